import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { certificatesList, UrgentCertificate } from '@salvia/core/certificates'
import { type ListedUnit, type PageOf, unitName } from '@salvia/core/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'

type Page = PageOf<typeof certificatesList>

/** Other tests send certificates for those who work there, at the same time. */
const SENT_TO = 'Produktion'

let folder: string
let hr: string
let all: Page
/** A unit with one below it that has check-ups, and whose own name no other unit has. */
let upper: ListedUnit
let lower: ListedUnit
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'salvia-test-'))
  hr = await sharedTokenOf('hr@demo.example')
  all = await json<Page>('list', '--all')
  const names = all.units.map(({ path }) => path.at(-1))
  const isAlone = ({ path }: ListedUnit) => names.indexOf(path.at(-1)) === names.lastIndexOf(path.at(-1))
  const hasEntries = (one: ListedUnit) => all.items.some(isBelow(one))
  const isLeftAlone = ({ path }: ListedUnit) => path[0] !== SENT_TO
  lower =
    all.units.find(one => one.path.length === 2 && isAlone(one) && hasEntries(one) && isLeftAlone(one)) ??
    expect.fail('no unit below one')
  upper = all.units.find(({ path }) => path.length === 1 && path[0] === lower.path[0]) ?? expect.fail('none')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...words: readonly string[]) {
  const env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: hr, XDG_CONFIG_HOME: folder, COLUMNS: '80' }
  return salviaHere(['certificates', ...words, '--org', '10401'], { cwd: folder, env })
}

async function json<T>(...words: readonly string[]): Promise<T> {
  const { status, stdout, stderr } = await run(...words, '-f', 'json')
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as T
}

const isBelow =
  ({ path }: ListedUnit) =>
  ({ employee }: Pick<UrgentCertificate, 'employee'>) =>
    path.every((name, level) => employee.unit.path[level] === name)
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).sort()
const listed = async (unit: string) => idsOf((await json<Page>('list', '--all', '--unit', unit)).items)

describe('--unit', () => {
  test('is the name as the list writes it, the own name alone or the id, and takes the units below', async () => {
    const within = idsOf(all.items.filter(isBelow(upper)))
    const below = idsOf(all.items.filter(isBelow(lower)))
    expect(below.length).toBeGreaterThan(0)
    expect(within.length).toBeLessThan(all.total)
    expect(await listed(unitName(upper))).toEqual(within)
    expect(await listed(unitName(lower).toUpperCase())).toEqual(below)
    expect(await listed(lower.path.at(-1) ?? '')).toEqual(below)
    expect(await listed(lower.id)).toEqual(below)
  })

  test('narrows a file too', async () => {
    const { stdout } = await run('list', '--unit', unitName(lower), '-f', 'csv', '--show-values')
    const [, ...rows] = stdout.trimEnd().split('\r\n')
    expect(rows).toHaveLength(all.items.filter(isBelow(lower)).length)
  })

  test('narrows what will soon end', async () => {
    type Expiring = { readonly items: readonly UrgentCertificate[] }
    const { items } = await json<Expiring>('expiring', '--within', '365d')
    const narrowed = await json<Expiring>('expiring', '--within', '365d', '--unit', unitName(upper))
    expect(idsOf(narrowed.items)).toEqual(idsOf(items.filter(isBelow(upper))))
    expect(narrowed.items.length).toBeLessThan(items.length)
  })

  test.each(['list', 'expiring'])('that is none is told what would do (%s)', async command => {
    const { status, stdout, stderr } = await run(command, '--unit', 'Finns inte')
    expect([status, stdout]).toEqual([2, ''])
    const text = stderr.replace(/\s+/g, ' ')
    expect(text).toContain('Ingen i listan arbetar i enheten Finns inte.')
    expect(text).toContain(unitName(all.units.at(-1) ?? { path: [] }))
  })

  test('of which there are more is told how to choose one', async () => {
    const names = all.units.map(({ path }) => path.at(-1) ?? '')
    const isTop = (name: string) => all.units.some(({ path }) => path.length === 1 && path[0] === name)
    const twice = names.find((name, at) => names.indexOf(name) !== at && !isTop(name))
    const { status, stderr } = await run('list', '--unit', twice ?? expect.fail('no name stands twice'))
    expect(status).toBe(2)
    const text = stderr.replace(/\s+/g, ' ')
    const alike = all.units.filter(({ path }) => path.at(-1) === twice)
    for (const unit of alike.slice(0, 10)) expect(text).toContain(`"${unitName(unit)}"`)
    const without = await run('list', '--unit', unitName(alike[0] ?? { path: [] }).replaceAll(' / ', '/'))
    expect(without.status).toBe(0)
  })
})
