import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BookingPage } from '@salvia/core/bookings'
import type { coworkersList } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import { beforeAll, describe, expect, test } from 'vitest'
import { testFolder } from '../testing/folder.ts'
import { salviaHere } from '../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../testing/service.ts'
import { onTerminal } from '../testing/terminal.ts'

let token: string
beforeAll(async () => {
  token = await sharedTokenOf('hr@demo.example')
})

function place(cwd = testFolder()) {
  const env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd, COLUMNS: '80' }
  return { cwd, env }
}
const run = (words: readonly string[], cwd?: string) => salviaHere([...words, '--org', '10401'], place(cwd))

async function answer<T>(words: readonly string[]): Promise<T> {
  const { status, stdout, stderr } = await run([...words, '-f', 'json', '--show-values'])
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as T
}

describe('a list as a file', () => {
  test('ndjson holds the rows of all pages, one a line', async () => {
    const words = ['bookings', 'list', '--status', 'upcoming']
    const { items } = await answer<BookingPage>([...words, '--all'])
    const { stdout } = await run([...words, '-f', 'ndjson', '--show-values'])
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as { id: string })
    expect(rows.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort())
  })

  test('csv has the headings of the language, and one line a row', async () => {
    const cwd = testFolder()
    const { total } = await answer<BookingPage>(['bookings', 'list', '--status', 'cancelled'])
    const words = [
      'bookings',
      'list',
      '--status',
      'cancelled',
      '-f',
      'csv',
      '-o',
      join(cwd, 'list.csv'),
      '--show-values',
    ]
    const { status, stdout } = await run(words, cwd)
    expect([status, stdout]).toEqual([0, ''])
    const [head, ...rows] = readFileSync(join(cwd, 'list.csv'), 'utf8').trimEnd().split('\r\n')
    expect(head).toContain('Medarbetare;Tjänst')
    expect(rows).toHaveLength(total)
  })

  test('two formats are two files of one question', async () => {
    const cwd = testFolder()
    const { status } = await run(
      [
        'bookings',
        'list',
        '-f',
        `xlsx:${join(cwd, 'a.xlsx')}`,
        '-f',
        `json:${join(cwd, 'a.json')}`,
        '--show-values',
      ],
      cwd,
    )
    expect(status).toBe(0)
    expect(readFileSync(join(cwd, 'a.xlsx')).subarray(0, 2).toString()).toBe('PK')
    expect(JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8'))).toHaveProperty('counts')
  })

  test('a search for an identity number downloads what it finds, in no address', async () => {
    const { status, stdout } = await run([
      'bookings',
      'list',
      '--search',
      '198112',
      '-f',
      'csv',
      '--show-values',
    ])
    expect(status).toBe(0)
    expect(stdout.trimEnd().split('\r\n')).toHaveLength(1)
  })

  test('shows personal data, so it must be asked for', async () => {
    const cwd = testFolder()
    const { status, stdout, stderr } = await run(
      ['bookings', 'list', '-f', 'csv', '-o', join(cwd, 'x.csv')],
      cwd,
    )
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.replace(/\s+/g, ' ')).toContain('Lägg till --show-values, eller ta bort --format csv')
    expect(existsSync(join(cwd, 'x.csv'))).toBe(false)
  })

  test('holds every page, so that one of them clashes', async () => {
    const { status, stderr } = await run(['bookings', 'list', '--page', '2', '-f', 'csv', '-o', 'x.csv'])
    expect([status, stderr.includes('--format csv och --page')]).toEqual([2, true])
  })

  test('is no workbook on a terminal', async () => {
    const words = ['bookings', 'list', '--org', '10401', '-f', 'xlsx']
    const { status, shown } = await onTerminal(words, [], place())
    expect(status).toBe(2)
    expect(shown).toContain('-f xlsx:lista.xlsx')
  })

  test('that cannot be asked for leaves no file', async () => {
    const cwd = testFolder()
    const words = ['bookings', 'list', '--from', '2026-02-30', '-f', 'csv', '-o', join(cwd, 'list.csv')]
    expect((await run(words, cwd)).status).toBe(2)
    expect(existsSync(join(cwd, 'list.csv'))).toBe(false)
  })
})

