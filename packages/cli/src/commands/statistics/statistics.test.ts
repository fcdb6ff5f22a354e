import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorText } from '@salvia/core/error-catalogue'
import { unitName } from '@salvia/core/lists'
import { addDays, atStockholm, firstOfMonth } from '@salvia/core/primitives'
import { GRAPH_NAMES, type StatisticsOverview, type StatisticsTable } from '@salvia/core/statistics'
import { demoWorld } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { widthOf } from '../../output/width.ts'
import { TODAY } from '../../testing/certificates.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'
import { sendVisits } from '../../testing/visits.ts'

const COMPANY = '10401'
/** The last month that is over. */
const MONTH = firstOfMonth(addDays(firstOfMonth(TODAY), -1))
/** The month of yesterday: the figures about health of its year are never made yet. */
const LATEST = addDays(TODAY, -1).slice(0, 7)
const IN_MONTH = ['--from', MONTH.slice(0, 7), '--to', MONTH.slice(0, 7)]
const SENT = 7

interface Exported {
  readonly unit: { readonly name: string }
  readonly recursive: boolean
  readonly graphs: readonly (Pick<StatisticsTable, 'rows' | 'columns'> & { readonly graph: string })[]
}

let folder: string
let hr: string
let withdraw: () => Promise<void>
let before: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'salvia-test-'))
  hr = await sharedTokenOf('hr@demo.example')
  before = await visitsOfMonth()
  const { employees } = demoWorld(TODAY)
  const people = employees.filter(({ clientNumber }) => clientNumber === COMPANY).slice(0, SENT)
  withdraw = await sendVisits(
    people.map(({ pid }, at) => ({
      ...{ clientNumber: COMPANY, pid, at: atStockholm(MONTH, { hour: 9, minute: 0 }) },
      ...{ category: at < SENT - 1 ? 'ergonomics' : 'counselling', cause: 'stress' },
      ...{ preventive: at === 0, orderedBy: 'employer' },
    })),
  )
  await vi.waitFor(async () => expect(await visitsOfMonth()).toBe(before + SENT), {
    ...{ timeout: 60_000, interval: 200 },
  })
}, 120_000)
afterAll(async () => {
  await withdraw()
  rmSync(folder, { recursive: true, force: true })
})

function run(words: readonly string[], { token = hr, api = serviceUrl() } = {}) {
  const env = { SALVIA_API: api, SALVIA_TOKEN: token, XDG_CONFIG_HOME: folder, COLUMNS: '80' }
  return salviaHere(['statistics', ...words, '--org', COMPANY], { cwd: folder, env })
}

async function json<T>(...words: readonly string[]): Promise<T> {
  const { status, stdout, stderr } = await run([...words, '-f', 'json'])
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as T
}

/** The visits of the whole company, as the command counts them. */
async function visitsOfMonth(): Promise<number> {
  const { graphs } = await json<Exported>('export', '--graph', 'visits', ...IN_MONTH)
  return Number(graphs[0]?.rows[0]?.visits ?? 0)
}

const widest = (text: string) => Math.max(...text.split('\n').map(widthOf))

describe('statistics units', () => {
  test('are shown as a tree, and on a line each in a pipe', async () => {
    const { units } = await json<StatisticsOverview>('units')
    const tree = (await run(['units', '-f', 'pretty'])).stdout
    const [root, ...others] = tree.split('\n')
    const deep = units.find(({ path }) => path.length === 2)
    expect(root).toBe('Kvarnhälle Industri AB')
    expect(others).toContain(`    ${deep?.name}`)
    expect(tree).toContain('hämta statistiken:  salvia statistics export')
    expect(widest(tree)).toBeLessThanOrEqual(80)
    const lines = (await run(['units'])).stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(units.length)
    expect(lines).toContain(`${deep?.id} recursive open ${unitName(deep ?? { path: [] })}`)
  })

  test('are written as a file', async () => {
    const { stdout } = await run(['units', '-f', 'csv', '--locale', 'en'])
    const [header, first] = stdout.split('\r\n')
    expect(header).toBe('\u{feff}Unit;With the units below;Ended;Id')
    expect(first).toMatch(/^Kvarnhälle Industri AB;Yes;No;[\da-f-]{36}$/)
  })

  test('are none for whoever may not ask', async () => {
    const { status, stderr } = await run(['units'], { token: await sharedTokenOf('chef@demo.example') })
    expect(status).not.toBe(0)
    expect(stderr).toContain('Du har inte behörighet till Statistik.')
  })
})

