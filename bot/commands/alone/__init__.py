"""Commands and clicks of what one plays alone, lessons included."""
