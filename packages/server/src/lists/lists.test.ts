import { endpointsOf } from '@salvia/core/api'
import { CERTIFICATE_SOURCE_NAMES } from '@salvia/core/certificates'
import { PAGE_MAX, PAGE_SIZE } from '@salvia/core/limits'
import {
  defaultSortOf,
  filtersOf,
  listRequest,
  readListQuery,
  searchRequest,
  sortsOf,
} from '@salvia/core/lists'
import { addDays, isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { COMPANY, EVERY_LIST, type ListCaller, listCaller, type TestedList } from '../testing/every-list.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { accountOf, employeesOf } from '../testing/test.store.ts'
import { addBooking } from '../testing/test-bookings.store.ts'
import { setEntries, type TestEntry } from '../testing/test-certificates.store.ts'

let salvia: TestApp
let lists: ListCaller
/** Eight digits that find somebody in the lists of people. */
let birthDate: string
beforeAll(async () => {
  salvia = await openTestApp()
  const { db, secrets } = salvia.services
  lists = await listCaller(salvia, secrets.pidHash((await accountOf(db, 'hr@demo.example')).pid ?? ''))
  const employees = await employeesOf(db, COMPANY)
  const open = employees.find(each => !each.protectedIdentity)
  await setEntries(
    db,
    [...(open ? [open] : []), ...employees.filter(each => each !== open).slice(0, 120)].map(checked),
  )
  await addBooking(db, { employeeId: open?.id ?? '', startsAt: TEST_NOW })
  birthDate = open?.pid.slice(0, 8) ?? expect.fail('nobody')
})
afterAll(() => salvia.close())

/** An entry of each status, and of each source, in turn. */
function checked({ id: employeeId }: { readonly id: string }, at: number): TestEntry {
  const origin = CERTIFICATE_SOURCE_NAMES[at % 3] ?? 'journal'
  const endsOn = addDays(isoDate(2026, 5, 1), (at % 7) * 60)
  const starts = at % 7 === 6 ? isoDate(2026, 11, 10) : isoDate(2026, 1, 2)
  return {
    ...{ employeeId, origin, medicalCheck: at % 2 === 0 ? 'silica' : 'night-work', startsOn: starts },
    endsOn: origin === 'manual' ? null : addDays(endsOn, at % 7 === 6 ? 90 : 0),
  }
}

test('every list of the contract is tested here', () => {
  const answersPages = (response: z.ZodType | undefined) =>
    response instanceof z.ZodObject && ['items', 'counts', 'page'].every(field => field in response.shape)
  const paged = endpointsOf().filter(({ response }) => answersPages(response))
  const names = new Set(paged.map(({ name }) => name.split('.')[0]))
  expect([...names].sort()).toEqual(EVERY_LIST.map(({ concept }) => concept).sort())
})

describe.each(EVERY_LIST)('$concept', tested => {
  const { list, keys } = tested
  const filterName = list.declaration.filter?.name ?? 'filter'
  const wordOf = (filter: string) => ({ [list.declaration.filter?.address ?? filterName]: filter })

  test('counts under each filter what that filter lists', async () => {
    const { counts } = await lists.page(tested)
    expect(Object.keys(counts).sort()).toEqual([...filtersOf(list)].sort())
    for (const filter of filtersOf(list)) {
      const page = await lists.page(tested, wordOf(filter))
      expect([page.counts, page.total]).toEqual([counts, counts[filter]])
      expect(await lists.all(tested, wordOf(filter))).toHaveLength(counts[filter] ?? -1)
    }
  })

  test('has pages of 50 or as declared, of 1 to 200 where asked, and nothing beyond the last', async () => {
    const { pageSize = PAGE_SIZE } = list.declaration
    const first = await lists.page(tested)
    expect(first).toMatchObject({ page: 1, pageSize })
    expect(first.items).toHaveLength(Math.min(first.total, pageSize))
    expect((await lists.page(tested, {}, 1)).items).toEqual(first.items.slice(0, 1))
    const largest = await lists.page(tested, {}, 200)
    expect(largest.items.slice(0, pageSize)).toEqual(first.items)
    expect(largest).toMatchObject({ pageSize: 200, total: first.total })
    const beyond = await lists.page(tested, { page: String(PAGE_MAX) }, 200)
    expect(beyond).toMatchObject({ items: [], page: PAGE_MAX, total: first.total, counts: first.counts })
  })

  test.each([{ page: 0 }, { page: PAGE_MAX + 1 }, { pageSize: -1 }, { pageSize: 201 }])(
    'refuses %o',
    async range => {
      const { input, call } = listRequest(list, readListQuery(list, {}))
      const response = await lists.send(tested, { call, input: { ...input, query: range } })
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST'])
    },
  )

  if (list.declaration.sorts) {
    test('stands in the order that is asked for, each row once', async () => {
      const usual = await lists.all(tested)
      for (const sort of sortsOf(list) as readonly string[]) {
        const rows = await lists.all(tested, { sort })
        const keyOf = keys[sort.replace('-', '')] ?? expect.fail(`no key for ${sort}`)
        const found = rows.map(keyOf)
        const inOrder = found
          .filter(key => key !== null)
          .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
        if (sort.startsWith('-')) inOrder.reverse()
        expect(found).toEqual([...inOrder, ...found.filter(key => key === null)])
        expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(usual.map(({ id }) => id)))
        expect(rows).toHaveLength(usual.length)
      }
    })

    test('stands in the usual order of its filter where none is asked for', async () => {
      for (const filter of filtersOf(list)) {
        const sort = defaultSortOf(list, filter) ?? ''
        expect(await lists.page(tested, wordOf(filter))).toEqual(
          await lists.page(tested, { ...wordOf(filter), sort }),
        )
      }
    })
  }

  if (list.declaration.isSearchable) describeSearch(tested)
})

function describeSearch(tested: TestedList) {
  const { list } = tested
  const isAboutPeople = ['bookings', 'certificates', 'coworkers', 'previewedEmployees'].includes(
    tested.concept,
  )

  test('takes six digits or more in a body alone', async () => {
    const { input } = listRequest(list, readListQuery(list, {}))
    const calls = list.declaration.isDownloadable ? (['list', 'exportList'] as const) : (['list'] as const)
    for (const call of calls) {
      const response = await lists.send(tested, { call, input: { ...input, query: { q: birthDate } } })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'INVALID_REQUEST' })
    }
    const found = await lists.page(tested, { q: birthDate })
    if (isAboutPeople) expect(found.total).toBeGreaterThan(0)
    else expect(found).toMatchObject({ items: [], total: 0 })
  })

  test('answers a search in a body as it answers it in the address', async () => {
    const words = { q: 'a', ...tested.searched }
    const { call, input } = listRequest(list, readListQuery(list, words))
    const query = { ...input.query, pageSize: 20 }
    const inAddress = await lists.send(tested, { call, input: { ...input, query } })
    const { input: hidden } = searchRequest(list, readListQuery(list, words))
    const inBody = await lists.send(tested, {
      call: 'search',
      input: { body: { ...hidden.body, pageSize: 20 } },
    })
    expect(inBody.json<{ total: number }>().total).toBeGreaterThan(0)
    expect(inBody.json()).toEqual(inAddress.json())
  })
}
