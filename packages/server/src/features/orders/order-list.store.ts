import type { Locale } from '@salvia/core/i18n'
import type { SearchTerm } from '@salvia/core/lists'
import { MATTER_STATUS_RULES, type MatterStatus } from '@salvia/core/matters'
import type { OrderFilter, OrderSort } from '@salvia/core/orders'
import type { IdentitySearch, Instant } from '@salvia/core/primitives'
import { and, desc, eq, getTableColumns, gte, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isIdentified } from '../../access/identity-search.store.ts'
import type { Db } from '../../db/database.ts'
import { matters } from '../../db/schema/matters.ts'
import { orderContents } from '../../db/schema/orders.ts'
import { uuids } from '../../db/uuids.ts'
import type { ListRange } from '../../lists/list-source.ts'
import { fitsTerms } from '../../lists/search-terms.store.ts'
import { type ListOrder, listOrder, readSort } from '../../lists/stored-list/list-order.store.ts'
import { statusCondition } from '../../lists/stored-list/status-condition.store.ts'
import { hasUnread } from '../matters/conversation.store.ts'
import {
  isOrder,
  type OrderHead,
  type OrderRow,
  orderColumns,
  orderedEmployee,
  serviceIn,
} from './orders.store.ts'
import { isForEmployee, isMade, isRepliable, isSeen, isWhole, type Viewer } from './visible-orders.store.ts'

/** Which orders a list holds, before the filter by status. */
export interface OrderQuestion {
  readonly viewer: Viewer
  /** The earliest latest event. */
  readonly since: Instant
  /** Only those with messages that the viewer has not read. */
  readonly onlyUnread: boolean
  /** Only those that await an answer of the viewer, who may order for these employees; null for others too. */
  readonly awaitingOf: EmployeeSelection | null
  readonly terms: readonly SearchTerm[]
  /** Null if the search has no identity number. */
  readonly identity: IdentitySearch | null
  /** The language of the services, by which the list may be sorted. */
  readonly locale: Locale
  /** What the search finds, where `countOrders` has looked that up. */
  readonly found: readonly string[] | null
}

/** Up to so many orders that a search finds are looked up once. More are on every page that is read. */
const LOOKED_UP_MAX = 2_000

/** An order of the list. */
export interface ListedOrder {
  readonly order: OrderHead & {
    /** In the language of the question. */
    readonly service: string
  }
  readonly employee: OrderRow['employee']
  /** What the row is sorted by under the sort of the question. */
  readonly sortedBy: string
}

/** Whether an order has a status at a moment. */
function isOfStatus(status: MatterStatus, now: Instant): SQL {
  return statusCondition(MATTER_STATUS_RULES[status], matters, now)
}

/** How many orders each filter has, and which ones they are. */
interface CountedOrders {
  readonly counts: Record<OrderFilter, number>
  /** Null where they are not looked up, or are very many. */
  readonly ids: readonly string[] | null
}

/**
 * How many orders each filter has. Those of which only the text is left have no status: they stand under *all*. What a
 * search finds is read in the same pass, which is the only one that reads the texts of all orders.
 */
export async function countOrders(db: Db, question: OrderQuestion, now: Instant): Promise<CountedOrders> {
  const { viewer, terms, found } = question
  const under = (filter: Exclude<OrderFilter, 'all'>) =>
    sql`(count(*) filter (where is_seen and status = ${filter}))::int as ${sql.identifier(filter)}`
  const isSearch = terms.length > 0 && found === null
  const ids = isSearch
    ? sql`case when count(*) <= ${LOOKED_UP_MAX} then coalesce(array_agg(id), '{}') end`
    : sql`null`
  // Planned apart (`offset 0`), so that who sees what is worked out once for each order, not once for each filter.
  const { rows } = await db.execute<Record<OrderFilter, number> & { ids: string[] | null }>(sql`
    select count(*)::int as "all", ${under('sent')}, ${under('received')}, ${under('handled')}, ${under('closed')},
      ${ids} as ids
    from (
      select ${matters.id} as id, ${isSeen(viewer)} as is_seen, ${isMade(viewer)} as is_made, ${statusAt(now)} as status
      from ${matters} where ${isAsked(question, now)} offset 0
    ) asked
    where is_seen or is_made`)
  const { ids: told = null, ...counts } = rows[0] ?? { all: 0, sent: 0, received: 0, handled: 0, closed: 0 }
  return { counts, ids: told }
}

function statusAt(now: Instant): SQL<string> {
  return sql<string>`case when ${isOfStatus('closed', now)} then 'closed' else ${matters.state} end`
}

/** Whether the user sees any order of the period at all. */
export async function hasOrders(
  db: Db,
  { viewer, since }: Pick<OrderQuestion, 'viewer' | 'since'>,
): Promise<boolean> {
  const found = await db
    .select({ id: matters.id })
    .from(matters)
    .where(and(isOrder, isVisible(viewer), gte(matters.latestEventAt, since)))
    // Ordered by an index. Without an order, the database would scan the whole table for one row.
    .orderBy(desc(matters.createdAt))
    .limit(1)
  return found.length > 0
}

interface OrderRange extends ListRange<ListedOrder> {
  readonly filter: OrderFilter
  readonly sort: OrderSort
}

