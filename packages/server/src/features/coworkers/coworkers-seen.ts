import type { AccessEmployee, OrderAccess } from '@salvia/core/access'
import type { CoworkerContext, CoworkerSort } from '@salvia/core/coworkers'
import { sortKey } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import { type CompanyRules, companyRules } from '../../access/company-rules.ts'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { onceForEach } from '../../access/once-for-each.ts'
import type { Db } from '../../db/database.ts'
import type { ListRange } from '../../lists/list-source.ts'
import { coworkerSearch } from './coworker-search.ts'
import {
  countByContext,
  countByGroup,
  groupsOfPage,
  type SelectionBasis,
  selectionOf,
} from './coworker-selection.ts'
import {
  type Employed,
  employedAmong,
  type Grouping,
  type ListedEmployee,
  managerNames,
  selectPage,
  tallies,
} from './coworkers.store.ts'

const UNIT_SEPARATOR = ' / '
const GROUPING = { name: 'none', unit: 'unit', manager: 'manager' } as const satisfies Record<
  string,
  Grouping
>

/** The employees of a company that one user sees and a search finds. */
interface SeenCoworkers {
  readonly access: OrderAccess
  /** How many stand under each filter. */
  readonly counts: Readonly<Record<CoworkerContext, number>>
  /** Reads those under a filter, in order. */
  rows(context: CoworkerContext): (range: ListRange<ListedEmployee>) => Promise<ListedEmployee[]>
  /** What the rules know about one of them. */
  factsOf(employee: Pick<ListedEmployee, 'id' | 'unitId'>): AccessEmployee
}

/** Whose employees are asked for, where, which of them, and in which order. */
interface CoworkerQuestion {
  readonly user: Pick<Person, 'accountId' | 'pid'>
  readonly clientNumber: string
  readonly q: string
  readonly sort: CoworkerSort
}

/**
 * Prepares the employees whom a user sees: for the user's own list, for explaining it, and for HR's preview of it. The
 * rules say which units and special employees are visible, and the database counts and selects. No query runs per
 * employee, and the same statements run whatever is searched for.
 */
export async function coworkersSeenBy(
  db: Db,
  { user, clientNumber, q, sort }: CoworkerQuestion,
): Promise<SeenCoworkers> {
  const rules = await companyRules(db, user, clientNumber)
  const search = q === '' ? null : coworkerSearch(q, rules.units)
  const employed = { clientNumber, search }
  const order = orderOf(sort)
  const basis = await basisOf(db, { employed, rules, grouping: order.grouping })
  return {
    access: rules.access,
    counts: countsOf(basis),
    rows: context => rowsOf(db, { employed, rules, basis, order, context }),
    factsOf: rules.factsOf,
  }
}

async function basisOf(
  db: Db,
  { employed, rules, grouping }: { employed: Employed; rules: CompanyRules; grouping: Grouping },
): Promise<SelectionBasis> {
  if (employed.search === null) return WITHOUT_SEARCH[grouping](rules)
  const { access, specials } = rules
  const ids = specials.map(({ id }) => id)
  const [counted, found] = await Promise.all([
    tallies(db, employed, grouping),
    employedAmong(db, employed, ids),
  ])
  const matching = specials.filter(({ id }) => found.has(id))
  return { access, tallies: counted, specials: grouped(matching, grouping) }
}

/** Without a search, the rules tell everything, once for as long as they are kept. */
const withoutSearch = (grouping: Grouping) =>
  onceForEach(
    ({ access, headcounts, specials }: CompanyRules): SelectionBasis => ({
      access,
      tallies: grouped(headcounts, grouping),
      specials: grouped(specials, grouping),
    }),
  )
const WITHOUT_SEARCH = {
  none: withoutSearch('none'),
  unit: withoutSearch('unit'),
  manager: withoutSearch('manager'),
} as const satisfies Record<Grouping, unknown>

const countsOf = onceForEach(countByContext)
const selectionsOf = onceForEach((basis: SelectionBasis) => {
  const made = new Map<CoworkerContext, EmployeeSelection>()
  return (context: CoworkerContext) => {
    const selection = made.get(context) ?? selectionOf(basis, context)
    made.set(context, selection)
    return selection
  }
})

type Groupable = Pick<CompanyRules['specials'][number], 'unitId' | 'managerKey'>

const GROUP_OF: Readonly<Record<Grouping, (row: Groupable) => string>> = {
  none: () => '',
  unit: ({ unitId }) => unitId,
  manager: ({ managerKey }) => managerKey,
}

function grouped<T extends Groupable>(rows: readonly T[], grouping: Grouping): (T & { group: string })[] {
  const groupOf = GROUP_OF[grouping]
  return rows.map(row => ({ ...row, group: groupOf(row) }))
}

interface Order {
  readonly grouping: Grouping
  readonly isDescending: boolean
}

function orderOf(sort: CoworkerSort): Order {
  const key = sort.replace('-', '') as keyof typeof GROUPING
  return { grouping: GROUPING[key], isDescending: sort.startsWith('-') }
}

interface Question {
  readonly employed: Employed
  readonly rules: CompanyRules
  readonly basis: SelectionBasis
  readonly order: Order
  readonly context: CoworkerContext
}

/**
 * Reads rows in the list's order. The counts tell which groups a page covers, so that only these are sorted. A download
 * starts at the group of the row that it continues from.
 */
function rowsOf(db: Db, question: Question): (range: ListRange<ListedEmployee>) => Promise<ListedEmployee[]> {
  const { employed, basis, order, context } = question
  const selection = selectionsOf(basis)(context)
  if (order.grouping === 'none') {
    return range => selectPage(db, employed, { selection, groups: [], ...order, ...range })
  }
  const counts = countByGroup(basis, context)
  let inOrder: Promise<string[]> | undefined
  return async ({ limit, offset, after }) => {
    inOrder ??= groupsInOrder(db, question)
    const all = await inOrder
    const { groups, skip } = after
      ? { groups: all.slice(all.indexOf(after.group)), skip: 0 }
      : groupsOfPage(all, counts, { limit, offset })
    if (groups.length === 0) return []
    const within = inUnitsOf(groups, selection, basis)
    return selectPage(db, employed, { selection: within, groups, ...order, after, offset: skip, limit })
  }
}

/** The selection in the units that have employees of some groups alone, so that the database reads no others. */
function inUnitsOf(
  groups: readonly string[],
  selection: EmployeeSelection,
  { tallies: counted }: SelectionBasis,
): EmployeeSelection {
  const wanted = new Set(groups)
  const units = new Set(counted.filter(({ group }) => wanted.has(group)).map(({ unitId }) => unitId))
  return { ...selection, units: selection.units.filter(unitId => units.has(unitId)) }
}

/** The groups sorted by Swedish rules in every language: å ä ö last. */
async function groupsInOrder(db: Db, { employed, rules, order, basis }: Question): Promise<string[]> {
  const present = [...new Set(basis.tallies.map(({ group }) => group))]
  const names =
    order.grouping === 'unit' ? unitNames(rules) : await managerNames(db, employed.clientNumber, present)
  const keyed = [...names].map(([group, name]) => ({ group, key: sortKey(name) }))
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  keyed.sort((a, b) => compare(a.key, b.key) || compare(a.group, b.group))
  const groups = keyed.map(({ group }) => group)
  return order.isDescending ? groups.reverse() : groups
}

function unitNames({ units }: CompanyRules): Map<string, string> {
  return new Map(units.map(({ id, path }) => [id, path.join(UNIT_SEPARATOR)]))
}
