import type { DemoPart } from './demo-part.ts'
import { seedUploads } from './seed-uploads.ts'

export const uploadsSeed: DemoPart = (tx, { world, services }) => seedUploads(tx, services, world)
