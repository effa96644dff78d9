"""What drives the product from outside: browsers, servers, simulated connections and runs that take long. Not part of the wheel."""
