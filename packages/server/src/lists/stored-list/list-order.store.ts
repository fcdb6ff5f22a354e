import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** One of the values by which rows are sorted. */
export interface SortKey<Row> {
  readonly by: SQLWrapper
  /** Its value in a row that was read, with its type: `${row.id}::uuid`. */
  readonly of: (row: Row) => SQL
  readonly isDescending?: boolean
}

/** A total order of rows: the last of its keys is different for each. */
export interface ListOrder<Row> {
  readonly order: SQL
  /** Condition on the rows that come after one. Rows that come and go meanwhile move no other. */
  readonly after: (row: Row | null) => SQL | undefined
}

/** What a sort of a list goes by, and which way. */
export function readSort<Sort extends string>(
  sort: Sort,
): { readonly key: Exclude<Sort, `-${string}`>; readonly isDescending: boolean } {
  return { key: sort.replace('-', '') as Exclude<Sort, `-${string}`>, isDescending: sort.startsWith('-') }
}

/** The order by some keys, the first of them first. */
export function listOrder<Row>(keys: readonly SortKey<Row>[]): ListOrder<Row> {
  const [first] = keys
  const isOneWay = keys.every(key => Boolean(key.isDescending) === Boolean(first?.isDescending))
  return {
    order: listed(keys.map(key => sql`${key.by} ${key.isDescending ? sql`desc` : sql`asc`}`)),
    after: row => {
      if (row === null) return undefined
      if (!isOneWay) return beyond(keys, row)
      // As one comparison, an index in this order is read from there on.
      const [own, last] = [listed(keys.map(({ by }) => by)), listed(keys.map(key => key.of(row)))]
      return first?.isDescending ? sql`(${own}) < (${last})` : sql`(${own}) > (${last})`
    },
  }
}

const listed = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `)

/**
 * Whether a key is beyond that of the row, or is equal and a further key is. That it is not before that of the row is said
 * first, which lets the database start reading an index there.
 */
function beyond<Row>([key, ...further]: readonly SortKey<Row>[], row: Row): SQL {
  if (!key) return sql`false`
  const [by, last] = [key.by, key.of(row)]
  const isBeyond = key.isDescending ? sql`${by} < ${last}` : sql`${by} > ${last}`
  if (further.length === 0) return isBeyond
  const isNotBefore = key.isDescending ? sql`${by} <= ${last}` : sql`${by} >= ${last}`
  return sql`(${isNotBefore} and (${isBeyond} or ${beyond(further, row)}))`
}
