"""Message catalogues in Polish and English, and the only code that turns ids into words."""
