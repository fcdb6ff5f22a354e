/** What the features show in the demo. Generated from `*.seed.ts` by `npm run gen`: do not edit. */

import { bookingsSeed } from './bookings.seed.ts'
import { certificatesSeed } from './certificates.seed.ts'
import { ordersSeed } from './orders.seed.ts'
import { servicesSeed } from './services.seed.ts'
import { statisticsSeed } from './statistics.seed.ts'
import { uploadsSeed } from './uploads.seed.ts'

export const DEMO_PARTS = [
  bookingsSeed,
  certificatesSeed,
  ordersSeed,
  servicesSeed,
  statisticsSeed,
  uploadsSeed,
]
