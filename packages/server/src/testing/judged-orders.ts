import { orderAccess, unitTree } from '@salvia/core/access'
import { type AccessToOrder, accessToOrder } from '@salvia/core/orders'
import type { Db } from '../db/database.ts'
import { everyEmployee, openUnits, ordersWithUnits } from './followed-orders.store.ts'
import { readGroup } from './group-bookings.store.ts'
import { accountOf } from './test.store.ts'

const COMPANY = '10401'

/** An order with what the rule says of it for one user. */
export interface JudgedOrder {
  readonly order: Awaited<ReturnType<typeof ordersWithUnits>>[number]['order']
  readonly employee: Awaited<ReturnType<typeof everyEmployee>>[number] | null
  readonly access: AccessToOrder
}

/** The rows that the rules need, and what they give a user. */
async function judgedUser(db: Db, email: string) {
  const { id: accountId } = await accountOf(db, email)
  const group = await readGroup(db, COMPANY)
  const unitId = group.employees.find(
    one => one.accountId === accountId && one.clientNumber === COMPANY,
  )?.unitId
  const employment =
    unitId === undefined ? ({ kind: 'elsewhere' } as const) : ({ kind: 'unit', unitId } as const)
  return { group, access: orderAccess({ accountId, employment }, unitTree(group.units), group.roles) }
}

/** The ids of the units that a user may order for, judged from the rows alone. */
export async function judgedUnits(db: Db, email: string): Promise<string[]> {
  const { access } = await judgedUser(db, email)
  return (await openUnits(db, COMPANY)).map(({ id }) => id).filter(id => access.ordersFor.has(id))
}

/** What a user sees of every order of the company, judged from the rows alone, one order at a time. */
export async function judgedOrders(db: Db, email: string): Promise<JudgedOrder[]> {
  const { group, access } = await judgedUser(db, email)
  const employees = new Map((await everyEmployee(db, COMPANY)).map(employee => [employee.id, employee]))
  const employed = new Map(group.employees.map(employee => [employee.id, employee]))
  const accountOfPid = (pid: string) => group.employees.find(one => one.pid === pid)?.accountId ?? null
  const root = (await openUnits(db, COMPANY))[0]?.id ?? ''
  const open = new Set(group.units.map(({ id }) => id))
  return (await ordersWithUnits(db, COMPANY)).map(({ order, unitIds }) => {
    const employee = employees.get(order.employeeId ?? '') ?? null
    const judge = () => {
      if (order.orderKind !== 'person')
        // The only unit that a test closes is one below the root.
        return { kind: 'units', unitIds: unitIds.map(id => (open.has(id) ? id : root)) } as const
      const one = employed.get(employee?.id ?? '')
      if (one) {
        const { managerEmployeeId, managerAccountId } = one
        const manager = managerAccountId ?? employed.get(managerEmployeeId ?? '')?.accountId ?? null
        return { kind: 'person', employee: { ...one, managerAccountId: manager } } as const
      }
      if (!employee?.isProspective) return { kind: 'person', employee: null } as const
      const prospect = { accountId: accountOfPid(employee.pid), managerAccountId: null }
      return { kind: 'person', employee: { unitId: employee.unitId, ...prospect } } as const
    }
    const { makerAccountId } = order
    return { order, employee, access: accessToOrder(access, { makerAccountId, about: judge() }) }
  })
}
