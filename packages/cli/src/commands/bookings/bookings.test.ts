import { stripVTControlCharacters } from 'node:util'
import type { BookingDetails, BookingPage } from '@salvia/core/bookings'
import { SEARCH_MAX_CHARACTERS } from '@salvia/core/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { widthOf } from '../../output/width.ts'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

let token: string
beforeAll(async () => {
  token = await sharedTokenOf('hr@demo.example')
})

function place() {
  const cwd = testFolder()
  return { cwd, env: { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd } }
}

function run(words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const { cwd, env } = place()
  const here = { cwd, env: { ...env, COLUMNS: '80', ...more } }
  return salviaHere(['bookings', ...words, '--org', '10401'], here)
}

async function page(...words: readonly string[]): Promise<BookingPage> {
  const { status, stdout, stderr } = await run(['list', '-f', 'json', ...words])
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as BookingPage
}

describe('bookings list', () => {
  test('filters by status, and each of the list is of it', async () => {
    const { items, counts, total } = await page('--status', 'cancelled')
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['cancelled']))
    expect(total).toBe(counts.cancelled)
  })

  test('begins with those to come, the nearest first', async () => {
    const { items, counts, total } = await page()
    expect(total).toBe(counts.upcoming)
    const starts = items.map(({ startsAt }) => startsAt)
    expect(starts).toEqual(starts.toSorted())
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['upcoming']))
  })

  test('goes through every page with --all', async () => {
    const every = ['--status', 'all'] as const
    const [first, second, all] = await Promise.all([
      page(...every),
      page(...every, '--page', '2'),
      page(...every, '--all'),
    ])
    expect(all.items).toHaveLength(first.total)
    expect(all.items.slice(0, 100).map(({ id }) => id)).toEqual(
      [...first.items, ...second.items].map(({ id }) => id),
    )
  })

  test('keeps to a period, an order and a search', async () => {
    const [one] = (await page('--status', 'past', '--show-values')).items
    const date = one?.startsAt.slice(0, 10) ?? ''
    const found = await page(
      '--status',
      'all',
      '--from',
      date,
      '--to',
      date,
      '--sort',
      '-employee',
      '--search',
      one?.service ?? '',
      '--show-values',
    )
    expect(found.period).toEqual({ from: date, to: date })
    expect(found.items.map(({ id }) => id)).toContain(one?.id)
    expect(new Set(found.items.map(({ service }) => service))).toEqual(new Set([one?.service]))
    const leaders = await page('--leaders', '--show-values')
    expect(new Set(leaders.items.map(({ concernsLeader }) => concernsLeader))).toEqual(new Set([true]))
  })

  test('sends digits of an identity number in a body, not in an address', async () => {
    expect(await page('--search', '198112')).toMatchObject({ total: 0, isEmpty: false })
  })

  test('has two lines for each on a screen, and one in a pipe', async () => {
    const { items, total } = await page('--status', 'upcoming')
    const shown = (await run(['list', '--status', 'upcoming', '-f', 'pretty'])).stdout
    const piped = (await run(['list', '--status', 'upcoming'])).stdout.trimEnd().split('\n')
    expect(items.every(({ id }) => shown.includes(`  ${id} `))).toBe(true)
    expect(shown).toContain(`\n${total} tidsbokningar, sida 1 av `)
    expect(Math.max(...shown.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
    expect(piped.map(line => line.split(' ').slice(0, 2))).toEqual(items.map(({ id }) => [id, 'upcoming']))
  })

  test('is rendered for people on a terminal of its own', async () => {
    const words = ['bookings', 'list', '--status', 'all', '--org', '10401']
    const { status, shown } = await onTerminal(words, [], place())
    const lines = stripVTControlCharacters(shown).split('\r\n')
    expect(status).toBe(0)
    expect(lines.filter(line => line.endsWith('  Avbokad')).length).toBeGreaterThan(0)
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80)
  })

  test.each([
    [['--status', 'gone'], 'upcoming, past, cancelled, all'],
    [['--from', '2026-02-30'], '--from'],
    [
      ['--from', '2026-03-02', '--to', '2026-03-01'],
      'Perioden slutar 2026-03-01, innan den börjar 2026-03-02',
    ],
    [['--page', '0'], '--page'],
    [['--page', '2', '--all'], '--all och --page'],
  ])('%j is told what would do', async (words, sentence) => {
    const { status, stdout, stderr } = await run(['list', ...words])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.replace(/\s+/g, ' ')).toContain(sentence)
  })
})

