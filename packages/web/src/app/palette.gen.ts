/** What the palette finds of every feature. Generated from `*.palette.ts` by `npm run gen`: do not edit. */

export const paletteOfFeatures = {
  accessibility: async () => (await import('../features/accessibility/accessibility.palette.ts')).accessibilityPalette,
  backOffice: async () => (await import('../features/back-office/palette/back-office.palette.ts')).backOfficePalette,
  bookings: async () => (await import('../features/bookings/palette/bookings.palette.ts')).bookingsPalette,
  certificates: async () => (await import('../features/certificates/palette/certificates.palette.ts')).certificatesPalette,
  coworkers: async () => (await import('../features/coworkers/palette/coworkers.palette.ts')).coworkersPalette,
  dashboard: async () => (await import('../features/dashboard/dashboard.palette.ts')).dashboardPalette,
  orders: async () => (await import('../features/orders/palette/orders.palette.ts')).ordersPalette,
  personnelFile: async () => (await import('../features/personnel-file/palette/personnel-file.palette.ts')).personnelFilePalette,
  profile: async () => (await import('../features/profile/profile.palette.ts')).profilePalette,
  statistics: async () => (await import('../features/statistics/statistics.palette.ts')).statisticsPalette,
  terms: async () => (await import('../features/terms/terms.palette.ts')).termsPalette,
}
