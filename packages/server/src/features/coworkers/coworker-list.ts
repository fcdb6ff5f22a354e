import { type AccessEmployee, mayOrderFor, type OrderAccess } from '@salvia/core/access'
import type { Coworker, CoworkerContext, CoworkerPage, CoworkerSort } from '@salvia/core/coworkers'
import { PAGE_SIZE } from '@salvia/core/limits'
import { sortKey } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { companyRules } from '../../access/company-rules.ts'
import { ordinaryEmployee } from '../../access/employee-selection.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { coworkerSearch } from './coworker-search.ts'
import {
  countByContext,
  countByGroup,
  groupsOfPage,
  type Standing,
  selectionOf,
} from './coworker-selection.ts'
import {
  type Employed,
  type Grouping,
  type ListedEmployee,
  managerNames,
  namedUnits,
  selectPage,
  specialEmployees,
  tallies,
} from './coworkers.store.ts'

/** What the list is asked for. */
export interface CoworkerQuery {
  readonly clientNumber: string
  readonly context: CoworkerContext
  readonly q: string
  readonly sort: CoworkerSort
  readonly page: number
  readonly pageSize?: number | undefined
}

const UNIT_SEPARATOR = ' / '
const GROUPING = { name: 'none', unit: 'unit', manager: 'manager' } as const satisfies Record<
  string,
  Grouping
>

/**
 * One page of the employees within the user's reach that fit the filter and the search. The database counts and
 * selects, the rules say whom: nothing is asked for each employee of a company.
 * Who was shown to whom is kept.
 */
export async function listCoworkers(
  { db, secrets, clock }: Services,
  user: Person,
  query: CoworkerQuery,
): Promise<CoworkerPage> {
  const { clientNumber, context, page, pageSize = PAGE_SIZE } = query
  const { access, ruled } = await companyRules(db, user, clientNumber)
  const search = query.q.trim() === '' ? null : coworkerSearch(query.q, await namedUnits(db, clientNumber))
  const employed = { clientNumber, search }
  const order = orderOf(query.sort)
  const [counted, specials] = await Promise.all([
    tallies(db, employed, order.grouping),
    specialEmployees(db, employed, ruled, order.grouping),
  ])
  const standing = { access, tallies: counted, specials }
  const counts = countByContext(standing)
  const rows = await pageOf(db, { employed, standing, order, query: { context, page, pageSize } })
  const special = new Map(specials.map(employee => [employee.id, employee]))
  const items = rows.map(row =>
    shape(row, {
      access,
      facts: special.get(row.id) ?? ordinaryEmployee(row.unitId),
      pidHash: secrets.pidHash(row.pid),
    }),
  )
  const total = counts[context]
  await addView(db, {
    at: clock.now(),
    actor: user,
    action: 'employees-viewed',
    clientNumber,
    details: { context, searched: search !== null, page, total, employees: items.map(({ id }) => id) },
  })
  return { items, counts, page, pageSize, total }
}

interface Order {
  readonly grouping: Grouping
  readonly isDescending: boolean
}

function orderOf(sort: CoworkerSort): Order {
  const key = sort.replace('-', '') as keyof typeof GROUPING
  return { grouping: GROUPING[key], isDescending: sort.startsWith('-') }
}

interface PageQuestion {
  readonly employed: Employed
  readonly standing: Standing
  readonly order: Order
  readonly query: { readonly context: CoworkerContext; readonly page: number; readonly pageSize: number }
}

/** The counts tell which groups a page lies in, so that only these are sorted. */
async function pageOf(db: Db, question: PageQuestion): Promise<ListedEmployee[]> {
  const { employed, standing, order, query } = question
  const selection = selectionOf(standing, query.context)
  const range = { offset: (query.page - 1) * query.pageSize, limit: query.pageSize }
  if (order.grouping === 'none')
    return selectPage(db, employed, { selection, groups: [], ...order, ...range })
  const counts = countByGroup(standing, query.context)
  const { groups, skip } = groupsOfPage(await groupsInOrder(db, question), counts, range)
  if (groups.length === 0) return []
  return selectPage(db, employed, { selection, groups, ...order, offset: skip, limit: range.limit })
}

/** Swedish order in every language of the portal: å ä ö last. */
async function groupsInOrder(db: Db, { employed, order, standing }: PageQuestion): Promise<string[]> {
  const present = [...new Set(standing.tallies.map(({ group }) => group))]
  const names =
    order.grouping === 'unit'
      ? await unitNames(db, employed.clientNumber)
      : await managerNames(db, employed.clientNumber, present)
  const keyed = [...names].map(([group, name]) => ({ group, key: sortKey(name) }))
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  keyed.sort((a, b) => compare(a.key, b.key) || compare(a.group, b.group))
  const groups = keyed.map(({ group }) => group)
  return order.isDescending ? groups.reverse() : groups
}

async function unitNames(db: Db, clientNumber: string): Promise<Map<string, string>> {
  const units = await namedUnits(db, clientNumber)
  return new Map(units.map(({ id, path }) => [id, path.join(UNIT_SEPARATOR)]))
}

interface ShapeFacts {
  readonly access: OrderAccess
  readonly facts: AccessEmployee
  readonly pidHash: string
}

function shape(employee: ListedEmployee, { access, facts, pidHash }: ShapeFacts): Coworker {
  const verdict = mayOrderFor(access, facts)
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
