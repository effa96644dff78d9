"""What a card of BLANK can mean: a small language of orthogonal parts, kept as data and never run as code."""
