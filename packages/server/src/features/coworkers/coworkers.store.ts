import type { OrdererRole, UnitNode } from '@salvia/core/access'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { companies, units } from '../../db/schema/organisation.ts'
import { unitRoles } from '../../db/schema/roles.ts'
import type { CoworkerSearch } from './coworker-search.ts'
import type { Selection, SpecialEmployee, Tally } from './coworker-selection.ts'

/** The units and orderer roles of every company in the group: what the rules ask about. */
export interface GroupFacts {
  readonly units: readonly UnitNode[]
  readonly roles: readonly OrdererRole[]
}

/** An employee with what the list shows. */
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
}

/** What stands together in an order: nothing, those of a unit, or those of a manager. */
export type Grouping = 'none' | 'unit' | 'manager'

/** Whom a list is about, before any rule: those employed at a company now that fit the search. */
export interface Employed {
  readonly clientNumber: string
  readonly search: CoworkerSearch | null
}

export async function groupFacts(db: Db, clientNumber: string): Promise<GroupFacts> {
  const group = db
    .select({ id: companies.groupId })
    .from(companies)
    .where(eq(companies.clientNumber, clientNumber))
  const inGroup = inArray(
    units.clientNumber,
    db
      .select({ clientNumber: companies.clientNumber })
      .from(companies)
      .where(inArray(companies.groupId, group)),
  )
  const openUnits = await db
    .select({ id: units.id, parentId: units.parentId, clientNumber: units.clientNumber })
    .from(units)
    .where(and(inGroup, isNull(units.endedAt)))
  const roles = await db
    .select({
      accountId: unitRoles.accountId,
      unitId: unitRoles.unitId,
      recursive: unitRoles.recursive,
      role: sql<OrdererRole['role']>`${unitRoles.role}`,
    })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(and(inGroup, isNull(units.endedAt), inArray(unitRoles.role, ['orderer', 'extended-orderer'])))
  return { units: openUnits, roles }
}

/** A unit with its names from the top. */
export interface NamedUnit {
  readonly id: string
  readonly path: string[]
}

export function namedUnits(db: Db, clientNumber: string): Promise<NamedUnit[]> {
  return db
    .select({ id: units.id, path: units.path })
    .from(units)
    .where(and(eq(units.clientNumber, clientNumber), isNull(units.endedAt)))
}

const GROUPS: Readonly<Record<Grouping, SQL>> = {
  none: sql`''`,
  unit: sql`e.unit_id::text`,
  manager: sql`coalesce(e.manager_employee_id::text, e.manager_account_id::text, e.manager_text, '')`,
}

/** How many are employed in each unit, by the groups of the order. */
export async function tallies(db: Db, employed: Employed, grouping: Grouping): Promise<Tally[]> {
  const { rows } = await db.execute<{ unitId: string; group: string; count: number }>(sql`
    select e.unit_id as "unitId", ${GROUPS[grouping]} as "group", count(*)::int as count
    from employees e where ${isEmployed(employed)} group by 1, 2`)
  return rows
}

