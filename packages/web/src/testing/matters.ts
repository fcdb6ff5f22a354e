import type { PageOf } from '@salvia/core/lists'
import type { MatterRow, mattersList } from '@salvia/core/matters'
import { addElapsed } from '@salvia/core/primitives'
import { serverTime } from '../state/server-time.ts'

/** A matter as it stands in the queue: an order of three days ago. */
export function exampleMatter(other: Partial<MatterRow> = {}): MatterRow {
  return {
    id: '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b31',
    number: 'B-20042',
    createdAt: addElapsed(serverTime(), { hours: -72 }),
    status: 'sent',
    ending: null,
    kind: 'order',
    handler: null,
    clientNumber: '10401',
    company: 'Kvarnhälle AB',
    title: 'Hälsosamtal',
    about: 'Maja Lind',
    clinic: 'Mottagningen Björkby',
    isMine: false,
    promisedOn: null,
    isAnswered: false,
    touchedAt: null,
    isUntouched: false,
    unanswered: 0,
    ...other,
  }
}

/** A page of the queue, for a case worker who has orders alone. */
export function mattersPage(
  items: readonly MatterRow[],
  other: Partial<PageOf<typeof mattersList>> = {},
): PageOf<typeof mattersList> {
  return {
    items: [...items],
    counts: { open: items.length, mine: 1, untouched: 2, handled: 3, closed: 4 },
    page: 1,
    pageSize: 50,
    total: items.length,
    handledUnanswered: 0,
    kinds: ['order'],
    ...other,
  }
}
