import { defineContract } from '@salvia/core/contract'
import { defineList, listCalls } from '@salvia/core/lists'
import { isoDate } from '@salvia/core/primitives'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { vi } from 'vitest'
import { z } from 'zod'
import { ListScreen } from '../parts/list/list-screen.tsx'
import { type ListState, useList } from '../parts/list/use-list.ts'

/** A list that has all that a list can have. */
const visits = defineList({
  path: 'visits',
  access: 'person',
  spec: 'assumed',
  summary: 'Lists visits.',
  row: z.object({ id: z.string(), name: z.string() }),
  filter: { name: 'status', values: ['all', 'upcoming', 'past'] },
  sorts: ['name', 'id'],
  defaultSort: { all: 'name', upcoming: '-id', past: 'name' },
  questions: {
    from: { kind: 'date' },
    to: { kind: 'date' },
    leaders: { kind: 'flag' },
    kind: { kind: 'choice', values: ['first', 'again'] },
  },
  isSearchable: true,
  isDownloadable: true,
})
/** The calls of the example. */
export const visitCalls = defineContract('visits', listCalls(visits))

const TEXTS = {
  caption: 'Besök',
  result: '{count} besök',
  empty: 'Inga besök än',
  emptyText: 'De kommer.',
  noMatch: 'Inget besök passar',
  noneHere: 'Inga besök här',
  search: 'Sök besök',
  'filter.label': 'Filtrera besök',
  'filter.all': 'Alla',
  'filter.upcoming': 'Kommande',
  'filter.past': 'Tidigare',
  'sort.name': 'Namn A–Ö',
  'sort.-name': 'Namn Ö–A',
  'sort.id': 'Nummer, stigande',
  'sort.-id': 'Nummer, fallande',
  'question.leaders': 'Gäller chefer',
  'question.kind': 'Slag',
} as const

const PERIOD = { from: isoDate(2026, 5, 25), to: null }
/** The action of the page. */
export const added = vi.fn()

type Row = { readonly id: string; readonly name: string }

const VISITS_PAGE = {
  title: 'Besök',
  texts: (key: keyof typeof TEXTS, values?: { readonly count?: unknown }) =>
    TEXTS[key].replace('{count}', String(values?.count)),
  columns: [
    { key: 'name', header: 'Namn', sort: 'name', cell: (row: Row) => row.name },
    { key: 'id', header: 'Nummer', sort: 'id', cell: (row: Row) => row.id },
  ],
  rowKey: (row: Row) => row.id,
  choices: {
    kind: {
      first: { name: { sv: 'Första besöket', en: 'First visit' } },
      again: { name: { sv: 'Återbesök', en: 'Return visit' } },
    },
  },
  actions: [{ label: 'Nytt besök', onAct: added }],
  menu: [{ label: 'Inställningar', onAct: () => undefined }],
  dialogs: <Address />,
  help: { title: 'Om besöken', texts: ['Här står de.'] },
} as const

/** A header as it stands while the rows of the first render are still shown. */
function LateHeader({ list }: { readonly list: ListState<(typeof visits)['declaration']> }) {
  const { change, ask } = useRef(list).current
  const askTwice = (): void => {
    ask({ leaders: false })
    ask({ from: undefined, to: undefined })
  }
  return (
    <>
      <button type="button" onClick={() => change({ sort: '-name' })}>
        Den tidigare rubriken
      </button>
      <button type="button" onClick={askTwice}>
        Ta bort två filter på en gång
      </button>
    </>
  )
}

/** The page of the list, with a header that renders late. */
export function LateVisits() {
  const list = useList(visits, visitCalls, {})
  return (
    <>
      <ListScreen {...VISITS_PAGE} list={list} />
      <LateHeader list={list} />
    </>
  )
}

/** The page of the list. It tells where the portal is. */
export function Visits() {
  const list = useList(visits, visitCalls, {})
  const period = { usual: { days: 180, holds: PERIOD, hidesRows: list.query.filter !== 'upcoming' } }
  // The pills of a phone reach into the margin that a page has.
  return (
    <main style={{ paddingInline: 'var(--sv-gutter)' }}>
      <ListScreen {...VISITS_PAGE} list={list} period={period} />
    </main>
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

const ANNA = { id: '1', name: 'Anna' }
/** A page of the list with one row, or none. */
export const answerOf = (total: number, all = total) => ({
  items: total === 0 ? [] : [ANNA],
  counts: { all, upcoming: 1, past: 0 },
  page: 1,
  pageSize: 50,
  total,
})
