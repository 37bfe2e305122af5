"""Several real servers on one real PostgreSQL, with the people of each table spread over them."""
