# What is seen at the top: `main`, and no local variables.

TOPLEVEL_BINDING = binding
