type Profile::Host = Pattern[/\A[a-z0-9-]+(\.[a-z0-9-]+)*\z/]
