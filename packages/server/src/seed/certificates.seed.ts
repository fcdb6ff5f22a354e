import { stockholmDate } from '@salvia/core/primitives'
import { demoCertificates } from '@salvia/fixtures/demo-world'
import { certificatesFeed } from '../features/certificates/certificates.feed.ts'
import { applyFeed } from '../features/feeds/apply-feed.ts'
import { withDocuments } from './certificate-documents.ts'
import { insertMonitorings } from './certificates.store.ts'
import type { DemoPart } from './demo-part.ts'
import { firstLine } from './first-line.ts'
import { seedAccountLinks } from './seed-account-links.ts'

/** The demo's certificates and their documents come in as the provider's journal would send them; what users have made stands beside them. */
export const certificatesSeed: DemoPart = async (tx, { world, now, services: { files } }) => {
  const { issued, made } = demoCertificates(world, stockholmDate(now))
  const sent = await withDocuments(tx, issued, { files, now })
  await applyFeed(tx, { kind: 'certificates', store: certificatesFeed, now }, sent.map(firstLine))
  await insertMonitorings(tx, made)
  await seedAccountLinks(tx, { world, monitorings: made }, now)
}
