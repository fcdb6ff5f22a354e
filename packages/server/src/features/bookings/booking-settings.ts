import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { setReminding } from './booking-settings.store.ts'

/** Turns the reminders of a company on or off. The change is audited. */
export async function turnReminders(
  db: Db,
  change: {
    readonly clientNumber: string
    readonly isOn: boolean
    readonly actor: Person
    readonly at: Instant
  },
): Promise<void> {
  const { clientNumber, isOn, actor, at } = change
  await transaction(db, async tx => {
    await setReminding(tx, clientNumber, isOn)
    await addAudit(tx, { at, actor, action: 'booking-reminders-turned', clientNumber, details: { on: isOn } })
  })
}
