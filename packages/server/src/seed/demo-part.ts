import type { Instant } from '@salvia/core/primitives'
import type { DemoWorld } from '@salvia/fixtures/demo-world'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'

/** What a part of the demo can use. */
interface Demo {
  readonly world: DemoWorld
  readonly now: Instant
  readonly services: Pick<Services, 'clock' | 'files' | 'bookingSystem'>
}

/** Inserts the demo data of one feature into a database that already holds the demo organisations and people. */
export type DemoPart = (tx: Db, demo: Demo) => Promise<void>
