import type { BookingPage } from '@salvia/core/bookings'
import type { coworkersList } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import type { CompanyProfile, Profile } from '@salvia/core/profile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { accountOf, changeAccount, changeEmployee, employeesOf } from '../../testing/test.store.ts'

const EMAIL = 'bestallare@demo.example'
const COMPANY = '10401'

let salvia: TestApp
let token: string
/** What the user saw while the account had the number. */
let withNumber: Awaited<ReturnType<typeof look>>
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn(EMAIL)
  withNumber = await look()
  await changeAccount(salvia.services.db, EMAIL, { pid: null })
})
afterAll(() => salvia.close())

const get = async <T>(path: string): Promise<T> => (await salvia.call('GET', path, { token })).json<T>()

/** Everything that the rules decide for the user at the company. */
async function look() {
  const { pidHash } = await get<Profile>('profile')
  const list = `persons/${pidHash}/companies/${COMPANY}/subordinates/all?pageSize=200`
  const { items, counts } = await get<PageOf<typeof coworkersList>>(list)
  const bookings = await get<BookingPage>(`bookings/${COMPANY}?pageSize=200`)
  const deadlines = await get<{ items: { id: string }[] }>(`deadlines/${COMPANY}`)
  return {
    counts,
    employees: items.map(({ id, excludedBy, mayOrder }) => ({ id, excludedBy, mayOrder })),
    bookings: bookings.items.map(({ id, mayChange }) => ({ id, mayChange })),
    deadlines: deadlines.items.map(({ id }) => id),
  }
}

const ownRow = async () => {
  const all = await employeesOf(salvia.services.db, COMPANY)
  return all.find(({ email }) => email === EMAIL) ?? expect.fail('nobody has the address')
}

describe('an account without an identity number', () => {
  test('sees, books and is excluded as its owner does by number', async () => {
    expect(withNumber.employees.map(({ excludedBy }) => excludedBy)).toContain('self-insight')
    expect(withNumber.counts.excluded).toBeGreaterThan(1)
    expect(withNumber.bookings).not.toEqual([])
    expect(await look()).toEqual(withNumber)
  })

  test('stands in an address by the HMAC of its id, and nobody else’s does', async () => {
    const { id } = await accountOf(salvia.services.db, EMAIL)
    const { pidHash } = await get<Profile>('profile')
    expect(pidHash).toBe(salvia.services.secrets.accountHash(id))
    const other = await accountOf(salvia.services.db, 'chef@demo.example')
    const listOf = async (person: string) =>
      (await salvia.call('GET', `persons/${person}/companies/${COMPANY}/subordinates/all`, { token }))
        .statusCode
    expect(await listOf(salvia.services.secrets.accountHash(other.id))).toBe(404)
    expect(await listOf(salvia.services.secrets.pidHash((await ownRow()).pid))).toBe(404)
    expect(await listOf(id)).toBe(404)
  })

  test('is employed in the unit of that row', async () => {
    const { unit, isPlaced } = await get<CompanyProfile>(`profile/${COMPANY}`)
    expect([unit?.id, isPlaced]).toEqual([(await ownRow()).unitId, true])
  })

  test('is found whatever the case of the address in the file', async () => {
    const { id } = await ownRow()
    await changeEmployee(salvia.services.db, id, { email: 'Bestallare@Demo.Example' })
    expect(await look()).toEqual(withNumber)
    await changeEmployee(salvia.services.db, id, { email: EMAIL })
  })
})

describe('nobody is shown, since no rule can be asked,', () => {
  const NOBODY = {
    counts: { all: 0, managed: 0, orderable: 0, 'unit-orderer': 0, excluded: 0 },
    ...{ employees: [], bookings: [], deadlines: [] },
  }
  const isPlaced = async () => (await get<CompanyProfile>(`profile/${COMPANY}`)).isPlaced

  test('where two employees have the address', async () => {
    const all = await employeesOf(salvia.services.db, COMPANY)
    const other = all.find(({ email }) => email !== EMAIL) ?? expect.fail('there is one employee only')
    await changeEmployee(salvia.services.db, other.id, { email: EMAIL.toUpperCase() })
    expect([await look(), await isPlaced()]).toEqual([NOBODY, false])
    await changeEmployee(salvia.services.db, other.id, { email: other.email })
    expect([await look(), await isPlaced()]).toEqual([withNumber, true])
  })

  test('where no employee has it', async () => {
    const { id } = await ownRow()
    await changeEmployee(salvia.services.db, id, { email: null })
    expect([await look(), await isPlaced()]).toEqual([NOBODY, false])
    await changeEmployee(salvia.services.db, id, { email: EMAIL })
  })

  test('where the one who has it has left', async () => {
    const { id } = await ownRow()
    await changeEmployee(salvia.services.db, id, { endedAt: salvia.clock.now() })
    expect([await look(), await isPlaced()]).toEqual([NOBODY, false])
    await changeEmployee(salvia.services.db, id, { endedAt: null })
  })

  test('where that employee’s number is another account’s', async () => {
    const { pid } = await ownRow()
    await changeAccount(salvia.services.db, 'malin.ekwall@demo.example', { pid })
    expect([await look(), await isPlaced()]).toEqual([NOBODY, false])
  })
})
