import type { coworkersList } from '@salvia/core/coworkers'
import { coworkerKeys } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { accountOf, changeAccount, changeEmployee, employeesOf } from '../../testing/test.store.ts'

const COMPANY = '10401'
let salvia: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

async function tokenOf(email: string): Promise<string> {
  const known = tokens.get(email)
  if (known) return known
  const token = await salvia.signIn(email)
  tokens.set(email, token)
  return token
}

async function get(email: string, context: string, query = '', company = COMPANY) {
  const { pid } = await accountOf(salvia.services.db, email)
  const hash = salvia.services.secrets.pidHash(pid ?? '')
  const path = `persons/${hash}/companies/${company}/subordinates/${context}${query}`
  return salvia.call('GET', path, { token: await tokenOf(email) })
}
const list = async (email: string, context = 'all', query = '') =>
  (await get(email, context, query)).json<PageOf<typeof coworkersList>>()

async function search(email: string, body: object) {
  const path = `employees/${COMPANY}/searches`
  return salvia.call('POST', path, { token: await tokenOf(email), body })
}

/** One employee with a protected identity and one without. */
async function twoEmployees() {
  const employed = await employeesOf(salvia.services.db, COMPANY)
  return [true, false].map(
    wanted => employed.find(({ protectedIdentity }) => protectedIdentity === wanted) ?? expect.fail('nobody'),
  )
}

describe('reach', () => {
  test('HR for the whole company sees everyone employed there, and nobody of another company', async () => {
    const page = await list('hr@demo.example')
    const employed = await employeesOf(salvia.services.db, COMPANY)
    expect(page.total).toBe(employed.length)
    expect(page).toMatchObject({ page: 1, pageSize: 50 })
    expect(page.items).toHaveLength(50)
  })

  test('a manager with a recursive role sees that unit and those below', async () => {
    const page = await list('chef@demo.example', 'all', '?pageSize=200')
    const paths = new Set(page.items.map(({ unit }) => unit.path.slice(0, 3).join('/')))
    expect([...paths]).toEqual(['Produktion/Montering/Slutmontering'])
    expect(page.total).toBeGreaterThan(10)
  })

  test('who left is not shown', async () => {
    const [first] = (await list('chef@demo.example')).items
    await changeEmployee(salvia.services.db, first?.id ?? '', { endedAt: salvia.clock.now() })
    const ids = (await list('chef@demo.example', 'all', '?pageSize=200')).items.map(({ id }) => id)
    expect(ids).not.toContain(first?.id)
    await changeEmployee(salvia.services.db, first?.id ?? '', { endedAt: null })
  })

  test('a manager known by an account without a name is shown by its email', async () => {
    const [first] = (await list('chef@demo.example')).items
    const { id, email, firstName, lastName } = await accountOf(salvia.services.db, 'bestallare@demo.example')
    await changeEmployee(salvia.services.db, first?.id ?? '', {
      managerEmployeeId: null,
      managerAccountId: id,
    })
    await changeAccount(salvia.services.db, email, { firstName: '', lastName: '' })
    const shown = (await list('chef@demo.example', 'all', '?pageSize=200')).items.find(
      item => item.id === first?.id,
    )
    expect(shown?.manager).toBe(email)
    await changeAccount(salvia.services.db, email, { firstName, lastName })
  })

  test('the list of another person does not exist, with the number or with its hash', async () => {
    const token = await tokenOf('chef@demo.example')
    const { pid } = await accountOf(salvia.services.db, 'hr@demo.example')
    for (const other of [pid ?? '', salvia.services.secrets.pidHash(pid ?? ''), 'x']) {
      const response = await salvia.call('GET', `persons/${other}/companies/${COMPANY}/subordinates/all`, {
        token,
      })
      expect(response.statusCode).toBe(404)
    }
  })

  test('the own number works in place of its hash', async () => {
    const { pid } = await accountOf(salvia.services.db, 'chef@demo.example')
    const path = `persons/${pid}/companies/${COMPANY}/subordinates/all`
    const response = await salvia.call('GET', path, { token: await tokenOf('chef@demo.example') })
    expect(response.statusCode).toBe(200)
  })
})

