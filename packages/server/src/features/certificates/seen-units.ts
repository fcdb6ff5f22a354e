import { withUnitsAbove } from '@salvia/core/access'
import type { ListedUnit } from '@salvia/core/lists'
import { type CompanyFacts, companyFacts } from '../../access/company-rules.ts'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { onceForEach } from '../../access/once-for-each.ts'
import { inTreeOrder } from '../../access/tree-order.ts'
import type { Db } from '../../db/database.ts'
import { employeesUnits } from './employees-units.store.ts'

interface Seen {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
}

/** The named units of a company, each after the one above it: sorted once for as long as the facts are kept. */
const namedUnits = onceForEach(({ units }: CompanyFacts): readonly ListedUnit[] =>
  inTreeOrder(units.filter(({ path }) => path.length > 0)).map(({ id, path }) => ({ id, path: [...path] })),
)

/**
 * The units of those whose entries the caller may see, and the units above them, each after the one above it. It asks no
 * entry, since that would read all of them for each page. The root, which has no name, is not one of them.
 */
export async function seenUnits(db: Db, { clientNumber, employees }: Seen): Promise<ListedUnit[]> {
  const facts = await companyFacts(db, clientNumber)
  const seen = withUnitsAbove(facts.tree, [...employees.units, ...(await employeesUnits(db, employees.with))])
  return namedUnits(facts).filter(({ id }) => seen.has(id))
}
