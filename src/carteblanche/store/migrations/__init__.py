"""The schema's history, by alembic."""
