import { once } from 'node:events'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { type DownloadFormat, defineList, readListQuery } from '@salvia/core/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { z } from 'zod'
import type { Person } from '../access/caller.ts'
import { COMPANY } from '../testing/every-list.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { addManyBookings } from '../testing/many-bookings.store.ts'
import { testCompany, testPerson } from '../testing/test-caller.ts'
import { answerDownload } from './answer-download.ts'
import type { SourceOf } from './list-source.ts'
import { writeWorkbook } from './write-workbook.ts'

const numbers = defineList(
  {
    path: 'numbers/{clientNumber}',
    access: 'person',
    spec: 'assumed',
    summary: 'Numbers.',
    row: z.object({ number: z.int() }),
    isDownloadable: true,
    fileName: { sv: 'Tal', en: 'Numbers' },
  },
  [{ key: 'number', header: { sv: 'Tal', en: 'Number' }, value: row => row.number }],
)

/** What is written inside a workbook, as its reader gives it on demand. */
interface Written {
  readonly files: Readonly<Record<string, { readonly content: Uint8Array }>>
}

/** A list that never ends, or that fails after some rows, and how many rows of it were read. */
function endless(failsAt = Number.POSITIVE_INFINITY) {
  const reading = { rows: 0 }
  const source: SourceOf<typeof numbers, number> = {
    prepare: async () => ({
      counts: async () => ({ all: 1 }),
      async rows({ limit, after }) {
        await turn()
        if (reading.rows >= failsAt) throw new Error('The database is gone.')
        reading.rows += limit
        return Array.from({ length: limit }, (_, n) => (after ?? 0) + n + 1)
      },
      shape: async rows => rows.map(number => ({ number })),
    }),
    downloaded: 'bookings-downloaded',
  }
  return { source, reading }
}

let salvia: TestApp
let person: Person
beforeAll(async () => {
  salvia = await openTestApp()
  person = await testPerson(salvia.services.db, 'hr@demo.example')
})
afterAll(() => salvia.close())

function download(
  source: SourceOf<typeof numbers, number>,
  { format = 'csv', clientNumber = COMPANY }: { format?: DownloadFormat; clientNumber?: string } = {},
) {
  const gone = new AbortController()
  const file = answerDownload(numbers, source, {
    ...{ services: salvia.services, now: TEST_NOW, locale: 'sv', gone: gone.signal, caller: person },
    ...{ company: testCompany(clientNumber), params: null, query: readListQuery(numbers, {}), format },
  })
  return { file, hangUp: () => gone.abort() }
}

const contentOf = async (file: ReturnType<typeof download>['file']) => (await file).content as Readable

test.each(['csv', 'ndjson', 'xlsx'] as const)(
  'a %s of a list without end is read no faster than it is taken, and not after the caller is gone',
  async format => {
    const { source, reading } = endless()
    const { file, hangUp } = download(source, { format })
    const content = await contentOf(file)
    for (let taken = 0; taken < 5; taken += 1) await once(content, 'readable').then(() => content.read())
    const closed = once(content, 'close')
    hangUp()
    await expect(closed).rejects.toThrow()
    const rows = reading.rows
    // A row is a few bytes: what is held is what was taken and some batches.
    expect(rows).toBeLessThan(200_000)
    for (let waited = 0; waited < 100; waited += 1) await turn()
    expect(reading.rows).toBeLessThanOrEqual(rows + 1_000)
  },
)

test('a company has two downloads at once: the third waits until one is over, another company does not', async () => {
  const { source } = endless()
  const [first, second] = [download(source), download(source)]
  await Promise.all([first.file, second.file])
  const third = download(source)
  let hasBegun = false
  void third.file.then(() => {
    hasBegun = true
  })
  const other = download(source, { clientNumber: '20877' })
  await other.file
  expect(hasBegun).toBe(false)
  first.hangUp()
  await third.file
  for (const { hangUp } of [second, third, other]) hangUp()
})

test('who hangs up while waiting is forgotten', async () => {
  const { source } = endless()
  const [first, second] = [download(source), download(source)]
  await Promise.all([first.file, second.file])
  const third = download(source)
  third.hangUp()
  await expect(third.file).rejects.toThrow()
  first.hangUp()
  second.hangUp()
  const last = download(source)
  await last.file
  last.hangUp()
})

test('a file that fails on the way is cut off, and the log says why', async () => {
  const { source } = endless(1_000)
  const content = await contentOf(download(source).file)
  await expect(text(content)).rejects.toThrow('The database is gone.')
  await turn()
  expect(salvia.log.find(line => line.includes('list-download-failed'))).toContain('The database is gone.')
})

test('over the network: who hangs up makes room for the next', async () => {
  await addManyBookings(salvia.services.db, { companies: [COMPANY], count: 12_000, around: TEST_NOW })
  const address = await salvia.app.listen({ host: '127.0.0.1', port: 0 })
  const token = await salvia.signIn('hr@demo.example')
  const request = [
    `GET /api/bookings/${COMPANY}/exports?format=ndjson HTTP/1.1`,
    ...['Host: portal', `Authorization: Bearer ${token}`, 'Connection: close', '', ''],
  ].join('\r\n')
  const ask = () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(request)
    return socket
  }
  const isFailure = (line: string) => line.includes('list-download-failed')
  const failures = salvia.log.filter(isFailure).length
  // More than the sockets hold: neither of the two is answered to its end while nobody reads.
  const [first, second] = [ask(), ask()]
  await Promise.all([once(first, 'readable'), once(second, 'readable')])
  const third = ask()
  first.destroy()
  second.destroy()
  const answer = await text(third)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer.match(/"startsAt"/g)?.length).toBeGreaterThan(6_000)
  expect(salvia.log.filter(isFailure)).toHaveLength(failures)
})

test('a workbook goes on in the next sheet, each with its header', async () => {
  async function* batches() {
    yield [1, 2, 3].map(number => ({ number }))
    yield [4, 5].map(number => ({ number }))
  }
  const file = writeWorkbook({ columns: numbers.columns, batches: batches(), locale: 'sv', name: 'Tal' }, 2)
  const { Sheets } = read(await buffer(file))
  expect(Object.values(Sheets).map(sheet => utils.sheet_to_json(sheet, { header: 1 }))).toEqual([
    [['Tal'], [1], [2]],
    [['Tal'], [3], [4]],
    [['Tal'], [5]],
  ])
})

test.each(['_x0041_', 'a_x000D_b', '\uffff', 'x\ufffey', '_xFFFF_', '__x0041_', 'a\u0001b', '_x41_'])(
  'a workbook holds the text %j as it is, in characters that XML allows',
  async word => {
    const words = defineList(
      {
        ...{ path: 'words', access: 'person', spec: 'assumed', summary: 'Words.' },
        row: z.object({ word: z.string() }),
      },
      [{ key: 'word', header: { sv: 'Ord', en: 'Word' }, value: row => row.word }],
    )
    async function* batches() {
      yield [{ word }]
    }
    const file = await buffer(
      writeWorkbook({ columns: words.columns, batches: batches(), locale: 'sv', name: 'Ord' }),
    )
    const { Sheets, files } = read(file, { bookFiles: true }) as ReturnType<typeof read> & Written
    expect(Object.values(Sheets).map(sheet => utils.sheet_to_json(sheet, { header: 1 }))).toEqual([
      [['Ord'], [word]],
    ])
    const sheet = Buffer.from(files['xl/worksheets/sheet1.xml']?.content ?? '').toString()
    expect(sheet).toContain('Ord')
    expect(sheet).not.toMatch(/[\uFFFE\uFFFF]/)
  },
)
