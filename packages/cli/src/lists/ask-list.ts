import type { Endpoint } from '@salvia/core/contract'
import { PAGE_SIZE_MAX } from '@salvia/core/limits'
import {
  type DownloadFormat,
  downloadRequest,
  type List,
  type ListDeclaration,
  type ListPage,
  type ListQuery,
  type ListRequest,
  listRequest,
  type RowOf,
} from '@salvia/core/lists'
import type { Session } from '../session/session.ts'

/** A list to fetch: its calls, and the values of its path. */
export interface AskedList<D extends ListDeclaration> {
  readonly list: List<D>
  /** Endpoints of the contract, by the names of the calls. */
  readonly calls: Readonly<Record<string, Endpoint>>
  readonly params: Readonly<Record<string, string>>
  /** The unique key of a row. */
  readonly keyOf: (row: RowOf<D>) => string
}

/** Fetches one page. */
export async function askPage<D extends ListDeclaration>(
  session: Session,
  { list, calls, params }: AskedList<D>,
  query: ListQuery<D>,
): Promise<ListPage<D>> {
  return (await ask(session, calls, listRequest(list, query, params))) as ListPage<D>
}

/**
 * Fetches all pages as one. A row that is added or removed meanwhile moves others to another page, so each is kept
 * once, by its key.
 */
export async function askAllPages<D extends ListDeclaration>(
  session: Session,
  asked: AskedList<D>,
  query: ListQuery<D>,
): Promise<ListPage<D>> {
  const found = new Map<string, RowOf<D>>()
  for (let page = 1; ; page++) {
    const answer = await askPage(session, asked, { ...query, page, pageSize: PAGE_SIZE_MAX })
    for (const row of answer.items) found.set(asked.keyOf(row), row)
    if (page * answer.pageSize < answer.total && answer.items.length > 0) continue
    const items = [...found.values()]
    return { ...answer, items, page: 1, pageSize: items.length, total: items.length }
  }
}

/** Downloads the whole list as a file. */
export async function askDownload<D extends ListDeclaration>(
  session: Session,
  { list, calls, params }: AskedList<D>,
  query: ListQuery<D>,
  format: DownloadFormat,
): Promise<Blob> {
  const { blob } = (await ask(session, calls, downloadRequest(list, query, { format }, params))) as {
    blob: Blob
  }
  return blob
}

/** The call is known only by its name, so its types are lost here; the callers restore them. */
function ask(
  session: Session,
  calls: AskedList<never>['calls'],
  { call, input }: ListRequest,
): Promise<unknown> {
  const endpoint = calls[call]
  if (!endpoint) throw new Error(`The contract of the list has no call ${call}.`)
  return session.client.call(endpoint, input as never)
}
