import { z } from 'zod'
import { PAGE_MAX, PAGE_SIZE_MAX, SEARCH_MAX_CHARACTERS } from '../limits/index.ts'
import { isoDateSchema } from '../primitives/index.ts'
import {
  callFilterOf,
  type FilterOf,
  filtersOf,
  type List,
  type ListDeclaration,
  type ListQuestion,
  type RowOf,
  sortsOf,
} from './list.ts'

/** A page of a list. */
export type ListPage<D extends ListDeclaration> = {
  readonly items: RowOf<D>[]
  /** Number of rows for each filter, under the current search and questions; see `countedUpTo` of the declaration. */
  readonly counts: Record<FilterOf<D>, number>
  readonly page: number
  readonly pageSize: number
  readonly total: number
} & (D extends { more: infer M extends z.ZodRawShape }
  ? z.output<z.ZodObject<M>>
  : Readonly<Record<never, never>>)

/** @example PageOf<typeof bookingsList> */
export type PageOf<L> = L extends List<infer D> ? ListPage<D> : never

/**
 * The last page that has rows, for a page past the end; null for any other. A list without rows ends on its first page.
 * @example lastPageBefore({ items: [], page: 99, pageSize: 50, total: 120 }) // 3
 */
export function lastPageBefore({
  items,
  page,
  pageSize,
  total,
}: Pick<ListPage<ListDeclaration>, 'page' | 'pageSize' | 'total'> & {
  readonly items: readonly unknown[]
}): number | null {
  // A page without size asks for the counts alone.
  if (items.length > 0 || pageSize === 0) return null
  const last = Math.max(1, Math.ceil(total / pageSize))
  return page > last ? last : null
}

/** The schema of a page. */
export function listPageSchema<D extends ListDeclaration>(list: List<D>): z.ZodType<ListPage<D>> {
  const { row, more } = list.declaration
  const schema = z.object({
    items: z.array(row),
    counts: z.record(z.enum(filtersOf(list)), z.int()),
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
    ...more,
  })
  // The schema follows from the declaration in the same way as the type; the compiler cannot see this.
  return schema as unknown as z.ZodType<ListPage<D>>
}

/**
 * The formats of a download. A workbook continues on a new sheet when one is full; `ndjson` has the rows as the list
 * returns them.
 */
export const DOWNLOAD_FORMATS = ['xlsx', 'csv', 'ndjson'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]
const format = z.enum(DOWNLOAD_FORMATS).default('xlsx')

const page = {
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  /** 0 asks for the counts alone, so that no row is sent only to be counted. */
  pageSize: z.coerce.number().int().min(0).max(PAGE_SIZE_MAX).optional(),
}

/** What a call of a download chooses: the format, and whether identity numbers are in it, which they never are by default. */
function choiceShape({ declaration: { hasNumbers } }: List, side: 'query' | 'body'): z.ZodRawShape {
  return { format, ...(hasNumbers && { numbers: answerSchema({ kind: 'flag' }, side) }) }
}

const q = z.string().max(SEARCH_MAX_CHARACTERS)

/** The schema of a query in an address, without the filter if it is in the path. */
export function listQuerySchema(list: List, of: 'page' | 'download'): z.ZodObject {
  const { filter, isSearchable } = list.declaration
  return z.object({
    ...(filter?.isInPath ? {} : filterShape(list)),
    ...questionShape(list, 'query'),
    ...(isSearchable && { q: q.optional() }),
    ...(of === 'page' ? page : choiceShape(list, 'query')),
  })
}

/** The schema of a query in a body, for a search that stays out of the address. */
export function listBodySchema(list: List, of: 'page' | 'download'): z.ZodObject {
  return z.strictObject({
    ...filterShape(list),
    ...questionShape(list, 'body'),
    q,
    ...(of === 'page' ? page : choiceShape(list, 'body')),
  })
}

/** The filter as a parameter, for the query or the path. */
export function filterShape(list: List): z.ZodRawShape {
  const { filter } = list.declaration
  return filter ? { [filter.name]: z.enum(filter.values).default(callFilterOf(list)) } : {}
}

function questionShape(list: List, side: 'query' | 'body'): z.ZodRawShape {
  const sorts = sortsOf(list)
  const questions = Object.entries(list.declaration.questions ?? {})
  return {
    ...Object.fromEntries(questions.map(([name, question]) => [name, answerSchema(question, side)])),
    ...(sorts.length > 0 && { sort: z.enum(sorts as readonly string[]).optional() }),
  }
}

/** Limits for dates; everything in a list is between them. */
const [EARLIEST_DATE, LATEST_DATE] = ['1900-01-01', '2999-12-31']
const dateSchema = isoDateSchema.refine(date => date >= EARLIEST_DATE && date <= LATEST_DATE)

function answerSchema(question: ListQuestion, side: 'query' | 'body'): z.ZodType {
  if (question.kind === 'date') return dateSchema.optional()
  if (question.kind === 'unit') return z.uuid().optional()
  if (question.kind === 'choice') return z.enum(question.values).optional()
  return side === 'query' ? z.stringbool().default(false) : z.boolean().default(false)
}