describe('statistics export', () => {
  test('tells all graphs of the whole company with its units, with codes as JSON', async () => {
    const { graphs, recursive, unit } = await json<Exported>('export', ...IN_MONTH)
    expect([unit.name, recursive]).toEqual(['Kvarnhälle Industri AB', true])
    expect(graphs.map(({ graph }) => graph)).toEqual(GRAPH_NAMES)
    const [, services, prevention] = graphs
    expect(services?.rows[0]).toMatchObject({ month: MONTH, ergonomics: expect.any(Number) })
    expect(Number(prevention?.rows[0]?.preventive)).toBeGreaterThan(0)
  })

  test('shows tables that fit 80 columns, and says until when visits are counted', async () => {
    const { stdout } = await run(['export', '-f', 'pretty', '--from', LATEST, '--to', LATEST])
    expect(widest(stdout)).toBeLessThanOrEqual(80)
    expect(stdout).toMatch(/^Besök, Kvarnhälle Industri AB, /)
    expect(stdout).toContain('Inte framtagen än (')
    expect(stdout.replace(/\s+/g, ' ')).toContain('Med underliggande enheter. Besök är räknade till och med ')
  })

  test('writes a row on a line in a pipe', async () => {
    const { stdout } = await run(['export', '--graph', 'visits,prevention', ...IN_MONTH])
    const [visits, prevention] = stdout.trimEnd().split('\n')
    expect(visits).toMatch(new RegExp(`^visits ${MONTH.slice(0, 7)} visits=${before + SENT} `))
    expect(prevention).toMatch(/^prevention \S+ preventive=\d+ reactive=\d+ share=\d+$/)
  })

  test('writes one graph as CSV in words, and asks which where there are several', async () => {
    const words = ['export', '--graph', 'visits', ...IN_MONTH, '-f', 'csv']
    const [header, row] = (await run(words)).stdout.split('\r\n')
    expect(header).toBe('\u{feff}Månad;Besök;Året innan;Anställda;Per 100 anställda;Anmärkning')
    expect(row).toMatch(new RegExp(`^${MONTH.slice(0, 7)};${before + SENT};`))
    const { status, stdout, stderr } = await run(['export', '-f', 'csv'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.replace(/\s+/g, ' ')).toContain(`Välj en med --graph: ${GRAPH_NAMES.join(', ')}.`)
  })

  test('writes a workbook, and each row as a line of JSON', async () => {
    const [book, lines] = [join(folder, 'a.xlsx'), join(folder, 'a.ndjson')]
    const { status, stdout } = await run([
      'export',
      '-f',
      `xlsx:${book}`,
      '-f',
      `ndjson:${lines}`,
      ...IN_MONTH,
    ])
    expect([status, stdout]).toEqual([0, ''])
    expect(readFileSync(book).subarray(0, 2).toString()).toBe('PK')
    const rows = readFileSync(lines, 'utf8').trimEnd().split('\n')
    expect(JSON.parse(rows[0] ?? '')).toMatchObject({ graph: 'visits', month: MONTH, visits: before + SENT })
  })

  test('writes one graph as a picture, at 2880 pixels wide', async () => {
    const picture = join(folder, 'a.png')
    const words = ['export', '--graph', 'visits', ...IN_MONTH]
    expect((await run([...words, '-f', `png:${picture}`])).status).toBe(0)
    const bytes = readFileSync(picture)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBe(2880)
    expect((await run(['export', '-f', `png:${picture}`])).stderr).toContain('--graph')
    expect(readFileSync(picture)).toEqual(bytes)
  })

  test('names the unit above in which the visits of a small one are counted', async () => {
    const { units } = await json<StatisticsOverview>('units')
    const isLeaf = ({ id }: { readonly id: string }) => !units.some(({ parentId }) => parentId === id)
    for (const unit of units.filter(isLeaf)) {
      const { stdout } = await run(['export', unit.id, '--graph', 'visits', ...IN_MONTH, '-f', 'pretty'])
      if (!stdout.includes('Färre än 10 anställda')) continue
      expect(stdout.replace(/\s+/g, ' ')).toContain(`Räknas i: ${unit.path.slice(0, 1).join()}`)
      return
    }
    expect.fail('no small unit')
  })

  test('finds a unit by its id, all its names or its own name, with those below it where that is asked', async () => {
    const { units } = await json<StatisticsOverview>('units')
    const names = units.map(({ name }) => name)
    const unit =
      units.find(({ path, name }) => path.length === 2 && names.indexOf(name) === names.lastIndexOf(name)) ??
      expect.fail('no unit')
    for (const word of [unit.id, unit.path.join('/'), unit.name]) {
      const exported = await json<Exported>('export', word, '--graph', 'visits', '--recursive')
      expect(exported).toMatchObject({ unit: { id: unit.id }, recursive: true })
    }
    expect(await json<Exported>('export', unit.id)).toMatchObject({ recursive: false })
  })

  test.each([
    [['--from', '2026-05', '--to', '2026-04'], errorText('STATISTICS_START_AFTER_END', 'sv').title],
    [['--from', '1999-01'], 'Statistik finns från '],
    [['--from', 'maj'], '--from kan inte vara maj.'],
    [['--graph', 'visits,diagnoses'], '--graph kan inte vara diagnoses.'],
  ])('%j is refused before the service is called', async (words, sentence) => {
    const { status, stdout, stderr } = await run(['export', ...words], { api: 'http://127.0.0.1:9' })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
  })

  test('of a unit that is none says so', async () => {
    const { status, stderr } = await run(['export', 'Finns verkligen inte'])
    expect(status).toBe(2)
    expect(stderr.replace(/\s+/g, ' ')).toContain('salvia statistics units --org 10401')
  })
})
