# What real servers have taught us.

notice-not-pinged = A challenge between you and { $people } has pinged one of you within the last ten minutes, so this one does not ping again. They can still press **Join**.
