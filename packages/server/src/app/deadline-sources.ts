import { bookingsDeadlines } from '../features/bookings/bookings.deadlines.ts'
import type { DeadlineSource } from '../features/deadlines/deadline-source.ts'
import { machineTokensDeadlines } from '../features/machine-tokens/machine-tokens.deadlines.ts'
import { personnelFileDeadlines } from '../features/personnel-file/personnel-file.deadlines.ts'

/** THE table of all sources of deadlines. */
export const DEADLINE_SOURCES: readonly DeadlineSource[] = [
  bookingsDeadlines,
  personnelFileDeadlines,
  machineTokensDeadlines,
]
