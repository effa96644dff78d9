"""A learnt reader beside the grammar: a small network that was trained on texts with their meanings."""
