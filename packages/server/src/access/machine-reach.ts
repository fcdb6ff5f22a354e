import type { OrdererRole } from '@salvia/core/access'
import type { Db } from '../db/database.ts'
import { asOfNow } from './access-state.ts'
import { companyFacts } from './company-rules.ts'
import type { EmployeeSelection } from './employee-selection.ts'
import type { NamedUnit } from './group-facts.store.ts'
import { employeesWhoAreHr } from './hr.store.ts'
import { KeptCopies } from './kept-copies.ts'

/** Of whom a machine is told what has been ordered and booked. */
interface MachineReach {
  /** The open units of the company. */
  readonly units: readonly NamedUnit[]
  /** Every orderer role in the group. */
  readonly roles: readonly OrdererRole[]
  /** For SQL statements, by `isSelected`. */
  readonly employees: EmployeeSelection
  reaches(employee: { readonly id: string; readonly unitId: string }): boolean
}

/** The HR of all companies kept in memory are at most so many employees. */
const MOST_KEPT = 20_000
const HR = new KeptCopies<readonly string[]>({ most: MOST_KEPT, weightOf: ids => 1 + ids.length })

/**
 * Everybody in the company except who is HR there. HR makes the tokens and reads what they answer, and would read
 * about themselves by one, which self-insight forbids.
 */
export async function machineReach(db: Db, clientNumber: string): Promise<MachineReach> {
  const { units, roles } = await companyFacts(db, clientNumber)
  const hr = await asOfNow(db, clientNumber, { copies: HR, key: clientNumber }, state =>
    employeesWhoAreHr(state.db, clientNumber),
  )
  const [own, shut] = [new Set(units.map(({ id }) => id)), new Set(hr)]
  return {
    ...{ units, roles },
    employees: { units: [...own], without: hr, with: [] },
    reaches: ({ id, unitId }) => own.has(unitId) && !shut.has(id),
  }
}
