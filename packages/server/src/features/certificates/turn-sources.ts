import { turnsOn } from '@salvia/core/certificates'
import type { Instant, IsoDate } from '@salvia/core/primitives'
import { addAudits } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { entryOf } from './certificate-entry.ts'
import { noteTurned, takeUnturned, type UnturnedPlace } from './turn-sources.store.ts'

const AT_A_TIME = 500

/**
 * Notes each certificate of the journal that has turned into a monitoring by today, with a line in the audit. Its source
 * follows from the day and is not changed by this. Of several processes each takes other entries.
 */
export async function turnSources({ db, clock }: Services, today: IsoDate): Promise<void> {
  for (let after: UnturnedPlace | undefined, isMore = true; isMore; ) {
    const found = await transaction(db, tx => turnSome(tx, { today, after, now: clock.now() }))
    isMore = found.length === AT_A_TIME
    after = found.at(-1)
  }
}

async function turnSome(
  tx: Db,
  { today, after, now }: { today: IsoDate; after: UnturnedPlace | undefined; now: Instant },
) {
  const found = await takeUnturned(tx, { today, after, limit: AT_A_TIME })
  const turned = found.filter(row => {
    const day = turnsOn(entryOf(row))
    return day !== null && day <= today
  })
  await noteTurned(
    tx,
    turned.map(({ id }) => id),
    today,
  )
  await addAudits(
    tx,
    turned.map(({ id, clientNumber }) => ({
      ...{ at: now, actor: null, action: 'certificate-turned' as const },
      ...{ clientNumber, object: id },
    })),
  )
  return found
}
