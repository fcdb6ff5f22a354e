/** The screens of every feature. Generated from `*.routes.ts` by `npm run gen`: do not edit. */

import { accessibilityRoutes } from '../features/accessibility/accessibility.routes.ts'
import { authRoutes } from '../features/auth/auth.routes.ts'
import { backOfficeRoutes } from '../features/back-office/back-office.routes.ts'
import { bookingsRoutes } from '../features/bookings/bookings.routes.ts'
import { certificatesRoutes } from '../features/certificates/certificates.routes.ts'
import { coworkersRoutes } from '../features/coworkers/coworkers.routes.ts'
import { mattersRoutes } from '../features/matters/matters.routes.ts'
import { notFoundRoutes } from '../features/not-found/not-found.routes.ts'
import { ordersRoutes } from '../features/orders/orders.routes.ts'
import { personnelFileRoutes } from '../features/personnel-file/personnel-file.routes.ts'
import { profileRoutes } from '../features/profile/profile.routes.ts'
import { statisticsRoutes } from '../features/statistics/statistics.routes.ts'
import { termsRoutes } from '../features/terms/terms.routes.ts'

export const routesOfFeatures = [
  ...accessibilityRoutes,
  ...authRoutes,
  ...backOfficeRoutes,
  ...bookingsRoutes,
  ...certificatesRoutes,
  ...coworkersRoutes,
  ...mattersRoutes,
  ...notFoundRoutes,
  ...ordersRoutes,
  ...personnelFileRoutes,
  ...profileRoutes,
  ...statisticsRoutes,
  ...termsRoutes,
]
