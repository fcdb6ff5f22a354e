import type { Db } from '../../../db/database.ts'
import type { CaseFacts } from '../case-rows.ts'
import { templateOf } from '../cases.store.ts'
import { listWithheld, replaceWithheld, withheldAddresses } from './withheld-addresses.store.ts'

/**
 * Removes from the staged rows of a case every email address of somebody with a protected identity that stands in a
 * cell for others: immediate manager, role or invoice reference. @spec personnel-file §4
 */
export async function withholdAddresses(
  db: Db,
  { id, clientNumber }: Pick<CaseFacts, 'id' | 'clientNumber'>,
): Promise<void> {
  const run = { caseId: id, clientNumber }
  const withheld = await withheldAddresses(db, run)
  if (withheld.length === 0) return
  const template = await templateOf(db, id)
  const headers = Object.fromEntries(
    template.columns.flatMap(({ role, header }) => (role ? [[role, header]] : [])),
  )
  await listWithheld(db, run, { withheld, headers })
  await replaceWithheld(db, run, withheld)
}
