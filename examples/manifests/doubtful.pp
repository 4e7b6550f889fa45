# Good, but the escape is probably not what was meant.
notice("C:\path\to")
