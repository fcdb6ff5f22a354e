import { fitsCoworkerFilter, mayOrderFor, type OrderAccess, orderAccess, unitTree } from '@salvia/core/access'
import {
  COWORKER_CONTEXTS,
  type Coworker,
  type CoworkerContext,
  type CoworkerPage,
  type CoworkerSort,
} from '@salvia/core/coworkers'
import { PAGE_SIZE } from '@salvia/core/limits'
import { searchHit } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import { unitOfEmployment } from '../../access/employment.store.ts'
import type { Services } from '../../services.ts'
import { employedAt, groupFacts, type ListedEmployee } from './coworkers.store.ts'

/** What the list is asked for. */
export interface CoworkerWish {
  readonly clientNumber: string
  readonly context: CoworkerContext
  readonly q: string
  readonly sort: CoworkerSort
  readonly page: number
  readonly pageSize?: number | undefined
}

/** Swedish order in every language of the portal: å ä ö last. */
const swedish = new Intl.Collator('sv', { sensitivity: 'base', numeric: true })
const UNIT_SEPARATOR = ' / '

/** One page of the employees within the user's reach that fit the filter and the search. */
export async function listCoworkers(
  { db, secrets }: Services,
  user: Person,
  wish: CoworkerWish,
): Promise<CoworkerPage> {
  const { clientNumber, context, page, pageSize = PAGE_SIZE } = wish
  const [unit, group, everyone] = await Promise.all([
    unitOfEmployment(db, user.pid, clientNumber),
    groupFacts(db, clientNumber),
    employedAt(db, clientNumber),
  ])
  const accessUser = { accountId: user.accountId, unitId: unit?.id ?? null }
  const access = orderAccess(accessUser, unitTree(group.units), group.roles)
  const found = everyone.filter(employee => fitsSearch(employee, wish.q))
  const fits = (filter: CoworkerContext) =>
    found.filter(employee => fitsCoworkerFilter(filter, access, employee))
  const counts = Object.fromEntries(COWORKER_CONTEXTS.map(filter => [filter, fits(filter).length]))
  const rows = fits(context).sort(byWish(wish.sort))
  const items = rows.slice((page - 1) * pageSize, page * pageSize)
  return {
    items: items.map(employee => shape(employee, access, secrets.pidHash(employee.pid))),
    counts: counts as CoworkerPage['counts'],
    page,
    pageSize,
    total: rows.length,
  }
}

/** Over name, unit and title; digits over the identity number too, with or without its century and hyphen. */
function fitsSearch(employee: ListedEmployee, q: string): boolean {
  if (q.trim() === '') return true
  const text = [employee.firstName, employee.lastName, employee.title ?? '', ...employee.unitPath].join(' ')
  if (searchHit(q, text) !== 'none') return true
  const digits = q.replace(/[\s+-]/g, '')
  return /^\d{4,12}$/.test(digits) && employee.pid.includes(digits)
}

function byWish(sort: CoworkerSort): (a: ListedEmployee, b: ListedEmployee) => number {
  const name = (employee: ListedEmployee) => `${employee.lastName}\t${employee.firstName}`
  const keys = {
    name,
    unit: (employee: ListedEmployee) => employee.unitPath.join(UNIT_SEPARATOR),
    manager: (employee: ListedEmployee) => employee.manager ?? '',
  }
  const isDescending = sort.startsWith('-')
  const key = keys[sort.replace('-', '') as keyof typeof keys]
  return (a, b) => {
    const order = swedish.compare(key(a), key(b))
    if (order !== 0) return isDescending ? -order : order
    return swedish.compare(name(a), name(b)) || a.id.localeCompare(b.id)
  }
}

function shape(employee: ListedEmployee, access: OrderAccess, pidHash: string): Coworker {
  const verdict = mayOrderFor(access, employee)
  const contact = employee.protectedIdentity ? null : employee
  return {
    id: employee.id,
    pidHash,
    firstName: employee.firstName,
    lastName: employee.lastName,
    title: employee.title,
    email: contact?.email ?? null,
    workPhone: contact?.workPhone ?? null,
    mobilePhone: contact?.mobilePhone ?? null,
    protectedIdentity: employee.protectedIdentity,
    unit: { id: employee.unitId, path: employee.unitPath },
    manager: employee.manager,
    excludedBy: verdict.kind === 'excluded' ? verdict.rule : null,
    mayOrder: verdict.kind === 'allowed',
  }
}
