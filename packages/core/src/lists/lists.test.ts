import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PAGE_MAX } from '../limits/index.ts'
import {
  defaultSortOf,
  defineList,
  downloadRequest,
  filtersOf,
  isNarrowed,
  lastPageBefore,
  listCalls,
  listQueryWords,
  listRequest,
  listWordNames,
  queryOfCall,
  readListQuery,
  searchRequest,
  sortsOf,
  valueText,
} from './index.ts'

const visits = defineList({
  path: 'visits/{clientNumber}',
  params: z.object({ clientNumber: z.string() }),
  access: 'user',
  feature: 'bookings',
  spec: 'assumed',
  summary: 'Lists visits.',
  row: z.object({ id: z.string() }),
  filter: { name: 'status', values: ['all', 'upcoming', 'past'] },
  sorts: ['date', 'name'],
  defaultSort: { all: '-date', upcoming: 'date', past: '-date' },
  questions: {
    from: { kind: 'date' },
    leaders: { kind: 'flag' },
    kind: { kind: 'choice', values: ['a', 'b'] },
    unit: { kind: 'unit' },
  },
  isSearchable: true,
  isDownloadable: true,
})
const people = defineList({
  path: 'persons/{pid}/people/{context}',
  privatePath: 'people',
  params: z.object({ pid: z.string() }),
  access: 'person',
  spec: 'assumed',
  summary: 'Lists people.',
  row: z.object({}),
  filter: { name: 'context', values: ['all', 'managed'], isInPath: true, address: 'filter' },
  isSearchable: true,
  isDownloadable: true,
})
const opening = defineList({
  path: 'openings',
  access: 'person',
  spec: 'assumed',
  summary: 'Lists what is open first.',
  row: z.object({}),
  filter: { name: 'state', values: ['open', 'closed', 'all'], callDefault: 'all' },
})
const plain = defineList({
  path: 'files',
  access: 'caseWorker',
  spec: 'assumed',
  summary: 'Files.',
  row: z.object({}),
})
const UNIT = '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11'
const USUAL = readListQuery(visits, {})

describe('a question read from words', () => {
  test('is as usual where nothing is said', () => {
    expect(USUAL).toEqual({
      filter: 'all',
      q: '',
      sort: '-date',
      asked: { from: undefined, leaders: false, kind: undefined, unit: undefined },
      page: 1,
    })
    expect(isNarrowed(USUAL)).toBe(false)
  })

  test('begins with the first filter, though a call without one means another', () => {
    const query = readListQuery(opening, {})
    expect(query.filter).toBe('open')
    expect(listQueryWords(opening, query)).toEqual({})
    expect(listQueryWords(opening, readListQuery(opening, { state: 'all' }))).toEqual({ state: 'all' })
    expect(listRequest(opening, query).input.query).toMatchObject({ state: 'open' })
    expect(listCalls(opening).list.query.parse({})).toMatchObject({ state: 'all' })
    expect(queryOfCall(opening, {}).filter).toBe('all')
  })

  test('takes the order of its filter until another is chosen', () => {
    expect(readListQuery(visits, { status: 'upcoming' }).sort).toBe('date')
    expect(readListQuery(visits, { status: 'upcoming', sort: '-name' }).sort).toBe('-name')
    expect(defaultSortOf(plain, 'all')).toBeUndefined()
  })

  test.each([
    ['a filter', { status: 'none' }],
    ['an order', { sort: 'shoe-size' }],
    ['a date', { from: '2026-02-30' }],
    ['a flag', { leaders: 'maybe' }],
    ['a choice', { kind: 'c' }],
    ['a unit', { unit: 'Drift' }],
    ['a page', { page: '-3' }],
    ['no number as a page', { page: 'x' }],
  ])('counts %s that is none as absent', (_, words) => {
    expect(readListQuery(visits, words)).toEqual(USUAL)
  })

  test.each(['1000001', '1e9', 'Infinity'])('has the last page that a call takes for %s', page => {
    const query = readListQuery(visits, { page })
    expect(listCalls(visits).list.query.parse(listRequest(visits, query).input.query)).toMatchObject({
      page: PAGE_MAX,
    })
  })

  test('is narrowed by a search and by each further question, not by filter, order and page', () => {
    const narrowed = (words: Record<string, string>) => isNarrowed(readListQuery(visits, words))
    expect(
      [{ q: 'x' }, { from: '2026-01-01' }, { leaders: '1' }, { kind: 'a' }, { unit: UNIT }].map(narrowed),
    ).toEqual(Array(5).fill(true))
    expect(narrowed({ status: 'past', sort: 'name', page: '2' })).toBe(false)
  })

  test('has no search where the list has none', () => {
    expect(readListQuery(plain, { q: 'x', filter: 'y' })).toMatchObject({ q: '', filter: 'all' })
  })
})

const anyWords = fc.record({
  status: fc.constantFrom('all', 'upcoming', 'past', 'x'),
  sort: fc.constantFrom(...sortsOf(visits), ''),
  from: fc.constantFrom('2026-01-31', '2026-02-30', ''),
  leaders: fc.constantFrom('1', 'true', 'false', ''),
  kind: fc.constantFrom('a', 'b', 'c', ''),
  unit: fc.constantFrom(UNIT, 'Drift', ''),
  q: fc.constantFrom('', 'lin', ' lin '),
  page: fc.constantFrom('1', '2', '0', ''),
})

