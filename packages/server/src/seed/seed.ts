import { instantFromMillis, stockholmDate } from '@salvia/core/primitives'
import { DEMO_PASSWORD, demoWorld } from '@salvia/fixtures/demo-world'
import { analyse } from '../db/analyse.ts'
import { transaction } from '../db/transaction.ts'
import { hashPassword } from '../features/auth/password-hash.ts'
import type { Services } from '../services.ts'
import { insertWorld, isEmptyDatabase } from './seed.store.ts'

/** Puts the demo world around today into an empty database; leaves any other alone. */
export async function seed(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const today = stockholmDate(instantFromMillis(services.clock.now().getTime()))
  await transaction(services.db, async tx => {
    if (!(await isEmptyDatabase(tx))) return
    await insertWorld(tx, demoWorld(today), account => (account.hasPassword ? passwordHash : null))
    await analyse(tx)
  })
}
