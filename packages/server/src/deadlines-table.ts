import type { DeadlineSource } from './deadline-source.ts'
import { machineTokensDeadlines } from './features/auth/machine-tokens.deadlines.ts'
import { bookingsDeadlines } from './features/bookings/bookings.deadlines.ts'
import { personnelFileDeadlines } from './features/personnel-file/personnel-file.deadlines.ts'

/** THE table of whose deadlines are told. */
export const DEADLINE_SOURCES: readonly DeadlineSource[] = [
  bookingsDeadlines,
  personnelFileDeadlines,
  machineTokensDeadlines,
]
