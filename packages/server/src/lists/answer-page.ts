import { PAGE_SIZE } from '@salvia/core/limits'
import type { List, ListDeclaration, ListPage } from '@salvia/core/lists'
import { addView } from '../access/audit.store.ts'
import { listEvent } from './list-event.ts'
import type { ListCall, ListCounts, ListSource } from './list-source.ts'

/** Some lists tell more, as their declarations say. */
interface TellsMore<D extends ListDeclaration> {
  readonly more?: ((counts: ListCounts<D>) => Promise<object>) | undefined
}

/** One page of a list, with how many stand under each filter. Each page shown is audited where its source says so. */
export async function answerPage<D extends ListDeclaration, Stored>(
  list: List<D>,
  source: ListSource<D, Stored>,
  call: ListCall<D>,
): Promise<ListPage<D>> {
  const { filter, page, pageSize = list.declaration.pageSize ?? PAGE_SIZE } = call.query
  const answer = await source.prepare(call)
  const [counts, rows] = await Promise.all([
    answer.counts(),
    answer.rows({ limit: pageSize, offset: (page - 1) * pageSize, after: null }),
  ])
  const items = await answer.shape(rows)
  const more = await (answer as TellsMore<D>).more?.(counts)
  const total = counts[filter]
  if (source.viewed) {
    const { action, shown } = source.viewed
    const details = { page, total, ...shown(items, call) }
    await addView(call.services.db, listEvent(list, call, { action, details }))
  }
  // What a page tells besides is what the source must answer for this list.
  return { items, counts, ...more, page, pageSize, total } as unknown as ListPage<D>
}
