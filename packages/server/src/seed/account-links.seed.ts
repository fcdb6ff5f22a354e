import type { DemoPart } from './demo-part.ts'
import { seedAccountLinks } from './seed-account-links.ts'

export const accountLinksSeed: DemoPart = (tx, { world, services }) =>
  seedAccountLinks(tx, world, services.clock.now())