describe('rules', () => {
  test.each(RULE_EXAMPLES)('$user sees $employee, shut by $rule', async ({ user, employee, rule }) => {
    const name = await accountOf(salvia.services.db, employee)
    const q = `${name.firstName} ${name.lastName}`
    const [row] = (await list(user, 'all', `?q=${encodeURIComponent(q)}`)).items
    expect(row).toMatchObject({ lastName: name.lastName, excludedBy: rule, mayOrder: false })
    const excluded = await list(user, 'excluded', `?q=${encodeURIComponent(q)}`)
    expect(excluded.items.map(({ id }) => id)).toContain(row?.id)
    const orderable = await list(user, 'orderable', `?q=${encodeURIComponent(q)}`)
    expect(orderable.items.map(({ id }) => id)).not.toContain(row?.id)
  })

  test('an account without an identity number is that of the employee with its email', async () => {
    const [{ user, employee, rule }] = RULE_EXAMPLES.filter(example => example.rule === 'ordering') as [
      (typeof RULE_EXAMPLES)[number],
    ]
    const { db } = salvia.services
    const { pid, lastName, firstName } = await accountOf(db, employee)
    const own = (await employeesOf(db, COMPANY)).find(one => one.pid === pid)
    const shown = async () =>
      (await list(user, 'all', `?q=${encodeURIComponent(`${firstName} ${lastName}`)}`)).items.find(
        ({ id }) => id === own?.id,
      )?.excludedBy
    await changeAccount(db, employee, { pid: null })
    await changeEmployee(db, own?.id ?? '', { email: employee.toUpperCase() })
    expect(await shown()).toBe(rule)
    await changeEmployee(db, own?.id ?? '', { email: 'nagon.annan@demo.example' })
    expect(await shown()).toBeNull()
    // An employee with another person's number is another person, whatever the email says.
    await changeEmployee(db, own?.id ?? '', { email: employee })
    await changeAccount(db, employee, { pid: '199001012385' })
    expect(await shown()).toBeNull()
    await changeAccount(db, employee, { pid })
    expect(await shown()).toBe(rule)
  })

  test('the counts tell how many stand under each filter', async () => {
    const { counts } = await list('bestallare@demo.example')
    for (const context of ['all', 'managed', 'orderable', 'unit-orderer', 'excluded'] as const) {
      expect((await list('bestallare@demo.example', context)).total, context).toBe(counts[context])
    }
  })
})

