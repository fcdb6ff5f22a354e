import { CLOSED_ORDERS_COUNTED } from '@salvia/core/limits'
import {
  MATTER_STATUS_RULES,
  type MatterKind,
  OPEN_MATTER_STATES,
  untouchedBefore,
} from '@salvia/core/matters'
import type { IdentitySearch, Instant } from '@salvia/core/primitives'
import { and, count, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { isIdentified } from '../../access/identity-search.store.ts'
import type { Db } from '../../db/database.ts'
import { matters } from '../../db/schema/matters.ts'
import { uuids } from '../../db/uuids.ts'
import { countsUnder, statusCondition } from '../../lists/stored-list/status-condition.store.ts'

/** What words of a search stand in, as ids, so that each is looked up in an index. */
export interface QueueWord {
  /** The employees in whose names all of the words stand. */
  readonly employees: NamedEmployees
  readonly customers: readonly string[]
  readonly services: readonly string[]
  readonly clinics: readonly string[]
  /** It is a word for orders that ask for advice. */
  readonly isCounselling: boolean
  /** What it is as the number of a matter, in each series that it can be of. */
  readonly numbers: readonly { readonly kind: MatterKind; readonly number: number }[]
}

/** Employees by id; by their names where there are very many of them. */
type NamedEmployees =
  | { readonly ids: readonly string[] }
  | {
      /** Folded. */
      readonly words: readonly string[]
    }
/** More ids than these are not sent to the database and back. */
const SENT_IDS = 5000

/** The employees in whose names all of the words stand, at whichever customer. */
export async function employeesNamed(db: Db, words: readonly string[]): Promise<NamedEmployees> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select e.id from employees e where ${isNamed(words)} limit ${SENT_IDS + 1}`,
  )
  return rows.length > SENT_IDS ? { words } : { ids: rows.map(({ id }) => id) }
}

function isNamed(words: readonly string[]): SQL {
  return sql.join(
    words.map(word => sql`strpos(e.search_text, ${word}) > 0`),
    sql` and `,
  )
}

/** Which matters the queue holds, before its filter. */
interface QueueQuestion {
  readonly kinds: readonly MatterKind[]
  /** The account of the case worker. */
  readonly accountId: string
  readonly words: readonly QueueWord[]
  /** Null if the search has no identity number. */
  readonly identity: IdentitySearch | null
  /** Only those with messages of the customer that no case worker has answered. */
  readonly isUnanswered: boolean
}

export type QueueFilter = 'open' | 'mine' | 'untouched' | 'handled' | 'closed'
export type QueueSort = 'promised' | 'age' | 'customer' | 'clinic'

const isOpen = inArray(matters.state, [...OPEN_MATTER_STATES])
const isUnanswered = gt(matters.unanswered, 0)

const isHandledBy = (accountId: string) => eq(matters.handlerAccountId, accountId)
const isUntouchedAt = (now: Instant) =>
  sql`coalesce(${matters.touchedAt}, ${matters.createdAt}) < ${untouchedBefore(now)}`

/** The SQL condition of each filter at a moment, as `matterStatusAt` and `isUntouched` define them. */
const CONDITIONS: Readonly<Record<QueueFilter, (accountId: string, now: Instant) => SQL | undefined>> = {
  open: () => isOpen,
  mine: accountId => and(isOpen, isHandledBy(accountId)),
  untouched: (_, now) => and(isOpen, isUntouchedAt(now)),
  handled: (_, now) => statusCondition(MATTER_STATUS_RULES.handled, matters, now),
  closed: (_, now) => statusCondition(MATTER_STATUS_RULES.closed, matters, now),
}

/**
 * How many matters each filter has; of closed ones up to `CLOSED_ORDERS_COUNTED`. Whatever is neither open nor handled is
 * closed, which is counted as the rest.
 */
export async function countQueue(
  db: Db,
  question: QueueQuestion,
  now: Instant,
): Promise<Record<QueueFilter, number>> {
  const asked = isAsked(question)
  // The state is asked once, by the condition of the index, which does not hold it.
  const counted = db
    .select({
      open: count(),
      ...countsUnder({ mine: isHandledBy(question.accountId), untouched: isUntouchedAt(now) }),
    })
    .from(matters)
    .where(and(isOpen, asked))
  const [[ofOpen], handled] = await Promise.all([
    counted,
    db.$count(matters, and(CONDITIONS.handled(question.accountId, now), asked)),
  ])
  const { open = 0, mine = 0, untouched = 0 } = ofOpen ?? {}
  const rest = (await countAsked(db, question, open + handled + CLOSED_ORDERS_COUNTED)) - open - handled
  // A matter may have been handled or deleted between two of the counts.
  return { open, mine, untouched, handled, closed: Math.max(0, rest) }
}

/**
 * How many matters the question is about, whatever their status, up to `most`. What one word finds is counted part by
 * part, each from an index, less what an earlier part has counted: all parts together would read each order itself.
 * As it stops at `most`, no part reads many more than that.
 */
async function countAsked(db: Db, question: QueueQuestion, most: number): Promise<number> {
  const { kinds, words, identity, isUnanswered: isNarrowed } = question
  const [word, ...others] = words
  const isPartwise = word !== undefined && others.length === 0 && !identity && !isNarrowed
  const parts = isPartwise ? partsOf(word).map(part => and(isOfKind(kinds), part)) : [isAsked(question)]
  let counted = 0
  for (const [index, part] of parts.entries()) {
    if (counted === most) break
    const earlier = or(...parts.slice(0, index))
    const fits = and(part, earlier && sql`(${earlier}) is not true`)
    counted += await countUpTo(db, fits, most - counted)
  }
  return counted
}

async function countUpTo(db: Db, fits: SQL | undefined, most: number): Promise<number> {
  const some = db.select({ one: sql`1` }).from(matters).where(fits).limit(most).as('some')
  const [row] = await db.select({ count: count() }).from(some)
  return row?.count ?? 0
}

/** Open matters with messages of the customer that no case worker has answered. */
export function countUnanswered(db: Db, kinds: readonly MatterKind[]): Promise<number> {
  return db.$count(matters, and(isOfKind(kinds), isOpen, isUnanswered))
}

/** Handled matters, not locked yet, with messages of the customer that no case worker has answered. */
export function countHandledUnanswered(db: Db, kinds: readonly MatterKind[], now: Instant): Promise<number> {
  const isHandled = statusCondition(MATTER_STATUS_RULES.handled, matters, now)
  return db.$count(matters, and(isOfKind(kinds), isHandled, isUnanswered))
}

interface QueueRange {
  readonly filter: QueueFilter
  readonly sort: QueueSort
  readonly isReversed: boolean
  /** All customers in the order of their names, where that is the order of the queue. */
  readonly customers: readonly string[]
  readonly limit: number
  readonly offset: number
}

/**
 * Ids of matters of the queue: by the sort, then the oldest first. A reversed order is the same one from its end, but
 * that what has no promised day comes last in both.
 */
export async function selectQueue(
  db: Db,
  question: QueueQuestion,
  now: Instant,
  range: QueueRange,
): Promise<string[]> {
  const fits = and(isAsked(question), CONDITIONS[range.filter](question.accountId, now)) ?? sql`true`
  const { rows } = await db.execute<{ id: string }>(pageFor(range)(fits, range))
  return rows.map(({ id }) => id)
}

function pageFor({ filter, sort, isReversed }: QueueRange): (fits: SQL, range: QueueRange) => SQL {
  if (filter !== 'closed') return pageOf
  if (sort === 'customer') return pageByCustomer
  return sort === 'promised' && isReversed ? pageByLatestPromise : pageOf
}

/**
 * What is sorted as an index is, is read by it until the page is full. Other open and handled orders are few among very
 * many: all of them are read from an index that holds no others, and sorted. `offset 0` says so, or the database would
 * take the former way, on which it reads the closed ones between any two.
 */
function pageOf(fits: SQL, { filter, sort, isReversed, customers, limit, offset }: QueueRange): SQL {
  const direction = isReversed ? sql`desc` : sql`asc`
  const isOfOpen = filter !== 'handled' && filter !== 'closed'
  const isSortedApart = filter === 'handled' || (isOfOpen && sort !== 'age')
  // Once the provider has written, nothing is promised any more.
  const promisedOn = isOfOpen ? sql`case when last_of_provider = 0 then promised_on end` : sql`promised_on`
  const places = sql`left join ${placesOf(customers)} on customer.client_number = o.client_number`
  const first = {
    promised: sql`o.promised_on ${direction} nulls last,`,
    age: sql``,
    customer: sql`customer.place ${direction},`,
    clinic: sql`o.sort_clinic ${direction},`,
  }
  return sql`
    select o.id from (
      select id, created_at, client_number, sort_clinic, ${promisedOn} as promised_on
      from matters where ${fits} ${isSortedApart ? sql`offset 0` : sql``}
    ) o ${sort === 'customer' ? places : sql``}
    order by ${first[sort]} o.created_at ${direction}, o.id ${direction}
    limit ${limit} offset ${offset}`
}

/**
 * The names of customers are no column that an index could sort by: the first rows of each customer are read by an
 * index, and those of the page are sorted among them. Those of no customer come last.
 */
function pageByCustomer(fits: SQL, { isReversed, customers, limit, offset }: QueueRange): SQL {
  const direction = isReversed ? sql`desc` : sql`asc`
  const firstOf = (customer: SQL) => sql`
    select id, created_at from matters where ${customer} and ${fits}
    order by created_at ${direction}, id ${direction} limit ${limit + offset}`
  return sql`
    select o.id from (
      select customer.place, of_one.id, of_one.created_at from ${placesOf(customers)}
      cross join lateral (${firstOf(sql`matters.client_number = customer.client_number`)}) of_one
      union all select null, of_none.id, of_none.created_at from (${firstOf(sql`matters.client_number is null`)}) of_none
    ) o
    order by o.place ${direction}, o.created_at ${direction}, o.id ${direction}
    limit ${limit} offset ${offset}`
}

/**
 * The index has those without a promised day last, and so first when it is read from its end: the page is made of what
 * is first there of those with a day and of those without.
 */
function pageByLatestPromise(fits: SQL, { limit, offset }: QueueRange): SQL {
  const firstOf = (day: SQL) => sql`(
    select id, promised_on, created_at from matters where ${day} and ${fits}
    order by promised_on desc, created_at desc, id desc limit ${limit + offset})`
  return sql`
    select o.id from (
      ${firstOf(sql`promised_on is not null`)} union all ${firstOf(sql`promised_on is null`)}
    ) o
    order by o.promised_on desc nulls last, o.created_at desc, o.id desc
    limit ${limit} offset ${offset}`
}

const placesOf = (customers: readonly string[]): SQL =>
  sql`unnest(${sql.param([...customers])}::text[]) with ordinality customer(client_number, place)`

/** Condition: a matter of one of some kinds. */
function isOfKind(kinds: readonly MatterKind[]): SQL {
  return inArray(matters.kind, [...kinds])
}

function isAsked({ kinds, words, identity, isUnanswered: isNarrowed }: QueueQuestion): SQL | undefined {
  const fits = and(...words.map(isFound))
  const isIdentity =
    identity &&
    sql`${matters.employeeId} = any(array(select e.id from employees e where ${isIdentified(identity)}))`
  return and(isOfKind(kinds), isIdentity ? or(fits, isIdentity) : fits, isNarrowed ? isUnanswered : undefined)
}

function isFound(word: QueueWord): SQL {
  return or(...partsOf(word)) ?? sql`false`
}

/**
 * What a word finds: each part by an index of its own, which a search through the text of a million matters is not.
 */
function partsOf({ employees, customers, services, clinics, isCounselling, numbers }: QueueWord): SQL[] {
  const parts = [
    customers.length > 0 && inArray(matters.clientNumber, [...customers]),
    services.length > 0 && inArray(matters.serviceId, [...services]),
    clinics.length > 0 && inArray(matters.clinicId, [...clinics]),
    isCounselling && eq(matters.orderKind, 'counselling'),
    ...numbers.map(({ kind, number }) => and(eq(matters.kind, kind), eq(matters.number, number)) ?? false),
    'words' in employees
      ? sql`${matters.employeeId} = any(array(select e.id from employees e where ${isNamed(employees.words)}))`
      : employees.ids.length > 0 && sql`${matters.employeeId} = any(${uuids(employees.ids)})`,
  ]
  return parts.filter(part => part !== false)
}