describe('coworkers list', () => {
  test('keeps to a filter, an order and a search', async () => {
    const all = await answer<PageOf<typeof coworkersList>>(['coworkers', 'list'])
    const excluded = await answer<PageOf<typeof coworkersList>>([
      'coworkers',
      'list',
      '--context',
      'excluded',
    ])
    expect(excluded.total).toBe(all.counts.excluded)
    const [first] = (await answer<PageOf<typeof coworkersList>>(['coworkers', 'list', '--sort', '-name']))
      .items
    const found = await answer<PageOf<typeof coworkersList>>([
      'coworkers',
      'list',
      '--search',
      first?.lastName ?? '',
    ])
    expect(found.items.map(({ id }) => id)).toContain(first?.id)
  })

  test('tells each by its columns on a screen of 80, and in one line in a pipe', async () => {
    const { items, total } = await answer<PageOf<typeof coworkersList>>(['coworkers', 'list'])
    const shown = (await run(['coworkers', 'list', '-f', 'pretty'])).stdout
    const piped = (await run(['coworkers', 'list'])).stdout.trimEnd().split('\n')
    expect(shown).toContain(`${total} medarbetare, sida 1 av `)
    expect(shown).toContain('--page 2')
    const named = (await run(['coworkers', 'list', '-f', 'pretty', '--show-values'])).stdout.split('\n')
    for (const { firstName, lastName } of items) expect(named).toContain(`${firstName} ${lastName}`)
    expect(Math.max(...shown.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
    expect(piped.map(line => line.split(' ')[0])).toEqual(items.map(({ pidHash }) => pidHash))
  })

  test('in a pipe standard error says that there are more pages, unless all or one was asked for', async () => {
    const { items, total } = await answer<PageOf<typeof coworkersList>>(['coworkers', 'list'])
    const told = `Det här är ${items.length} av ${total}. Hämta alla med --all.`
    for (const format of ['concise', 'json'])
      expect((await run(['coworkers', 'list', '-f', format])).stderr).toContain(told)
    for (const words of [['--all'], ['--page', '1'], ['-f', 'pretty']])
      expect((await run(['coworkers', 'list', ...words])).stderr).not.toContain('Hämta alla')
  })

  test('of a page past the end says which the last one is', async () => {
    const { total, pageSize } = await answer<PageOf<typeof coworkersList>>(['coworkers', 'list'])
    const { stdout, stderr } = await run(['coworkers', 'list', '--page', '99'])
    expect(stdout).toBe('')
    expect(stderr).toContain(`Listan har ingen sida 99. Den sista är sida ${Math.ceil(total / pageSize)}.`)
  })

  test('names nobody unless that is asked for', async () => {
    const { items } = await answer<PageOf<typeof coworkersList>>(['coworkers', 'list'])
    for (const format of ['pretty', 'concise', 'json']) {
      const { stdout } = await run(['coworkers', 'list', '-f', format])
      // A hash can hold a short name by chance.
      const text = items.reduce((left, { pidHash }) => left.replaceAll(pidHash, ''), stdout)
      const told = items.flatMap(({ firstName, lastName, email, mobilePhone }) =>
        [firstName, lastName, email, mobilePhone].filter(value => value !== null && text.includes(value)),
      )
      expect(told).toEqual([])
    }
    expect((await run(['coworkers', 'list', '-f', 'pretty'])).stdout).toContain('Visa dem med --show-values.')
  })

  test('says so when nobody fits', async () => {
    const { status, stdout } = await run(['coworkers', 'list', '--search', 'xyzzy', '-f', 'pretty'])
    expect([status, stdout.trim()]).toEqual([0, 'Inga medarbetare matchar.'])
  })

  test('is closed to a wrong filter', async () => {
    const { status, stderr } = await run(['coworkers', 'list', '--context', 'gone'])
    expect([status, stderr.includes('managed')]).toEqual([2, true])
  })
})
