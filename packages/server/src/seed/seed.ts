import { stockholmDate } from '@salvia/core/primitives'
import { DEMO_PASSWORD, demoWorld } from '@salvia/fixtures/demo-world'
import { analyse } from '../db/analyse.ts'
import { allowLongStatements } from '../db/long-statements.ts'
import { transaction } from '../db/transaction.ts'
import { hashPassword } from '../features/auth/password-hash.ts'
import type { Services } from '../services.ts'
import { DEMO_PARTS } from './demo-parts.gen.ts'
import { insertWorld, isEmptyDatabase } from './seed.store.ts'

/** Inserts the demo world, with dates around today, into an empty database. Leaves any other database alone. */
export async function seed(
  services: Pick<Services, 'db' | 'clock' | 'files' | 'bookingSystem'>,
): Promise<void> {
  if (!(await isEmptyDatabase(services.db))) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const now = services.clock.now()
  await transaction(services.db, async tx => {
    await allowLongStatements(tx)
    if (!(await isEmptyDatabase(tx))) return
    const world = demoWorld(stockholmDate(now))
    await insertWorld(tx, world, account => (account.hasPassword ? passwordHash : null))
    for (const part of DEMO_PARTS) await part(tx, { world, now, services })
    await analyse(tx)
  })
}
