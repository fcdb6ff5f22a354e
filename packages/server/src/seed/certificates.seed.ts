import { demoBookings, demoCertificates, demoOrders } from '@salvia/fixtures/demo-world'
import { certificatesFeed } from '../features/certificates/certificates.feed.ts'
import { documentsFeed } from '../features/documents/documents.feed.ts'
import { applyFeed } from '../features/feeds/apply-feed.ts'
import { BatchFiles } from '../features/feeds/batch-files.ts'
import { insertMadeByUsers, noteTurned } from './certificates.store.ts'
import type { DemoPart } from './demo-part.ts'
import { firstLine } from './first-line.ts'

/** Certificates and documents come in as the provider's own systems would send them; the rest is what users have made. */
export const certificatesSeed: DemoPart = async (tx, { world, now, services }) => {
  const { bookings } = demoBookings(world, now)
  const { orders } = demoOrders(world, bookings, now)
  const demo = demoCertificates(world, { orders, bookings }, now)
  const work = { now, files: new BatchFiles(services.files) }
  await applyFeed(tx, { kind: 'documents', store: documentsFeed, ...work }, demo.documents.map(firstLine))
  await applyFeed(
    tx,
    { kind: 'certificates', store: certificatesFeed, ...work },
    demo.certificates.map(firstLine),
  )
  await insertMadeByUsers(tx, demo, now)
  await noteTurned(tx, now)
}
