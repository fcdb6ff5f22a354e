import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeadlineList } from '@salvia/core/deadlines'
import { beforeAll, describe, expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

let token: string
beforeAll(async () => {
  token = await sharedTokenOf('hr@demo.example')
})

function runIn(cwd: string, words: readonly string[]) {
  const env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd, COLUMNS: '80' }
  return salviaHere(['deadlines', ...words, '--org', '10401'], { cwd, env })
}
const run = (...words: readonly string[]) => runIn(testFolder(), words)
const list = async (...words: readonly string[]) =>
  JSON.parse((await run('-f', 'json', ...words)).stdout) as DeadlineList

test('a file is told to be saved on a terminal, and in a log it is not', async () => {
  const cwd = testFolder()
  const env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd }
  const into = (path: string) => ['deadlines', '-f', 'ics', '-o', path, '--org', '10401']
  expect((await onTerminal(into('soon.ics'), [], { cwd, env })).shown).toContain('Sparad: soon.ics')
  expect((await salviaHere(into(join(cwd, 'later.ics')), { cwd, env })).stderr).not.toContain('Sparad')
})

describe('how far ahead', () => {
  test('is thirty days where nothing is said, and as many as are asked for', async () => {
    const [month, week] = [await list(), await list('--within', '7d')]
    expect(week.items.length).toBeLessThan(month.items.length)
    expect(month.items.slice(0, week.items.length)).toEqual(week.items)
    expect(week.items.every(({ at }) => at.slice(0, 10) <= week.until.slice(0, 10))).toBe(true)
  })

  test('can be hours, the last of which are not rounded to a day', async () => {
    const hours = await list('--within', '36h')
    const days = await list('--within', '2d')
    expect(hours.items).toEqual(days.items.filter(({ at }) => at <= hours.until))
  })

  test.each(['7', '0d', '366d', '8785h', 'en vecka', '-1d'])('%s is told what would do', async within => {
    const { status, stdout, stderr } = await run(`--within=${within}`)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('365d')
  })
})

const unfolded = (calendar: string): string => calendar.replaceAll('\r\n ', '')

// One call for both formats: other tests change the same company's deadlines meanwhile.
describe('a calendar', () => {
  test('is the same in a file as in a pipe, and names nobody', async () => {
    const cwd = testFolder()
    const [path, json] = [join(cwd, 'snart.ics'), join(cwd, 'snart.json')]
    const piped = await runIn(cwd, ['-f', 'ics', '-f', `ics:${path}`, '-f', `json:${json}`])
    expect(piped.status).toBe(0)
    const { items } = JSON.parse(readFileSync(json, 'utf8')) as DeadlineList
    const text = unfolded(readFileSync(path, 'utf8'))
    expect(text.match(/^UID:.+@(?:localhost|127\.0\.0\.1)\r$/gm)).toHaveLength(items.length)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text).not.toContain('DESCRIPTION')
    const named = Object.values(items[0]?.facts ?? {})
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(fact => text.includes(fact))).toEqual([])
    const uids = (calendar: string) => calendar.match(/^UID:.+$/gm)
    expect(uids(unfolded(piped.stdout))).toEqual(uids(text))
  })

  test('says what each is about where that is asked for', async () => {
    const cwd = testFolder()
    const json = join(cwd, 'snart.json')
    const { stdout } = await runIn(cwd, ['-f', 'ics', '-f', `json:${json}`, '--show-values'])
    const { items } = JSON.parse(readFileSync(json, 'utf8')) as DeadlineList
    const told = items.filter(({ isProtected }) => !isProtected)
    expect(unfolded(stdout).match(/^DESCRIPTION:/gm)).toHaveLength(told.length)
  })

  test('is no format of other commands', async () => {
    const { status, stderr } = await salviaHere(['org', 'list', '-f', 'ics'])
    expect([status, stderr.includes('pretty, concise, json')]).toEqual([2, true])
  })
})

test('names nobody and no service unless that is asked for', async () => {
  const { items } = await list('--show-values')
  const secrets = items
    .flatMap(({ facts }) => [facts.service, facts.employee])
    .filter(fact => fact !== undefined)
  expect(secrets.length).toBeGreaterThan(0)
  for (const format of ['pretty', 'concise', 'json']) {
    const { stdout } = await run('-f', format)
    expect(secrets.filter(secret => stdout.includes(secret))).toEqual([])
  }
})

test('json holds whole sentences, with nothing left to fill in', async () => {
  for (const { detail, consequence, facts } of (await list('--show-values')).items) {
    for (const text of [detail, consequence]) expect(`${text.sv}${text.en}`).not.toMatch(/[{}]/)
    if (facts.employee)
      expect([detail.sv, detail.en].every(text => text.includes(facts.employee ?? ''))).toBe(true)
  }
})

test.each([
  ['sv', 'pretty, concise, json eller ics', 'vad som snart låses'],
  ['en', 'pretty, concise, json or ics', 'what will soon lock'],
])('the help names the format (%s)', async (locale, formats, summary) => {
  const { stdout } = await run('--help', '--locale', locale)
  const text = stdout.replace(/\s+/g, ' ')
  expect([text.includes(formats), text.includes(summary)]).toEqual([true, true])
})
