# What real servers have taught us.

notice-not-pinged = No ping for { $people }: the last one between you was less than ten minutes ago.
