import { stripVTControlCharacters } from 'node:util'
import {
  type CoworkerDetails,
  type coworkersList,
  EXCLUSION_RULE_ERRORS,
  type Explanation,
} from '@salvia/core/coworkers'
import { errorText } from '@salvia/core/error-catalogue'
import type { PageOf } from '@salvia/core/lists'
import type { Timeline } from '@salvia/core/timeline'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { beforeAll, describe, expect, test } from 'vitest'
import { widthOf } from '../../output/width.ts'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

const [HR, MANAGER] = ['hr@demo.example', 'chef@demo.example']
const COMPANY = '10401'

const tokens = new Map<string, string>()
beforeAll(async () => {
  for (const email of [HR, MANAGER, 'bestallare@demo.example']) tokens.set(email, await sharedTokenOf(email))
})

function place(user: string) {
  const cwd = testFolder()
  return {
    cwd,
    env: { SALVIA_API: serviceUrl(), SALVIA_TOKEN: tokens.get(user) ?? '', XDG_CONFIG_HOME: cwd },
  }
}

function run(user: string, words: readonly string[], input?: string) {
  const { cwd, env } = place(user)
  const here = { cwd, env: { ...env, COLUMNS: '80' }, ...(input !== undefined && { stdin: input }) }
  return salviaHere(['coworkers', ...words, '--org', COMPANY], here)
}

async function json<T>(user: string, words: readonly string[], input?: string): Promise<T> {
  const { status, stdout, stderr } = await run(user, [...words, '-f', 'json'], input)
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as T
}

type Shown = CoworkerDetails & { readonly timeline: Timeline }
type List = PageOf<typeof coworkersList>
const MATTIAS = 'mattias hedberg'

/** Who stands in the list under that name. */
async function listed(user: string, name: string) {
  const { items } = await json<List>(user, ['list', '--search', name, '--show-values'])
  return items[0] ?? expect.fail(`${name} is not in the list`)
}

describe('coworkers show', () => {
  test('tells data, order managers and events, by id and by search', async () => {
    const { pidHash, id } = await listed(MANAGER, MATTIAS)
    const shown = await json<Shown>(MANAGER, ['show', pidHash, '--show-values'])
    expect(shown).toMatchObject({ id, lastName: 'Hedberg', mayOrder: true })
    expect(shown.orderManagers.map(({ name }) => name)).toContain('Camilla Dahlström')
    expect(shown.timeline).toMatchObject({ unavailable: [] })
    const { stdout } = await run(MANAGER, ['show', '--search', MATTIAS, '-f', 'pretty', '--show-values'])
    expect(stdout).toContain('Mattias Hedberg')
    expect(stdout).toContain('Du kan beställa för medarbetaren.')
    expect(stdout).toMatch(/Beställare {2}/)
    expect(Math.max(...stdout.split('\n').map(widthOf))).toBeLessThanOrEqual(80)
  })

  test('has the employee on a line in a pipe, and each event on one', async () => {
    const { items } = await json<List>(HR, ['list', '--all', '--show-values'])
    for (const { pidHash } of items) {
      const { timeline } = await json<Shown>(HR, ['show', pidHash, '--show-values'])
      if (timeline.items.length === 0) continue
      const lines = (await run(HR, ['show', pidHash])).stdout.trimEnd().split('\n')
      expect(lines[0]?.startsWith(`${pidHash} `)).toBe(true)
      // A date has no time of day.
      const afterWhen = (line: string) => line.replace(/^\S+( \d\d:\d\d)? /, '')
      expect(lines.slice(1).map(line => afterWhen(line).split(' ').slice(0, 3))).toEqual(
        timeline.items.map(({ feature, state, objectId }) => [feature, state, objectId]),
      )
      return
    }
    expect.fail('nobody has an event')
  })

  test('takes an id that begins with a hyphen', async () => {
    const { items } = await json<List>(HR, ['list', '--all', '--show-values'])
    const hyphened = items.filter(({ pidHash, excludedBy }) => pidHash.startsWith('-') && !excludedBy)
    expect(hyphened.length).toBeGreaterThan(0)
    for (const { pidHash, id } of hyphened.slice(0, 3))
      expect(await json<Shown>(HR, ['show', pidHash])).toMatchObject({ id })
  })

  test('names nobody, no service and no medical check-up unless that is asked for', async () => {
    const { pidHash, lastName } = await listed(MANAGER, MATTIAS)
    const open = await json<Shown>(MANAGER, ['show', pidHash, '--show-values'])
    const { stdout } = await run(MANAGER, ['show', pidHash, '-f', 'pretty'])
    expect(stdout).toContain('Personuppgifter är dolda.')
    for (const value of [lastName, open.email, ...open.orderManagers.map(({ name }) => name)])
      expect(stdout).not.toContain(value)
    for (const { facts } of open.timeline.items)
      expect(stdout).not.toContain(facts.service ?? facts.check ?? expect.fail('nothing to mask'))
  })

  test.each(RULE_EXAMPLES)('$user is told the $rule rule for $employee', async ({ user, rule, employee }) => {
    const name = employee === 'bestallare@demo.example' ? 'bodil stålhammar' : undefined
    const q = name ?? (employee === MANAGER ? 'camilla dahlström' : employee.split('@')[0]?.replace('.', ' '))
    const { pidHash, excludedBy } = await listed(user, q ?? '')
    const { status, stdout, stderr } = await run(user, ['show', pidHash])
    expect([excludedBy, stdout, status !== 0]).toEqual([rule, '', true])
    const { title } = errorText(EXCLUSION_RULE_ERRORS[rule], 'sv')
    expect(stderr.replace(/\s+/g, ' ')).toContain(title)
    const why = await json<Explanation>(user, ['why', q ?? '', '--context', 'orderable'])
    expect(why.people.map(({ reason }) => reason)).toEqual([{ kind: 'excluded', rule }])
  })

  test.each([
    ['neither', [], 'antingen medarbetarens id eller --search'],
    ['both', ['x', '--search', 'y'], 'antingen medarbetarens id eller --search'],
    ['no id', ['x'], 'inget id'],
    ['a number as id', ['199001012385'], 'Skriv inte ett personnummer i kommandot'],
    ['a number to search for', ['--search', '19900101-2385'], 'Skriv inte ett personnummer i kommandot'],
    ['nobody', ['--search', 'finnsinte'], 'Ingen medarbetare matchar'],
    ['too many', ['--search', 'a'], 'medarbetare matchar'],
  ])('%s is told what would do', async (_what, words, sentence) => {
    const { status, stdout, stderr } = await run(HR, ['show', ...words])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.replace(/\s+/g, ' ')).toContain(sentence)
    expect(stderr).not.toContain('2385')
  })
})

