export const bookingsCommands = {
  'bookings list': async () => (await import('./bookings-list.ts')).bookingsList,
  'bookings show': async () => (await import('./bookings-show.ts')).bookingsShow,
}

export const bookingsGroup = {
  bookings: { sv: 'visa tidsbokningar', en: 'show bookings' },
}
