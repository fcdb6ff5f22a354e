import type { List, ListDeclaration } from './list.ts'
import { isPrivateSearch, type ListQuery } from './list-query.ts'
import type { DownloadFormat } from './list-shapes.ts'

type Values = Readonly<Record<string, unknown>>

/** Which call answers a question, and what it is handed. */
export interface ListRequest {
  readonly call: 'list' | 'search' | 'exportList' | 'exportSearch'
  readonly input: { readonly params?: Values; readonly query?: Values; readonly body?: Values }
}

/** The call that answers a question. @param params of the path, but for the filter */
export function listRequest<D extends ListDeclaration>(
  list: List<D>,
  query: ListQuery<D>,
  params: Values = {},
): ListRequest {
  const { page, pageSize } = query
  const range = { page, ...(pageSize !== undefined && { pageSize }) }
  return requestOf(list, query, { params, more: range, open: 'list', hidden: 'search' })
}

/** The call that answers a question as a file. */
export function downloadRequest<D extends ListDeclaration>(
  list: List<D>,
  query: ListQuery<D>,
  format: DownloadFormat,
  params: Values = {},
): ListRequest {
  return requestOf(list, query, { params, more: { format }, open: 'exportList', hidden: 'exportSearch' })
}

interface Call {
  readonly params: Values
  readonly more: Values
  readonly open: 'list' | 'exportList'
  readonly hidden: 'search' | 'exportSearch'
}

function requestOf<D extends ListDeclaration>(
  { declaration: { filter } }: List<D>,
  query: ListQuery<D>,
  { params, more, open, hidden }: Call,
): ListRequest {
  const { q, sort, asked } = query
  const questions = { ...(sort !== undefined && { sort }), ...asked, ...more }
  const ofFilter = filter ? { [filter.name]: query.filter } : {}
  if (isPrivateSearch(q)) return { call: hidden, input: { params, body: { ...ofFilter, ...questions, q } } }
  const isInPath = open === 'list' && filter?.isInPath
  return {
    call: open,
    input: {
      params: { ...params, ...(isInPath && ofFilter) },
      query: { ...(isInPath ? {} : ofFilter), ...questions, ...(q !== '' && { q }) },
    },
  }
}