describe('search', () => {
  test('finds by name with and without marks, by unit, and by several words', async () => {
    for (const q of ['Dahlström', 'dahlstrom', 'camilla dahl']) {
      const { items, total, counts } = await list('hr@demo.example', 'all', `?q=${encodeURIComponent(q)}`)
      expect(
        items.map(({ lastName }) => lastName),
        q,
      ).toContain('Dahlström')
      expect(counts.all, q).toBe(total)
    }
    expect((await list('hr@demo.example', 'all', '?q=slutmontering')).total).toBeGreaterThan(5)
  })

  test('with six digits is refused in an address and taken in a body', async () => {
    const { pid } = await accountOf(salvia.services.db, 'chef@demo.example')
    expect((await get('hr@demo.example', 'all', `?q=${pid?.slice(0, 6)}`)).statusCode).toBe(400)
    for (const q of [pid, pid?.slice(2), `${pid?.slice(0, 8)}-${pid?.slice(8)}`]) {
      const page = (await search('hr@demo.example', { q })).json<PageOf<typeof coworkersList>>()
      expect(page.items.map(({ lastName }) => lastName)).toEqual(['Dahlström'])
    }
  })

  test('finds by a birth date and by the whole number, and one with protected identity by neither', async () => {
    const found = async (q: string) => {
      const { items } = (await search('hr@demo.example', { q })).json<PageOf<typeof coworkersList>>()
      return items.map(({ id }) => id)
    }
    for (const { id, pid, protectedIdentity } of await twoEmployees()) {
      for (const q of [pid.slice(0, 8), pid.slice(2, 8)])
        expect((await found(q)).includes(id)).toBe(!protectedIdentity)
      for (const q of [pid, pid.slice(2)]) expect(await found(q)).toEqual(protectedIdentity ? [] : [id])
    }
  })

  test('digit by digit finds nobody: each next digit is answered like every other', async () => {
    for (const { id, pid } of await twoEmployees()) {
      // An attacker knows the birth date and guesses on from there, or from the end. Guesses of ten and twelve digits take
      // turns: typed-number.test.ts.
      for (const known of [3, 8, 10]) {
        for (let digit = 0; digit <= 9; digit++) {
          for (const q of [`${pid.slice(0, known)}${digit}`, `${digit}${pid.slice(12 - known)}`]) {
            if (q === pid || q === pid.slice(2)) continue
            const page = (await search('hr@demo.example', { q })).json<PageOf<typeof coworkersList>>()
            expect([q.length, page.items.some(item => item.id === id)]).toEqual([q.length, false])
          }
        }
      }
    }
  })

  test('does not look at a number that stands in a title', async () => {
    const [one] = await twoEmployees()
    const { searchText } = coworkerKeys({ firstName: 'Bo', lastName: 'Ek', title: `Chef ${one?.pid}` })
    expect(searchText.trim()).toBe('bo ek chef')
  })

  test('answers no identity number, whatever was searched for', async () => {
    const { pid } = await accountOf(salvia.services.db, 'chef@demo.example')
    expect((await search('hr@demo.example', { q: pid })).body).not.toContain(pid)
  })

  test.each([{ q: 'x'.repeat(201) }, { q: '', pid: 'x' }, { q: '', context: 'none' }])(
    '%o is refused',
    async body => {
      expect((await search('hr@demo.example', body)).statusCode).toBe(400)
    },
  )
})

describe('sorting and paging', () => {
  test('by name: å, ä and ö come last, and the other way round', async () => {
    const names = async (sort: string) =>
      (await list('hr@demo.example', 'all', `?pageSize=200&sort=${sort}`)).items.map(item => item.lastName)
    const up = await names('name')
    expect(up).toEqual([...up].sort(new Intl.Collator('sv').compare))
    const down = await names('-name')
    expect(down[0]?.localeCompare(up[0] ?? '', 'sv')).toBeGreaterThan(0)
  })

  test.each(['unit', '-unit', 'manager', '-manager'])('by %s', async sort => {
    const { items } = await list('hr@demo.example', 'all', `?pageSize=200&sort=${sort}`)
    const keys = items.map(({ unit, manager }) =>
      sort.endsWith('unit') ? unit.path.join(' / ') : (manager ?? ''),
    )
    const sorted = [...keys].sort(new Intl.Collator('sv', { sensitivity: 'base', numeric: true }).compare)
    expect(keys).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted)
  })

  test('the pages together are everyone, once', async () => {
    const { total, items: none } = await list('hr@demo.example', 'all', '?pageSize=0')
    expect(none).toEqual([])
    const ids: string[] = []
    for (let page = 1; ids.length < total; page += 1) {
      const { items } = await list('hr@demo.example', 'all', `?pageSize=200&page=${page}`)
      expect(items).not.toHaveLength(0)
      ids.push(...items.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(total)
    expect((await list('hr@demo.example', 'all', '?page=100000')).items).toEqual([])
  })
})

test('a protected identity keeps name, title and unit, and no contact', async () => {
  const hidden = (await employeesOf(salvia.services.db, COMPANY)).find(employee => employee.protectedIdentity)
  await changeEmployee(salvia.services.db, hidden?.id ?? '', {
    email: 'rojd@demo.example',
    workPhone: '0317600000',
  })
  const response = await search('hr@demo.example', { q: `${hidden?.firstName} ${hidden?.lastName}` })
  const row = response.json<PageOf<typeof coworkersList>>().items.find(({ id }) => id === hidden?.id)
  expect(row).toMatchObject({ protectedIdentity: true, lastName: hidden?.lastName })
  expect(row).toMatchObject({ email: null, workPhone: null, mobilePhone: null })
  expect(response.body).not.toContain('rojd@demo.example')
})
