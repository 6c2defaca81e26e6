# Discord did not take a request while somebody waited for an answer.
notice-maybe-done = Discord refused a request of mine. What you asked for may have been done all the same: check before you try again.
