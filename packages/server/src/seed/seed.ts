import { stockholmDate } from '@salvia/core/primitives'
import { DEMO_PASSWORD, demoBookings, demoWorld } from '@salvia/fixtures/demo-world'
import { analyse } from '../db/analyse.ts'
import { allowLongStatements } from '../db/long-statements.ts'
import { transaction } from '../db/transaction.ts'
import { hashPassword } from '../features/auth/password-hash.ts'
import type { Services } from '../services.ts'
import { insertBookings } from './bookings.store.ts'
import { insertWorld, isEmptyDatabase } from './seed.store.ts'
import { seedAccountLinks } from './seed-account-links.ts'
import { seedUploads } from './seed-uploads.ts'

/** Inserts the demo world, with dates around today, into an empty database. Leaves any other database alone. */
export async function seed(services: Pick<Services, 'db' | 'clock' | 'files'>): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const now = services.clock.now()
  await transaction(services.db, async tx => {
    await allowLongStatements(tx)
    if (!(await isEmptyDatabase(tx))) return
    const world = demoWorld(stockholmDate(now))
    await insertWorld(tx, world, account => (account.hasPassword ? passwordHash : null))
    await insertBookings(tx, demoBookings(world, now))
    await seedUploads(tx, services, world)
    await seedAccountLinks(tx, world, services.clock.now())
    await analyse(tx)
  })
}
