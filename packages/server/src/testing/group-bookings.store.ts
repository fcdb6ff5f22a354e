import type { OrdererRole, UnitNode } from '@salvia/core/access'
import type { LeaderEmployee, ListedBooking } from '@salvia/core/bookings/testing'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { bookings } from '../db/schema/bookings.ts'
import { companies, employees, units } from '../db/schema/organisation.ts'
import { unitRoles } from '../db/schema/roles.ts'

/** An employee as the rules see one, with the account found by number, else by email. */
interface ReadEmployee extends LeaderEmployee {
  readonly clientNumber: string
  readonly pid: string
  readonly unitId: string
  readonly sortName: string
  readonly searchText: string
}

/** All rows that the rules need, for tests that calculate the answer without the server. */
export interface ReadGroup {
  readonly units: readonly UnitNode[]
  readonly roles: readonly OrdererRole[]
  readonly employees: readonly ReadEmployee[]
  readonly bookings: readonly (Omit<ListedBooking, 'concernsLeader'> & {
    readonly clientNumber: string
    readonly employeeId: string
  })[]
}

/** Reads the whole employer group of a company. */
export async function readGroup(db: Db, clientNumber: string): Promise<ReadGroup> {
  const all = await db.select().from(companies)
  const group = all.find(company => company.clientNumber === clientNumber)?.groupId
  const numbers = all.filter(({ groupId }) => groupId === group).map(company => company.clientNumber)
  const open = await db
    .select()
    .from(units)
    .where(and(inArray(units.clientNumber, numbers), isNull(units.endedAt)))
  const staff = await db
    .select()
    .from(employees)
    .where(and(inArray(employees.clientNumber, numbers), isNull(employees.endedAt)))
  const known = await db.select({ id: accounts.id, pid: accounts.pid, email: accounts.email }).from(accounts)
  const read = staff.map(employee => ({
    ...employee,
    accountId:
      known.find(({ pid }) => pid === employee.pid)?.id ??
      known.find(({ pid, email }) => pid === null && email === employee.email?.toLowerCase())?.id ??
      null,
  }))
  const employeeOf = new Map(read.map(employee => [employee.id, employee]))
  const booked = await db.select().from(bookings).where(inArray(bookings.clientNumber, numbers))
  const openIds = open.map(({ id }) => id)
  const roles = await db.select().from(unitRoles).where(inArray(unitRoles.unitId, openIds))
  return {
    units: open,
    roles: roles.flatMap(({ role, ...grant }) =>
      role === 'orderer' || role === 'extended-orderer' ? [{ ...grant, role }] : [],
    ),
    employees: read,
    bookings: booked.flatMap(booking => {
      const employee = employeeOf.get(booking.employeeId)
      if (!employee) return []
      const { startsAt, endsAt, cancelledAt } = booking
      return [
        {
          ...booking,
          startsAt,
          endsAt,
          isCancelled: cancelledAt !== null,
          employee,
        },
      ]
    }),
  }
}
