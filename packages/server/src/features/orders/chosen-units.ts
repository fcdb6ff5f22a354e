import type { OrderableUnit } from '@salvia/core/companies'
import { companyRules } from '../../access/company-rules.ts'
import type { Db } from '../../db/database.ts'
import { orderableUnits } from './orderable-units.ts'
import type { CounsellingCall, GroupCall, PersonCall } from './ordered-service.ts'

export type ChosenUnit = Pick<OrderableUnit, 'id' | 'path'>

/** The units that an order names. Throws UNIT_NOT_ORDERABLE unless the user orders for each of them. @spec §6 */
export async function chosenUnits(
  db: Db,
  { caller, company, fail }: PersonCall | GroupCall | CounsellingCall,
  ids: readonly string[],
): Promise<ChosenUnit[]> {
  const rules = await companyRules(db, caller, company.clientNumber)
  const orderable = new Map(orderableUnits(rules).map(unit => [unit.id, unit]))
  return ids.map(id => {
    const unit = orderable.get(id)
    if (!unit) throw fail('UNIT_NOT_ORDERABLE')
    return unit
  })
}
