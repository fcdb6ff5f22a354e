/** What the palette finds of every feature. Generated from `*.palette.ts` by `npm run gen`: do not edit. */

import { accessibilityPalette } from '../features/accessibility/accessibility.palette.ts'
import { backOfficePalette } from '../features/back-office/palette/back-office.palette.ts'
import { bookingsPalette } from '../features/bookings/palette/bookings.palette.ts'
import { coworkersPalette } from '../features/coworkers/palette/coworkers.palette.ts'
import { dashboardPalette } from '../features/dashboard/dashboard.palette.ts'
import { personnelFilePalette } from '../features/personnel-file/palette/personnel-file.palette.ts'
import { profilePalette } from '../features/profile/profile.palette.ts'
import { termsPalette } from '../features/terms/terms.palette.ts'

export const paletteOfFeatures = [
  accessibilityPalette,
  backOfficePalette,
  bookingsPalette,
  coworkersPalette,
  dashboardPalette,
  personnelFilePalette,
  profilePalette,
  termsPalette,
]