describe('coworkers why', () => {
  test('tells the reason, in the sentence of the portal', async () => {
    const { stdout } = await run(MANAGER, ['why', 'dag skoglund', '-f', 'pretty', '--show-values'])
    const { title, action } = errorText('EXCLUDED_BY_ORDERING', 'sv')
    expect(stdout).toContain('Dag Skoglund')
    expect(stdout.replace(/\s+/g, ' ')).toContain(`${title} ${action}`)
    expect(Math.max(...stdout.split('\n').map(widthOf))).toBeLessThanOrEqual(80)
    const managed = await run(MANAGER, ['why', MATTIAS, '--context', 'excluded', '-f', 'pretty'])
    expect(managed.stdout).toContain('Finns bland dem du kan beställa för')
  })

  test('has one line for each person in a pipe', async () => {
    const { pidHash } = await listed(MANAGER, 'dag skoglund')
    const { stdout } = await run(MANAGER, ['why', 'dag skoglund', '--show-values'])
    expect(stdout).toMatch(new RegExp(`^${pidHash} excluded:ordering Skoglund, Dag, `))
  })

  test('takes an identity number on standard input, and tells of nobody out of reach', async () => {
    expect(await json<Explanation>(MANAGER, ['why', '-'], '199001012385\n')).toEqual({
      people: [],
      hasMore: false,
    })
    const { stdout } = await run(MANAGER, ['why', '-', '-f', 'pretty'], '199001012385\n')
    expect(stdout).toContain('Personen hittades inte, eller arbetar utanför dina enheter.')
  })

  test('asks for the name on a terminal', async () => {
    const words = ['coworkers', 'why', '--org', COMPANY]
    const { status, shown } = await onTerminal(words, [['personnummer:', 'dag skoglund\r']], place(MANAGER))
    const text = stripVTControlCharacters(shown)
    expect(status).toBe(0)
    expect(text).toContain('Namn eller personnummer:')
    expect(text).toContain('undantagen av beställarregeln')
    expect(text).not.toContain('Skoglund')
  })

  test.each([
    ['a number in the command', ['19900101-2385'], 'Skriv inte ett personnummer i kommandot'],
    ['nothing, where nobody can be asked', [], 'Namn eller personnummer'],
    ['an empty name', [' '], 'Skriv ett namn eller ett personnummer.'],
    ['a text that is too long', ['å'.repeat(201)], 'längre än 200 tecken'],
  ])('%s is refused', async (_what, words, sentence) => {
    const { status, stdout, stderr } = await run(MANAGER, ['why', ...words])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.replace(/\s+/g, ' ')).toContain(sentence)
    expect(stderr).not.toContain('2385')
  })
})
