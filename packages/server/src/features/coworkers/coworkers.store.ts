import { type SQL, sql } from 'drizzle-orm'
import { accountName } from '../../access/account-name.store.ts'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { MANAGER_KEY } from '../../access/headcounts.store.ts'
import { isIdentified } from '../../access/identity-search.store.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { uuids } from '../../db/uuids.ts'
import type { ListRange } from '../../lists/list-source.ts'
import { type ListOrder, listOrder } from '../../lists/stored-list/list-order.store.ts'
import type { CoworkerSearch } from './coworker-search.ts'
import type { Tally } from './coworker-selection.ts'

/** An employee with the list's columns. */
export interface ListedEmployee {
  readonly id: string
  readonly pid: string
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly email: string | null
  readonly workPhone: string | null
  readonly mobilePhone: string | null
  readonly protectedIdentity: boolean
  readonly unitId: string
  readonly unitPath: string[]
  readonly manager: string | null
  readonly sortName: string
  /** The group of the order. */
  readonly group: string
}

/** What the order groups by: nothing, the unit or the manager. */
export type Grouping = 'none' | 'unit' | 'manager'

/** Which employees a list holds before any rule: those employed at a company now that match the search. */
export interface Employed {
  readonly clientNumber: string
  readonly search: CoworkerSearch | null
}

const GROUPS: Readonly<Record<Grouping, SQL>> = {
  none: sql`''`,
  unit: sql`e.unit_id::text`,
  manager: MANAGER_KEY,
}

/** How many are employed in each unit, by the groups of the order. */
export async function tallies(db: Db, employed: Employed, grouping: Grouping): Promise<Tally[]> {
  const { rows } = await db.execute<{ unitId: string; group: string; count: number }>(sql`
    select e.unit_id as "unitId", ${GROUPS[grouping]} as "group", count(*)::int as count
    from employees e where ${isEmployed(employed)} group by 1, 2`)
  return rows
}

/** Which of some employees the list holds. */
export async function employedAmong(
  db: Db,
  employed: Employed,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select e.id from employees e where e.id = any(${uuids(ids)}) and ${isEmployed(employed)}`)
  return new Set(rows.map(({ id }) => id))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Names of managers by group. A manager known only as text has that text as name, one who has left has no name. */
export async function managerNames(
  db: Db,
  clientNumber: string,
  groups: readonly string[],
): Promise<Map<string, string>> {
  const ids = groups.filter(group => UUID.test(group))
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, first_name || ' ' || last_name as name from employees
    where id = any(${uuids(ids)}) and ended_at is null
    union all
    select id, ${accountName('named_account', sql`${clientNumber}::text`)} from accounts named_account where id = any(${uuids(ids)})`)
  const names = new Map(groups.map(group => [group, UUID.test(group) ? '' : group]))
  for (const { id, name } of rows) names.set(id, name)
  return names
}

interface PageQuery extends ListRange<ListedEmployee> {
  readonly selection: EmployeeSelection
  readonly grouping: Grouping
  /** The groups that the page covers, in order. Ignored if nothing is grouped. */
  readonly groups: readonly string[]
  readonly isDescending: boolean
}

/** A page of the selected employees. Within a group names ascend. Without grouping the query sets the direction. */
export async function selectPage(db: Db, employed: Employed, asked: PageQuery): Promise<ListedEmployee[]> {
  const { selection, grouping, offset, limit } = asked
  const order = orderBy(asked)
  const { rows } = await db.execute<{ [Key in keyof ListedEmployee]: ListedEmployee[Key] }>(sql`
    select e.id, e.pid, e.first_name as "firstName", e.last_name as "lastName", e.title, e.email,
      e.work_phone as "workPhone", e.mobile_phone as "mobilePhone", e.protected_identity as "protectedIdentity",
      e.unit_id as "unitId", units.path as "unitPath", ${MANAGER_NAME} as manager, e.sort_name as "sortName",
      ${GROUPS[grouping]} as "group"
    from (
      select e.*, ${grouping === 'none' ? sql`0` : sql`wanted.rank`} as rank from employees e ${inGroups(asked)}
      where ${isEmployed(employed)} and ${isSelected(selection)} and ${isAfter(asked)}
      order by ${order} offset ${offset} limit ${limit}
    ) e join units on units.id = e.unit_id ${MANAGER_JOINS}
    order by ${order}`)
  return rows
}

/** By name; those alike by id. The groups themselves are in the order of the query. */
function byName({ grouping, isDescending: isReversed }: PageQuery): ListOrder<ListedEmployee> {
  const isDescending = grouping === 'none' && isReversed
  return listOrder<ListedEmployee>([
    { by: sql`e.sort_name`, of: ({ sortName }) => sql`${sortName}::text`, isDescending },
    { by: sql`e.id`, of: ({ id }) => sql`${id}::uuid`, isDescending },
  ])
}

function orderBy(asked: PageQuery): SQL {
  const { order } = byName(asked)
  return asked.grouping === 'none' ? order : sql`rank, ${order}`
}

function inGroups({ grouping, groups }: PageQuery): SQL {
  if (grouping === 'none') return sql``
  return grouping === 'unit'
    ? sql`join unnest(${uuids(groups)}) with ordinality wanted(key, rank) on wanted.key = e.unit_id`
    : sql`join unnest(${sql.param([...groups])}::text[]) with ordinality wanted(key, rank)
        on wanted.key = ${GROUPS[grouping]}`
}

/** Condition for rows after the given row in the order. That row's group is the first of the requested ones. */
function isAfter(asked: PageQuery): SQL {
  const isLater = byName(asked).after(asked.after)
  if (!isLater) return sql`true`
  return asked.grouping === 'none' ? isLater : sql`(wanted.rank > 1 or ${isLater})`
}

const MANAGER_JOINS = sql`
  left join employees manager on manager.id = e.manager_employee_id and manager.ended_at is null
  left join accounts named_account on named_account.id = e.manager_account_id`
const MANAGER_NAME = sql`coalesce(manager.first_name || ' ' || manager.last_name,
  ${accountName('named_account', sql`e.client_number`)}, e.manager_text)`

function isEmployed({ clientNumber, search }: Employed): SQL {
  const employed = sql`e.client_number = ${clientNumber} and e.ended_at is null`
  return search ? sql`${employed} and ${fitsSearch(search)}` : employed
}

/** Matches if every word is in the name, the title or the unit, or by the identity number. */
function fitsSearch({ words, identity }: CoworkerSearch): SQL {
  const all = words.map(
    ({ word, units: ids }) => sql`(strpos(e.search_text, ${word}) > 0 or e.unit_id = any(${uuids(ids)}))`,
  )
  return sql`((${sql.join(all, sql` and `)}) or ${isIdentified(identity)})`
}