test('a search that is too long is refused before it is sent', async () => {
  const { status, stderr } = await run(['list', '--search', 'å'.repeat(SEARCH_MAX_CHARACTERS + 1)])
  expect([status, stderr.includes(`längre än ${SEARCH_MAX_CHARACTERS} tecken`)]).toEqual([2, true])
})

describe('bookings show', () => {
  test('tells everything about one, and how its limit was counted', async () => {
    const [one] = (await page('--status', 'upcoming', '--show-values')).items
    const answer = JSON.parse(
      (await run(['show', one?.id ?? '', '-f', 'json', '--show-values'])).stdout,
    ) as BookingDetails
    expect(answer).toMatchObject({ id: one?.id, version: expect.any(Number), policy: expect.any(Object) })
    const { stdout } = await run(['show', one?.id ?? '', '--why', '-f', 'pretty', '--show-values'])
    expect(stdout).toContain(`${one?.employee.firstName} ${one?.employee.lastName}`)
    expect(stdout).toMatch(/Bokningen börjar \S+dag/)
  })

  test('names nobody and no service unless that is asked for', async () => {
    const [one] = (await page('--status', 'upcoming', '--show-values')).items
    const details = JSON.parse(
      (await run(['show', one?.id ?? '', '-f', 'json', '--show-values'])).stdout,
    ) as BookingDetails
    const { service, employee, subject, caregiver, feedback } = details
    const secrets = [
      service,
      employee.firstName,
      employee.lastName,
      employee.phone,
      subject,
      caregiver?.name,
      caregiver?.occupation,
      ...feedback.recipients.map(({ name }) => name),
    ].filter(value => value !== null && value !== undefined)
    expect(secrets.length).toBeGreaterThan(4)
    for (const words of [['show', details.id], ['list']]) {
      for (const format of ['pretty', 'concise', 'json']) {
        const { stdout } = await run([...words, '-f', format])
        expect(secrets.filter(secret => stdout.includes(secret))).toEqual([])
      }
    }
    expect(await page('--status', 'upcoming')).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ id: details.id, service: '•••••', startsAt: details.startsAt }),
      ]),
    })
  })

  test.each(['CI', 'TF_BUILD', 'GITLAB_CI', 'JENKINS_URL', 'TEAMCITY_VERSION', 'bamboo_buildKey'])(
    'in a build that sets %s, values are shown only to those who say that they know',
    async name => {
      const build = { [name]: 'True' }
      const refused = await run(['list', '--show-values'], build)
      expect([refused.status, refused.stdout, refused.stderr.includes('byggloggen')]).toEqual([2, '', true])
      const known = await run(['list', '--show-values', '--i-understand-personal-data'], build)
      expect(known.status).toBe(0)
    },
  )

  test.each([
    ['24', 2, '24 är inget id för en tidsbokning. Id står under varje tid: salvia bookings list'],
    ['00000000-0000-4000-8000-000000000000', 2, 'salvia bookings list --org 10401'],
  ])('%s is not found', async (id, exit, sentence) => {
    const { status, stderr } = await run(['show', id])
    expect(status).toBe(exit)
    expect(stderr.replace(/\s+/g, ' ')).toContain(sentence)
  })

  test('a machine token and someone who is not signed in are refused', async () => {
    const { status, stderr } = await run(['list'], { SALVIA_TOKEN: 'x' })
    expect([status, stderr.includes('SALVIA_TOKEN')]).toEqual([4, true])
  })
})

test.each([
  ['sv', 'visa tidsbokningar', 'från och med (annars 180 dagar tillbaka)'],
  ['en', 'show bookings', 'from this date on (default: 180 days back)'],
])('the help says what each option does (%s)', async (locale, summary, option) => {
  const { stdout } = await run(['list', '--help', '--locale', locale])
  expect(stdout).toContain(summary)
  expect(stdout.replace(/\s+/g, ' ')).toContain(option)
})
