class plain { }
