import { type AccessEmployee, mayOrderFor, type OrderAccess } from '@salvia/core/access'
import { bookingAccess } from '@salvia/core/bookings'
import { type AccessToOrder, accessToOrder } from '@salvia/core/orders'
import type { Caller, Person } from '../../access/caller.ts'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import { machineReach } from '../../access/machine-reach.ts'
import type { Db } from '../../db/database.ts'
import type { employees } from '../../db/schema/organisation.ts'
import { closedUnits, type OpenUnitOf } from './closed-units.store.ts'
import type { OrderRow } from './orders.store.ts'

type Employee = Pick<typeof employees.$inferSelect, 'id' | 'unitId' | 'endedAt' | 'isProspective'>

/** An order with what decides who sees it. */
interface JudgedRow {
  readonly order: Pick<OrderRow['order'], 'orderKind' | 'makerAccountId'>
  readonly employee: Employee | null
  /** Ids of the units of a group or counselling order, as they were when it was sent. */
  readonly unitIds: readonly string[]
}

/** Which orders of a company a caller sees, and what of each. */
export interface OrderView {
  readonly clientNumber: string
  /** Null for a machine, which makes no orders. */
  readonly accountId: string | null
  /** The employees whose orders the caller sees. */
  readonly employees: EmployeeSelection
  /**
   * Those of them for whom the caller may order; for a machine, which asks for the whole company, all. Asked for apart:
   * few questions need it.
   */
  orderable(): Promise<EmployeeSelection>
  /** The units that the caller orders for, and closed ones for which one of them stands. */
  readonly units: readonly string[]
  /** `units` are all that the company has. */
  readonly coversCompany: boolean
  /** Whether the caller reads what was written and attached. A machine does not. */
  readonly readsTexts: boolean
  accessTo(row: JudgedRow): AccessToOrder
  /** Whether the caller may see the bookings of an employee. */
  seesBookingsOf(employee: Pick<Employee, 'id' | 'unitId'>): boolean
}

/**
 * What a user sees follows from roles and rules. A machine sees the whole company but its HR, without what was written,
 * and writes nothing.
 */
export function orderView(db: Db, caller: Caller, clientNumber: string): Promise<OrderView> {
  return caller.kind === 'machine' ? wholeCompany(db, clientNumber) : personsView(db, caller, clientNumber)
}

const isSeen = (access: OrderAccess, employee: AccessEmployee) => {
  const { kind } = mayOrderFor(access, employee)
  return kind === 'allowed' || kind === 'no-role'
}

const isOrderable = (access: OrderAccess, employee: AccessEmployee) =>
  mayOrderFor(access, employee).kind === 'allowed'

/** The same for a user about whom only the account is known, as when a mail is sent. */
export async function personsView(
  db: Db,
  { accountId, pid }: Pick<Person, 'accountId' | 'pid'>,
  clientNumber: string,
): Promise<OrderView> {
  const { rules, employees } = await employeesInReach(db, { accountId, pid }, clientNumber, isSeen)
  const closed = await closedUnits(db, clientNumber)
  const { access } = rules
  return {
    ...{ clientNumber, accountId, employees, readsTexts: true },
    orderable: async () =>
      (await employeesInReach(db, { accountId, pid }, clientNumber, isOrderable)).employees,
    ...unitsOf(access.isPlaced ? access.ordersFor : new Set(), rules.units, closed),
    accessTo: ({ order: { orderKind: kind, makerAccountId }, employee, unitIds }) =>
      accessToOrder(access, {
        makerAccountId,
        about:
          kind === 'person'
            ? { kind, employee: employee && isThere(employee) ? rules.factsOf(employee) : null }
            : { kind: 'units', unitIds: unitIds.map(id => closed.get(id) ?? id) },
      }),
    seesBookingsOf: employee => bookingAccess(access, rules.factsOf(employee)).kind === 'seen',
  }
}

async function wholeCompany(db: Db, clientNumber: string): Promise<OrderView> {
  const { units, employees, reaches } = await machineReach(db, clientNumber)
  const closed = await closedUnits(db, clientNumber)
  const isSeenWhole = ({ order, employee }: JudgedRow) =>
    order.orderKind !== 'person' || (employee !== null && isThere(employee) && reaches(employee))
  return {
    ...{ clientNumber, accountId: null, employees, readsTexts: false },
    orderable: async () => employees,
    ...unitsOf(new Set(employees.units), units, closed),
    accessTo: row =>
      isSeenWhole(row) ? { kind: 'full', isMaker: false, mayOrder: false } : { kind: 'hidden' },
    seesBookingsOf: reaches,
  }
}

/** The open units of the company that are covered, and the closed ones for which one of them stands. */
function unitsOf(covered: ReadonlySet<string>, own: readonly { readonly id: string }[], closed: OpenUnitOf) {
  const open = own.map(({ id }) => id).filter(id => covered.has(id))
  const gone = [...closed].filter(([, above]) => above !== null && covered.has(above)).map(([id]) => id)
  const units = [...open, ...gone]
  return { units, coversCompany: units.length > 0 && units.length === own.length + closed.size }
}

/** Whether somebody is employed, or is known by orders alone. Who has left is out of everybody's reach. */
function isThere({ endedAt, isProspective }: Employee): boolean {
  return endedAt === null || isProspective
}
