/** The path of each page of the portal, by the name that links use; `:token?` need not be given. Generated from `*.paths.ts` by `npm run gen`: do not edit. */

import { authPaths } from './auth.paths.ts'
import { backOfficePaths } from './back-office.paths.ts'
import { bookingsPaths } from './bookings.paths.ts'
import { certificatesPaths } from './certificates.paths.ts'
import { coworkersPaths } from './coworkers.paths.ts'
import { ordersPaths } from './orders.paths.ts'
import { pagesPaths } from './pages.paths.ts'
import { personnelFilePaths } from './personnel-file.paths.ts'
import { profilePaths } from './profile.paths.ts'
import { statisticsPaths } from './statistics.paths.ts'

export const PORTAL_PATHS = {
  ...authPaths,
  ...backOfficePaths,
  ...bookingsPaths,
  ...certificatesPaths,
  ...coworkersPaths,
  ...ordersPaths,
  ...pagesPaths,
  ...personnelFilePaths,
  ...profilePaths,
  ...statisticsPaths,
}
