import type { Instant } from '@salvia/core/primitives'
import type { DemoWorld } from '@salvia/fixtures/demo-world'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'

/** What a part of the demo is made from. */
interface Demo {
  readonly world: DemoWorld
  readonly now: Instant
  readonly services: Pick<Services, 'clock' | 'files'>
}

/** Puts what a feature shows in the demo into a database that holds its organisations and people. */
export type DemoPart = (tx: Db, demo: Demo) => Promise<void>