test('property: a question that is printed reads as the same', () => {
  fc.assert(
    fc.property(anyWords, words => {
      const query = readListQuery(visits, words)
      expect(readListQuery(visits, listQueryWords(visits, query))).toEqual(query)
    }),
  )
})

test('words hold only what is not as usual, and no private search', () => {
  expect(listQueryWords(visits, USUAL)).toEqual({})
  const asked = readListQuery(visits, { status: 'past', q: '198001', leaders: 'true', page: '3' })
  expect(listQueryWords(visits, asked)).toEqual({ status: 'past', leaders: '1', page: '3' })
  expect(listQueryWords(people, readListQuery(people, { filter: 'managed' }))).toEqual({ filter: 'managed' })
})

test('every word of a question has a name', () => {
  expect(listWordNames(visits)).toEqual(['status', 'q', 'sort', 'from', 'leaders', 'kind', 'unit', 'page'])
  expect(listWordNames(people)).toEqual(['filter', 'q', 'sort', 'page'])
})

describe('the call that answers a question', () => {
  const find = (q: string) => listRequest(visits, readListQuery(visits, { q }), { clientNumber: '1' })

  test.each([
    ['five digits', '19800', 'list'],
    ['six digits', '198001', 'search'],
    ['six digits with spaces', '1 9 8 0 0 1', 'search'],
  ])('of a search for %s is %3$s', (_, q, call) => {
    const request = find(q)
    expect(request.call).toBe(call)
    expect(JSON.stringify(request.input.query ?? {})).not.toContain('198001')
  })

  test('puts the filter where the path has it, but not in searches and downloads', () => {
    const query = readListQuery(people, { filter: 'managed' })
    expect(listRequest(people, query, { pid: 'h' }).input).toEqual({
      params: { pid: 'h', context: 'managed' },
      query: { page: 1 },
    })
    expect(downloadRequest(people, query, { format: 'csv' }).input.query).toEqual({
      context: 'managed',
      format: 'csv',
    })
  })

  test('holds only the questions that are answered', () => {
    expect(listRequest(visits, USUAL).input.query).toEqual({ status: 'all', sort: '-date', page: 1 })
    expect(Object.keys(listRequest(visits, USUAL).input.query ?? {})).toEqual(['status', 'sort', 'page'])
  })

  test('is the private one where what is searched for must not stand in an address, whatever it is', () => {
    const query = { ...readListQuery(people, { q: 'lin' }), pageSize: 6 }
    expect(searchRequest(people, query)).toEqual({
      call: 'search',
      input: { params: {}, body: { context: 'all', page: 1, pageSize: 6, q: 'lin' } },
    })
  })

  test('is validated by its own shape, and read again as the same question', () => {
    const calls = listCalls(visits)
    const asked = readListQuery(visits, { status: 'past', from: '2026-01-01', leaders: '1', q: 'lin' })
    const { input } = listRequest(visits, asked)
    const sent = Object.fromEntries(
      Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
    )
    const { kind: _, ...known } = sent
    expect(queryOfCall(visits, calls.list.query.parse(known))).toEqual({ ...asked, pageSize: undefined })
    const hidden = listRequest(visits, { ...asked, q: '19800102' })
    expect(queryOfCall(visits, calls.search.body.parse(hidden.input.body))).toMatchObject({ q: '19800102' })
  })
})

test('the calls of a list follow from what it can', () => {
  expect(Object.keys(listCalls(visits))).toEqual(['list', 'search', 'exportList', 'exportSearch'])
  expect(Object.keys(listCalls(plain))).toEqual(['list'])
  const { list, search, exportList } = listCalls(people)
  expect([list.path, search.path, exportList.path]).toEqual([
    'persons/{pid}/people/{context}',
    'people/searches',
    'people/exports',
  ])
  expect([listCalls(visits).list.access, listCalls(visits).search.access]).toEqual(['user', 'person'])
  expect(filtersOf(plain)).toEqual(['all'])
})

test('a body says no more than the list asks', () => {
  expect(listCalls(visits).search.body.safeParse({ q: 'x', shoeSize: 4 }).success).toBe(false)
})

test.each([
  ['nothing', null, ''],
  ['a number', 7, '7'],
  ['a date', { date: '2026-11-24' as never }, '2026-11-24'],
])('%s is written as text', (_, value, text) => {
  expect(valueText(value, 'sv')).toBe(text)
})

describe('a page past the end', () => {
  test.each([
    [{ items: [], page: 99, total: 120 }, 3],
    [{ items: [], page: 4, total: 150 }, 3],
    [{ items: [], page: 2, total: 0 }, 1],
    [{ items: ['row'], page: 3, total: 120 }, null],
    [{ items: [], page: 1, total: 0 }, null],
    [{ items: ['row'], page: 30, total: 1000 }, null],
    [{ items: [], page: 2, total: 9, pageSize: 0 }, null],
  ])('%o leads back to %s', (page, last) => expect(lastPageBefore({ pageSize: 50, ...page })).toBe(last))
})