/** Orders by the sort; of two alike the later one comes first, then the lower id. */
export async function selectOrders(
  db: Db,
  question: OrderQuestion,
  now: Instant,
  { filter, sort, offset, limit, after }: OrderRange,
): Promise<ListedOrder[]> {
  const { order, after: isAfter, sortedBy } = orderOf(sort, question)
  // Sorts ids only and reads whole rows only for the page, which is far smaller.
  const page = db
    .select({ id: matters.id, sortedBy: sql<string>`${sortedBy}::text`.as('sorted_by') })
    .from(matters)
    .where(
      and(
        isAsked(question, now),
        filter === 'all' ? undefined : and(isSeen(question.viewer), isOfStatus(filter, now)),
        filter === 'all' ? isVisible(question.viewer) : undefined,
        isAfter(after),
      ),
    )
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .as('page')
  return db
    .select({
      order: { ...orderColumns, service: serviceIn(question.locale) },
      employee: getTableColumns(orderedEmployee),
      sortedBy: page.sortedBy,
    })
    .from(page)
    .innerJoin(matters, eq(matters.id, page.id))
    .innerJoin(orderContents, eq(orderContents.id, matters.id))
    .leftJoin(orderedEmployee, eq(orderedEmployee.id, matters.employeeId))
    .orderBy(order)
}

/** Orders of a company with these ids, in no order, whoever sees them. */
export async function listedOrders(
  db: Db,
  { clientNumber, ids, locale }: { readonly clientNumber: string; ids: readonly string[]; locale: Locale },
): Promise<ListedOrder[]> {
  const rows = await db
    .select({
      order: { ...orderColumns, service: serviceIn(locale) },
      employee: getTableColumns(orderedEmployee),
    })
    .from(matters)
    .innerJoin(orderContents, eq(orderContents.id, matters.id))
    .leftJoin(orderedEmployee, eq(orderedEmployee.id, matters.employeeId))
    .where(and(isOrder, eq(matters.clientNumber, clientNumber), inArray(matters.id, [...ids])))
  return rows.map(row => ({ ...row, sortedBy: '' }))
}

/**
 * By the sort; of two alike the later one comes first, then the lower id. With limited access the service is not told, so
 * the order is not sorted by it either.
 */
function orderOf(
  sort: OrderSort,
  { viewer, locale }: OrderQuestion,
): ListOrder<ListedOrder> & { readonly sortedBy: SQLWrapper } {
  const { key, isDescending } = readSort(sort)
  const date = { by: matters.createdAt, of: ({ order }: ListedOrder) => sql`${order.createdAt}::timestamptz` }
  const sortService = locale === 'en' ? matters.sortServiceEnglish : matters.sortService
  const service = {
    by: sql`case when ${isWhole(viewer)} or ${isMade(viewer)} then ${sortService} else '' end`,
    of: ({ sortedBy }: ListedOrder) => sql`${sortedBy}::text`,
  }
  const first = { date, service }[key]
  const id = { by: matters.id, of: ({ order }: ListedOrder) => sql`${order.id}::uuid` }
  return {
    ...listOrder([{ ...first, isDescending }, { ...date, isDescending: true }, id]),
    sortedBy: first.by,
  }
}

function isVisible(viewer: Viewer): SQL {
  return sql`(${matters.clientNumber} = ${viewer.clientNumber} and (${isSeen(viewer)} or ${isMade(viewer)}))`
}

/** Condition on an order of the company: it answers the question if the viewer sees it. */
function isAsked(
  { viewer, since, onlyUnread, awaitingOf, terms, identity, found }: OrderQuestion,
  now: Instant,
): SQL | undefined {
  const { clientNumber, accountId } = viewer
  const isUnread = sql`(${isSeen(viewer)} and ${isWhole(viewer)} and ${hasUnread(matters.id, accountId)})`
  return and(
    isOrder,
    eq(matters.clientNumber, clientNumber),
    gte(matters.latestEventAt, since),
    onlyUnread ? isUnread : undefined,
    awaitingOf ? and(isAwaiting(now), isRepliable(viewer, awaitingOf)) : undefined,
    found !== null ? sql`${matters.id} = any(${uuids(found)})` : undefined,
    found !== null || terms.length === 0 ? undefined : isFound({ viewer, terms, identity }),
  )
}

/** Condition on an order: it awaits an answer of the customer. With `awaitsAnswerAt` it must agree. */
function isAwaiting(now: Instant): SQL {
  return sql`(${matters.awaitsAnswer} and not ${isOfStatus('closed', now)})`
}

/**
 * An order that is seen in full is found by everything in it, any other by its number and date. The first condition is
 * the only one that most orders are asked.
 */
function isFound({ viewer, terms, identity }: Pick<OrderQuestion, 'viewer' | 'terms' | 'identity'>): SQL {
  const inAll = fitsTerms(terms, {
    at: matters.createdAt,
    holds: word =>
      sql`(strpos(${matters.searchText}, ${word}) > 0
        or ${isForEmployee(viewer, sql`strpos(e.search_text, ${word}) > 0`)})`,
  })
  const isIdentity = identity === null ? sql`false` : isForEmployee(viewer, isIdentified(identity))
  const inNumber = fitsTerms(terms, {
    at: matters.createdAt,
    holds: word => sql`strpos('b-' || ${matters.number}, ${word}) > 0`,
  })
  return sql`case when ${inAll} or ${isIdentity}
    then ${isSeen(viewer)} and ${isWhole(viewer)} or ${inNumber} else false end`
}
