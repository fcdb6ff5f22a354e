/** What the features show on the page of an employee. Generated from `*.timeline.ts` by `npm run gen`: do not edit. */

export const timelineOfFeatures = {
  bookings: async () => (await import('../features/bookings/bookings.timeline.ts')).bookingsTimeline,
  certificates: async () => (await import('../features/certificates/certificates.timeline.ts')).certificatesTimeline,
  orders: async () => (await import('../features/orders/orders.timeline.ts')).ordersTimeline,
}
