"""What is posted by the clock: deals of the day and the news of each week."""