/** The employees of the accounts that matter to the rules, and those whom the user manages. */
export async function specialEmployees(
  db: Db,
  employed: Employed,
  { accountId, accounts, grouping }: { accountId: string; accounts: readonly string[]; grouping: Grouping },
): Promise<SpecialEmployee[]> {
  const { rows } = await db.execute<{ [Key in keyof SpecialEmployee]: SpecialEmployee[Key] }>(sql`
    with linked as materialized (
      select employee_id, account_id from employee_accounts
      where client_number = ${employed.clientNumber} and account_id = any(${uuids(accounts)})
    ), managed as materialized (
      select id from employees where manager_account_id = ${accountId}
      union
      select employees.id from linked join employees on employees.manager_employee_id = linked.employee_id
      where linked.account_id = ${accountId}
    )
    select e.id, e.unit_id as "unitId", ${GROUPS[grouping]} as "group", linked.account_id as "accountId",
      case when managed.id is not null then ${accountId} end as "managerAccountId"
    from (select employee_id as id from linked union select id from managed) special
    join employees e on e.id = special.id
    left join linked on linked.employee_id = e.id
    left join managed on managed.id = e.id
    where ${isEmployed(employed)}`)
  return rows
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Names of managers by their groups; one that is only a text is its own name, and one who left has none. */
export async function managerNames(db: Db, groups: readonly string[]): Promise<Map<string, string>> {
  const ids = groups.filter(group => UUID.test(group))
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, first_name || ' ' || last_name as name from employees
    where id = any(${uuids(ids)}) and ended_at is null
    union all
    select id, ${ACCOUNT_NAME} from accounts named_account where id = any(${uuids(ids)})`)
  const names = new Map(groups.map(group => [group, UUID.test(group) ? '' : group]))
  for (const { id, name } of rows) names.set(id, name)
  return names
}

export interface PageWish {
  readonly selection: Selection
  readonly grouping: Grouping
  /** The groups that the page lies in, in their order; of no meaning where nothing is grouped. */
  readonly groups: readonly string[]
  readonly isDescending: boolean
  readonly offset: number
  readonly limit: number
}

/** One page of the selected employees. Names within a group rise; where nothing is grouped, they follow the wish. */
export async function selectPage(db: Db, employed: Employed, wish: PageWish): Promise<ListedEmployee[]> {
  const { selection, grouping, groups, isDescending, offset, limit } = wish
  const isGrouped = grouping !== 'none'
  const wanted =
    grouping === 'unit'
      ? sql`join unnest(${uuids(groups)}) with ordinality wanted(key, rank) on wanted.key = e.unit_id`
      : sql`join unnest(${sql.param([...groups])}::text[]) with ordinality wanted(key, rank)
          on wanted.key = ${GROUPS[grouping]}`
  const order = isGrouped
    ? sql`rank, e.sort_name, e.id`
    : isDescending
      ? sql`e.sort_name desc, e.id desc`
      : sql`e.sort_name, e.id`
  const { rows } = await db.execute<{ [Key in keyof ListedEmployee]: ListedEmployee[Key] }>(sql`
    select e.id, e.pid, e.first_name as "firstName", e.last_name as "lastName", e.title, e.email,
      e.work_phone as "workPhone", e.mobile_phone as "mobilePhone", e.protected_identity as "protectedIdentity",
      e.unit_id as "unitId", units.path as "unitPath", ${MANAGER_NAME} as manager
    from (
      select e.*, ${isGrouped ? sql`wanted.rank` : sql`0`} as rank from employees e ${isGrouped ? wanted : sql``}
      where ${isEmployed(employed)} and ${isSelected(selection)}
      order by ${order} offset ${offset} limit ${limit}
    ) e join units on units.id = e.unit_id ${MANAGER_JOINS}
    order by ${order}`)
  return rows
}

const MANAGER_JOINS = sql`
  left join employees manager on manager.id = e.manager_employee_id and manager.ended_at is null
  left join accounts named_account on named_account.id = e.manager_account_id`
const ACCOUNT_NAME = sql`coalesce(
  nullif(trim(named_account.first_name || ' ' || named_account.last_name), ''), named_account.email)`
const MANAGER_NAME = sql`coalesce(manager.first_name || ' ' || manager.last_name, ${ACCOUNT_NAME}, e.manager_text)`

function isEmployed({ clientNumber, search }: Employed): SQL {
  const employed = sql`e.client_number = ${clientNumber} and e.ended_at is null`
  return search ? sql`${employed} and ${fitsSearch(search)}` : employed
}

/** Every word in the name, the title or the unit; or the digits in the identity number. */
function fitsSearch({ words, digits }: CoworkerSearch): SQL {
  const all = words.map(
    ({ word, units: ids }) => sql`(strpos(e.search_text, ${word}) > 0 or e.unit_id = any(${uuids(ids)}))`,
  )
  const inText = sql.join(all, sql` and `)
  return digits === null ? inText : sql`((${inText}) or strpos(e.pid, ${digits}) > 0)`
}

function isSelected(selection: Selection): SQL {
  return sql`((e.unit_id = any(${uuids(selection.units)}) and e.id <> all(${uuids(selection.without)}))
    or e.id = any(${uuids(selection.with)}))`
}

/** One parameter for the whole list: there is a limit on their number. */
function uuids(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}::uuid[]`
}
