import { demoBookings } from '@salvia/fixtures/demo-world'
import { insertBookings } from './bookings.store.ts'
import type { DemoPart } from './demo-part.ts'

/** A booking system that is connected brings bookings of its own, and knows none of the demo's. */
export const bookingsSeed: DemoPart = async (tx, { world, now, services }) => {
  if (!services.bookingSystem.exchange) await insertBookings(tx, demoBookings(world, now))
}
