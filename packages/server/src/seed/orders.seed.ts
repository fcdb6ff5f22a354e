import { Readable } from 'node:stream'
import { type DemoOrder, demoBookings, demoOrders } from '@salvia/fixtures/demo-world'
import { newFileKey } from '../features/attachments/file-keys.ts'
import type { DemoPart } from './demo-part.ts'
import { insertOrders, type SeededFiles } from './orders.store.ts'

/** Where a booking system is connected, the demo has no bookings, and no order has one. */
export const ordersSeed: DemoPart = async (tx, { world, now, services }) => {
  const { bookings } = demoBookings(world, now)
  const demo = demoOrders(world, bookings, now)
  const isBooked = !services.bookingSystem.exchange
  const orders = isBooked ? demo.orders : demo.orders.map(withoutBookings)
  const files: SeededFiles = new Map()
  for (const attachment of orders.flatMap(order => order.attachments)) {
    const key = newFileKey()
    const stored = await services.files.write(key, Readable.from([attachment.content]))
    // The bytes of an infected file are not kept.
    if (attachment.state === 'infected') await services.files.delete(key)
    files.set(attachment.id, { ...stored, key: attachment.state === 'infected' ? '' : key })
  }
  await insertOrders(tx, { ...demo, orders }, files)
}

function withoutBookings(order: DemoOrder): DemoOrder {
  return { ...order, bookingIds: [], steps: order.steps.filter(({ event }) => event !== 'booked') }
}
