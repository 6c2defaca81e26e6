"""Commands and clicks of tournaments, ladders and clubs."""
