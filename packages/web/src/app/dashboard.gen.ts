/** What the features put on the start page. Generated from `*.dashboard.ts` by `npm run gen`: do not edit. */

export const dashboardOfFeatures = {
  bookings: async () => (await import('../features/bookings/on-dashboard/bookings.dashboard.ts')).bookingsDashboard,
  certificates: async () => (await import('../features/certificates/on-dashboard/certificates.dashboard.ts')).certificatesDashboard,
  coworkers: async () => (await import('../features/coworkers/on-dashboard/coworkers.dashboard.ts')).coworkersDashboard,
  orders: async () => (await import('../features/orders/on-dashboard/orders.dashboard.ts')).ordersDashboard,
  personnelFile: async () => (await import('../features/personnel-file/on-dashboard/personnel-file.dashboard.ts')).personnelFileDashboard,
  profile: async () => (await import('../features/profile/on-dashboard/profile.dashboard.ts')).profileDashboard,
}
