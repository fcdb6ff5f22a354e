import { DOWNLOAD_FORMATS, downloadRequest, readListQuery, valueText } from '@salvia/core/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CellObject, read, utils, type WorkSheet } from 'xlsx'
import { COMPANY, EVERY_LIST, type ListCaller, listCaller, type TestedList } from '../testing/every-list.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { addManyBookings } from '../testing/many-bookings.store.ts'
import { accountOf, auditOf, changeEmployee, employeesOf } from '../testing/test.store.ts'
import { addBooking } from '../testing/test-bookings.store.ts'

const DOWNLOADED = EVERY_LIST.filter(({ list }) => list.declaration.isDownloadable)
const HOSTILE = `=cmd|'/C calc'!A1; "å"\n<&>`

let salvia: TestApp
let lists: ListCaller
beforeAll(async () => {
  salvia = await openTestApp()
  const { db, secrets } = salvia.services
  lists = await listCaller(salvia, secrets.pidHash((await accountOf(db, 'hr@demo.example')).pid ?? ''))
  const [employee] = await employeesOf(db, COMPANY)
  await changeEmployee(db, employee?.id ?? '', { firstName: HOSTILE, lastName: HOSTILE })
  await addBooking(db, { employeeId: employee?.id ?? '', startsAt: TEST_NOW })
  // More than one batch.
  await addManyBookings(db, { companies: [COMPANY], count: 2_300, around: TEST_NOW })
})
afterAll(() => salvia.close())

type Words = Readonly<Record<string, string>>

async function download(tested: TestedList, format: (typeof DOWNLOAD_FORMATS)[number], words: Words = {}) {
  const request = downloadRequest(tested.list, readListQuery(tested.list, words), { format })
  const response = await lists.send(tested, request)
  expect(response.statusCode).toBe(200)
  return response
}

/** What stands in the cells of the first sheet, its header left out. */
function textsOf(sheet: WorkSheet): string[][] {
  return utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true }).slice(1)
}

function firstSheet(bytes: Buffer | string, options: { type: 'buffer' | 'string'; FS?: string }): WorkSheet {
  const { SheetNames, Sheets } = read(bytes, { ...options, raw: true, UTC: true })
  return Sheets[SheetNames[0] ?? ''] ?? expect.fail('no sheet')
}

describe.each(DOWNLOADED)('the file of $concept', tested => {
  const { list } = tested
  const cellsOf = (rows: readonly unknown[]) =>
    rows.map(row => list.columns.map(column => valueText(column.value(row, 'sv'), 'sv')))
  const isUsed = (row: readonly string[]) => row.some(text => text !== '')

  test('holds as ndjson the rows of all pages as they are answered', async () => {
    const response = await download(tested, 'ndjson')
    expect(response.headers['content-type']).toBe('application/x-ndjson')
    const lines = response.body.split('\n')
    expect(lines.pop()).toBe('')
    expect(lines.map(line => JSON.parse(line))).toEqual(await lists.all(tested))
  })

  test('holds as csv the columns of all pages, and no formula', async () => {
    const response = await download(tested, 'csv')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const rows = cellsOf(await lists.all(tested))
    const guarded = rows.map(row => row.map(text => (/^[=+\-@]/.test(text) ? `'${text}` : text)))
    expect(textsOf(firstSheet(response.body.slice(1), { type: 'string', FS: ';' }))).toEqual(guarded)
  })

  test('holds as xlsx the columns of all pages: numbers and times as such, no formula', async () => {
    const response = await download(tested, 'xlsx')
    expect(response.headers['content-type']).toContain('spreadsheetml')
    const sheet = firstSheet(response.rawPayload, { type: 'buffer' })
    expect(textsOf(sheet).filter(isUsed)).toEqual(cellsOf(await lists.all(tested)).filter(isUsed))
    const rows = await lists.all(tested)
    const cells = Object.entries(sheet).filter(([name]) => !name.startsWith('!')) as [string, CellObject][]
    expect(cells.filter(([, cell]) => cell.f !== undefined)).toEqual([])
    const kinds = new Set(cells.map(([, cell]) => cell.t))
    const values = rows.flatMap(row => list.columns.map(column => column.value(row, 'sv')))
    const hasNumbers = values.some(value => value !== null && typeof value !== 'string')
    expect([...kinds].sort()).toEqual(hasNumbers ? ['n', 's'] : ['s'])
  })

  test('is called as the list and the day, in the language of the caller', async () => {
    for (const format of DOWNLOAD_FORMATS) {
      const { headers } = await download(tested, format)
      const name = list.declaration.fileName?.sv ?? expect.fail('no name')
      expect(headers['content-disposition']).toContain(
        `filename*=UTF-8''${encodeURIComponent(`${name} 2026-11-23.${format}`)}`,
      )
    }
  })

  if (list.declaration.filter) {
    test('holds what a filter and a search leave, also for a search in a body', async () => {
      const name = list.declaration.filter?.address ?? list.declaration.filter?.name ?? ''
      const words = { [name]: list.declaration.filter?.values.at(-1) ?? '' }
      const [employee] = await employeesOf(salvia.services.db, COMPANY)
      for (const asked of [words, { q: 'a' }, { q: employee?.pid.slice(0, 8) ?? '' }]) {
        const lines = (await download(tested, 'ndjson', asked)).body.split('\n').slice(0, -1)
        expect(lines.map(line => JSON.parse(line))).toEqual(await lists.all(tested, asked))
      }
    })
  }
})

test.each([
  ['bookings', 'bookings-downloaded', { status: 'upcoming', searched: false, format: 'csv' }],
  ['coworkers', 'employees-downloaded', { context: 'all', searched: false, format: 'csv' }],
  ['personnelFile', 'uploads-downloaded', { searched: false, format: 'csv' }],
] as const)('a file of %s is audited once, with the number of its rows', async (concept, action, details) => {
  const { db } = salvia.services
  const tested = EVERY_LIST.find(each => each.concept === concept) ?? expect.fail('no list')
  const before = await auditOf(db, action)
  const lines = (await download(tested, 'csv')).body.split('\r\n').length - 2
  const { id } = await accountOf(db, tested.email)
  const [event, ...others] = (await auditOf(db, action)).slice(before.length)
  expect(others).toEqual([])
  expect(event).toMatchObject({ actor: id, clientNumber: COMPANY })
  expect(event?.details).toEqual({ ...details, rows: lines })
})
