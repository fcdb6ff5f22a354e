import type { List, ListDeclaration } from './list.ts'
import { isPrivateSearch, type ListQuery } from './list-query.ts'
import type { DownloadFormat } from './list-shapes.ts'

type Values = Readonly<Record<string, unknown>>

/** The call that fetches a query, and its input. */
export interface ListRequest {
  readonly call: 'list' | 'search' | 'exportList' | 'exportSearch'
  readonly input: { readonly params?: Values; readonly query?: Values; readonly body?: Values }
}

/** The call that fetches a query. @param params of the path, except the filter */
export function listRequest<D extends ListDeclaration>(
  list: List<D>,
  query: ListQuery<D>,
  params: Values = {},
): ListRequest {
  return requestOf(list, query, { params, more: rangeOf(query), open: 'list', hidden: 'search' })
}

/** The call that fetches a query with the search in the body, also when it is not private. */
export function searchRequest<D extends ListDeclaration>(
  list: List<D>,
  query: ListQuery<D>,
  params: Values = {},
): ListRequest {
  const body = { ...valuesOf(list, query), ...rangeOf(query), q: query.q }
  return { call: 'search', input: { params, body } }
}

/** How a download is written. */
export interface DownloadChoice {
  readonly format: DownloadFormat
  /** Whether it holds identity numbers. Only for a list that declares `hasNumbers`. */
  readonly numbers?: boolean
}

/** The call that downloads a query as a file. */
export function downloadRequest<D extends ListDeclaration>(
  list: List<D>,
  query: ListQuery<D>,
  { format, numbers = false }: DownloadChoice,
  params: Values = {},
): ListRequest {
  const more = { format, ...(numbers && { numbers }) }
  return requestOf(list, query, { params, more, open: 'exportList', hidden: 'exportSearch' })
}

const rangeOf = ({ page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>): Values => ({
  page,
  ...(pageSize !== undefined && { pageSize }),
})

interface Call {
  readonly params: Values
  readonly more: Values
  readonly open: 'list' | 'exportList'
  readonly hidden: 'search' | 'exportSearch'
}

function requestOf<D extends ListDeclaration>(
  list: List<D>,
  query: ListQuery<D>,
  { params, more, open, hidden }: Call,
): ListRequest {
  const { q } = query
  const values = { ...valuesOf(list, query), ...more }
  if (isPrivateSearch(q)) return { call: hidden, input: { params, body: { ...values, q } } }
  const { filter } = list.declaration
  const inPath = open === 'list' && filter?.isInPath ? filter.name : undefined
  const inQuery = Object.entries(values).filter(([name]) => name !== inPath)
  return {
    call: open,
    input: {
      params: { ...params, ...(inPath !== undefined && { [inPath]: query.filter }) },
      query: { ...Object.fromEntries(inQuery), ...(q !== '' && { q }) },
    },
  }
}

/** Filter, order, and the questions that have a value. */
function valuesOf<D extends ListDeclaration>(
  { declaration: { filter } }: List<D>,
  { filter: chosen, sort, asked }: ListQuery<D>,
): Values {
  const answered = Object.entries(asked).filter(([, value]) => value !== undefined && value !== false)
  return {
    ...(filter && { [filter.name]: chosen }),
    ...(sort !== undefined && { sort }),
    ...Object.fromEntries(answered),
  }
}
