import type { AccessEmployee, OrderAccess, OrdererRole } from '@salvia/core/access'
import { bookingAccess, bookingCoverage } from '@salvia/core/bookings'
import type { Caller, Person } from '../../access/caller.ts'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import { machineReach } from '../../access/machine-reach.ts'
import type { Db } from '../../db/database.ts'

/** Which bookings a list shows to its caller, and what it tells about them. */
interface BookingView {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  /** Every orderer role in the group. */
  readonly roles: readonly OrdererRole[]
  /** Whether the caller sees only a part of the organisation. */
  readonly isLimited: boolean
  mayChange(employee: { readonly id: string; readonly unitId: string }): boolean
}

/** What a user sees follows from roles and rules. A machine sees the whole company but its HR and can change nothing. */
export function bookingView(db: Db, caller: Caller, clientNumber: string): Promise<BookingView> {
  return caller.kind === 'machine' ? wholeCompany(db, clientNumber) : personsView(db, caller, clientNumber)
}

const isSeen = (access: OrderAccess, employee: AccessEmployee) =>
  bookingAccess(access, employee).kind === 'seen'

async function personsView(db: Db, person: Person, clientNumber: string): Promise<BookingView> {
  const { rules, employees } = await employeesInReach(db, person, clientNumber, isSeen)
  return {
    clientNumber,
    employees,
    roles: rules.roles,
    isLimited:
      bookingCoverage(
        rules.access,
        rules.units.map(({ id }) => id),
      ).kind === 'limited',
    mayChange(employee) {
      const access = bookingAccess(rules.access, rules.factsOf(employee))
      return access.kind === 'seen' && access.mayChange
    },
  }
}

async function wholeCompany(db: Db, clientNumber: string): Promise<BookingView> {
  const { roles, employees } = await machineReach(db, clientNumber)
  return { clientNumber, employees, roles, isLimited: false, mayChange: () => false }
}
