import { demoBookings } from '@salvia/fixtures/demo-world'
import { insertBookings } from './bookings.store.ts'
import type { DemoPart } from './demo-part.ts'

export const bookingsSeed: DemoPart = (tx, { world, now }) => insertBookings(tx, demoBookings(world, now))
