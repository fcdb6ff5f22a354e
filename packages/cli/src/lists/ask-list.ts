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

/** A list at a service: its calls, and the values of its path. */
export interface AskedList<D extends ListDeclaration> {
  readonly list: List<D>
  /** Of the contract, by the names of the calls. */
  readonly calls: Readonly<Record<string, Endpoint>>
  readonly params: Readonly<Record<string, string>>
  /** Tells one row from every other. */
  readonly keyOf: (row: RowOf<D>) => string
}

/** One page. */
export async function askPage<D extends ListDeclaration>(
  session: Session,
  { list, calls, params }: AskedList<D>,
  query: ListQuery<D>,
): Promise<ListPage<D>> {
  return (await ask(session, calls, listRequest(list, query, params))) as ListPage<D>
}

/** One long page. A row that comes or goes meanwhile moves others to another page: each is told once. */
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

/** The whole list as a file. */
export async function askDownload<D extends ListDeclaration>(
  session: Session,
  { list, calls, params }: AskedList<D>,
  query: ListQuery<D>,
  format: DownloadFormat,
): Promise<Blob> {
  const { blob } = (await ask(session, calls, downloadRequest(list, query, format, params))) as {
    blob: Blob
  }
  return blob
}

/** Which call answers is known by its name only: what it takes and answers is the list's own. */
function ask(
  session: Session,
  calls: AskedList<never>['calls'],
  { call, input }: ListRequest,
): Promise<unknown> {
  const endpoint = calls[call]
  if (!endpoint) throw new Error(`The contract of the list has no call ${call}.`)
  return session.client.call(endpoint, input as never)
}
