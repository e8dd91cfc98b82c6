"""The durable log and the accounts, in SQLite or PostgreSQL."""
