import { stockholmDate } from '@salvia/core/primitives'
import { DEMO_CATALOGUE, DEMO_CLINICS, demoAgreements } from '@salvia/fixtures/demo-world'
import { applyFeed } from '../features/feeds/apply-feed.ts'
import { agreementsFeed } from '../features/services/agreements.feed.ts'
import { clinicsFeed } from '../features/services/clinics.feed.ts'
import { servicesFeed } from '../features/services/services.feed.ts'
import type { DemoPart } from './demo-part.ts'
import { firstLine } from './first-line.ts'

/** The demo's services, agreements and clinics come in as the provider's own systems would send them. */
export const servicesSeed: DemoPart = async (tx, { now }) => {
  const agreements = demoAgreements(stockholmDate(now))
  await applyFeed(tx, { kind: 'services', store: servicesFeed, now }, DEMO_CATALOGUE.map(firstLine))
  await applyFeed(tx, { kind: 'clinics', store: clinicsFeed, now }, DEMO_CLINICS.map(firstLine))
  await applyFeed(tx, { kind: 'agreements', store: agreementsFeed, now }, agreements.map(firstLine))
}
