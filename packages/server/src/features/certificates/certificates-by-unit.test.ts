import type { certificatesList } from '@salvia/core/certificates'
import { type PageOf, unitName } from '@salvia/core/lists'
import { isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, openTestApp, type TestApp } from '../../testing/index.ts'
import { employeesOf } from '../../testing/test.store.ts'
import { setEntries } from '../../testing/test-certificates.store.ts'

const COMPANY = '10401'
const [HR, MANAGER] = ['hr@demo.example', 'chef@demo.example']
type Page = PageOf<typeof certificatesList>
type Row = Page['items'][number]

let salvia: TestApp
const tokens = new Map<string, string>()
/** Everything that HR sees. */
let rows: Row[]
/** A unit with others below it, one of those, and who work in the first or below. */
let [upper, lower]: Page['units'] = []
let within: Row[]
beforeAll(async () => {
  salvia = await openTestApp()
  for (const user of [HR, MANAGER]) tokens.set(user, await salvia.signIn(user))
  await setEntriesOf([COMPANY])
  rows = await everyRow(HR)
  const { units } = await list(HR)
  lower = units.findLast(({ path }) => path.length > 1)
  upper = units.find(({ path }) => path.length === 1 && path[0] === lower?.path[0])
  within = rows.filter(isBelow(upper?.path ?? expect.fail('no unit has one below it')))
})
afterAll(() => salvia.close())

/** A certificate for everybody employed by some customers. */
async function setEntriesOf(companies: readonly string[]): Promise<void> {
  const { db } = salvia.services
  const people = await Promise.all(companies.map(company => employeesOf(db, company)))
  await setEntries(
    db,
    people.flat().map(({ id }) => ({
      ...{ employeeId: id, medicalCheck: 'silica', origin: 'journal' },
      ...{ startsOn: isoDate(2026, 1, 2), endsOn: isoDate(2028, 1, 2) },
    })),
  )
}

const isBelow =
  (path: readonly string[]) =>
  ({ employee }: Row) =>
    path.every((name, level) => employee.unit.path[level] === name)
const ask = (user: string, path: string) =>
  salvia.call('GET', `certificates/${COMPANY}${path}`, { token: tokens.get(user) ?? '' })
const list = async (user: string, words = '') => answer<Page>(await ask(user, `?pageSize=200${words}`))

async function everyRow(user: string, words = ''): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await list(user, `${words}&page=${page}`)
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}
const idsOf = (some: readonly Row[]) => some.map(({ id }) => id)

test('a unit has those who work in it and in every unit below it', async () => {
  expect(within.length).toBeLessThan(rows.length)
  expect(idsOf(await everyRow(HR, `&unit=${upper?.id}`))).toEqual(idsOf(within))
  const below = within.filter(isBelow(lower?.path ?? []))
  expect(below.length).toBeLessThan(within.length)
  const page = await list(HR, `&unit=${lower?.id}`)
  expect(idsOf(page.items)).toEqual(idsOf(below))
  expect(page.counts).toMatchObject({ all: below.length, expires: below.length })
})

test('a search for a number and a file are narrowed to the unit as well', async () => {
  const { pid } =
    (await employeesOf(salvia.services.db, COMPANY)).find(
      one => salvia.services.secrets.pidHash(one.pid) === within[0]?.employee.pidHash,
    ) ?? expect.fail('nobody')
  const elsewhere = (await list(HR)).units.find(({ path }) => path[0] !== upper?.path[0])
  const search = async (unit = '') =>
    answer<Page>(
      await salvia.call('POST', `certificates/${COMPANY}/searches`, {
        token: tokens.get(HR) ?? '',
        body: { q: pid, unit },
      }),
    ).total
  expect([await search(upper?.id), await search(elsewhere?.id)]).toEqual([1, 0])
  const { body } = await ask(HR, `/exports?format=csv&unit=${lower?.id}`)
  const [, ...lines] = body.trimEnd().split('\r\n')
  expect(lines).toHaveLength(within.filter(isBelow(lower?.path ?? [])).length)
  expect(lines.every(line => line.includes(unitName(lower ?? { path: [] })))).toBe(true)
})

test('a page tells the units of those whom the user sees and the units above, each after the one above it', async () => {
  for (const user of [HR, MANAGER]) {
    const paths = (await everyRow(user)).map(({ employee }) => employee.unit.path)
    const wanted = paths.flatMap(path => path.map((_, level) => unitName({ path: path.slice(0, level + 1) })))
    const { units } = await list(user)
    const told = units.map(unitName)
    expect(told.toSorted()).toEqual([...new Set(wanted)].toSorted())
    const late = units.filter(
      ({ path }, at) => path.length > 1 && told.indexOf(unitName({ path: path.slice(0, -1) })) > at,
    )
    expect(late).toEqual([])
    // Neither a search nor a filter takes any away.
    expect((await list(user, '&q=finnsinte&status=expired')).units).toEqual(units)
  }
  expect((await list(MANAGER)).units.length).toBeLessThan((await list(HR)).units.length)
})

test('a unit of another customer has nobody, and what is no id is refused', async () => {
  const [stranger] = await employeesOf(salvia.services.db, '20877')
  expect(await list(HR, `&unit=${stranger?.unitId}`)).toMatchObject({ total: 0, isEmpty: false })
  expect((await ask(HR, '?unit=Drift')).json()).toMatchObject({ code: 'INVALID_REQUEST' })
})

test('a customer without entries has units all the same, and says that there are none', async () => {
  const { units } = await list(HR)
  await setEntriesOf(['20877'])
  expect(await list(HR)).toMatchObject({ units, isEmpty: true })
})
