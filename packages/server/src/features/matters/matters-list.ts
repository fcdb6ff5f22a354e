import type { Locale } from '@salvia/core/i18n'
import {
  isUntouched,
  MATTER_KINDS,
  type MatterRow,
  matterEndingAt,
  matterNumber,
  matterStatusAt,
  type mattersList,
  OPEN_MATTER_STATES,
} from '@salvia/core/matters'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import { countHandledUnanswered } from './matter-queue.store.ts'
import type { MatterSource, ToldMatter } from './matter-source.ts'
import { type Matter, mattersWithIds } from './matters.store.ts'
import { askQueue } from './queue-question.ts'

/** The queue of all kinds of matters that the sources tell of, over all companies. */
export function mattersSource(sources: readonly MatterSource[]): SourceOf<typeof mattersList, Matter> {
  return {
    async prepare({ services: { db }, caller: { accountId, functions }, now, locale, query }) {
      const { filter, sort, q, asked } = query
      const all = sources
        .map(({ kind }) => kind)
        .filter(kind => functions.includes(MATTER_KINDS[kind].caseWorkerFunction))
      const kinds = asked.kind === undefined ? all : all.filter(kind => kind === asked.kind)
      const asking = { kinds, accountId, now, filter, sort, q, isUnanswered: asked.unanswered }
      const { names, counts, ids } = await askQueue(db, asking)
      return {
        counts,
        rows: async range => mattersWithIds(db, await ids(range)),

        async shape(rows) {
          const told = await toldOf(db, sources, rows, locale)
          return rows.map(row => {
            const company =
              row.clientNumber === null ? null : (names.get(row.clientNumber) ?? row.clientNumber)
            return shapeOf(row, {
              company,
              isMine: row.handlerAccountId === accountId,
              now,
              ...told.get(row.id),
            })
          })
        },

        more: async () => ({ handledUnanswered: await countHandledUnanswered(db, kinds, now), kinds: all }),
      }
    },
    viewed: { action: 'matters-viewed', shown: rows => ({ matters: rows.map(({ id }) => id) }) },
  }
}

async function toldOf(
  db: Db,
  sources: readonly MatterSource[],
  rows: readonly Matter[],
  locale: Locale,
): Promise<ReadonlyMap<string, ToldMatter>> {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const all = new Map<string, ToldMatter>()
  for (const { kind, tell } of sources) {
    const ids = (byKind.get(kind) ?? []).map(({ id }) => id)
    if (ids.length > 0) for (const [id, told] of await tell(db, ids, locale)) all.set(id, told)
  }
  return all
}

interface Shown extends Partial<ToldMatter> {
  readonly company: string | null
  readonly isMine: boolean
  readonly now: Instant
}

function shapeOf(
  matter: Matter,
  { company, isMine, now, title = '', about, clinic = null }: Shown,
): MatterRow {
  const { id, kind, number, clientNumber, createdAt, handlerName, touchedAt, unanswered } = matter
  const isAnswered = matter.lastOfProvider > 0
  const isOpen = OPEN_MATTER_STATES.includes(matter.state)
  return {
    ...{
      id,
      kind,
      clientNumber,
      company,
      createdAt,
      isAnswered,
      touchedAt,
      unanswered,
      title,
      clinic,
      isMine,
    },
    number: matterNumber(MATTER_KINDS[kind], number),
    promisedOn: isOpen && isAnswered ? null : matter.promisedOn,
    status: matterStatusAt(matter, now),
    ending: matterEndingAt(matter, now),
    about: about || (company ?? matter.makerName),
    handler: handlerName,
    isUntouched: isUntouched(matter, now),
  }
}
