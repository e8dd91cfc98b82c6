"""HTTP and WebSocket: only translation between the wire and the tables."""
