/** Whose deadlines are told. Generated from `*.deadlines.ts` by `npm run gen`: do not edit. */

import { bookingsDeadlines } from '../features/bookings/bookings.deadlines.ts'
import { certificatesDeadlines } from '../features/certificates/certificates.deadlines.ts'
import { machineTokensDeadlines } from '../features/machine-tokens/machine-tokens.deadlines.ts'
import { ordersDeadlines } from '../features/orders/orders.deadlines.ts'
import { personnelFileDeadlines } from '../features/personnel-file/personnel-file.deadlines.ts'

export const DEADLINE_SOURCES = [
  bookingsDeadlines,
  certificatesDeadlines,
  machineTokensDeadlines,
  ordersDeadlines,
  personnelFileDeadlines,
]
