import type { PreviewedPerson, previewedEmployeesList, previewPeopleList } from '@salvia/core/access-preview'
import type { coworkersList } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import type { CompanyProfile } from '@salvia/core/profile'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../clock.ts'
import { type EmployeeCalls, employeeCalls, toldBy } from '../../testing/employee-calls.ts'
import { NO_ID, openTestApp, type TestApp } from '../../testing/index.ts'
import {
  accountOf,
  addFileAccount,
  auditOf,
  changeAccount,
  changeEmployee,
  employeesOf,
  giveRoles,
  removeRoles,
} from '../../testing/test.store.ts'

const COMPANY = '10401'
const [HR, MANAGER, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const FOREIGN = 'begransad@demo.example'

let salvia: TestApp
let calls: EmployeeCalls
beforeAll(async () => {
  salvia = await openTestApp()
  calls = employeeCalls(salvia)
})
afterAll(() => salvia.close())

const idOf = async (email: string) => (await accountOf(salvia.services.db, email)).id
const get = async <T>(user: string, path: string) =>
  toldBy<T>(await salvia.call('GET', `access/${COMPANY}/${path}`, { token: await calls.tokenOf(user) }))
const post = async <T>(user: string, path: string, body: object) =>
  toldBy<T>(
    await salvia.call('POST', `access/${COMPANY}/${path}`, { token: await calls.tokenOf(user), body }),
  )
const preview = async (email: string) => (await get<PreviewedPerson>(HR, `people/${await idOf(email)}`)).body
type Previewed = PageOf<typeof previewedEmployeesList>
const employeesOfPreview = async (email: string, query = '') =>
  (await get<Previewed>(HR, `people/${await idOf(email)}/employees?pageSize=200${query}`)).body
const ownList = async (email: string, context = 'all') => {
  const { pid } = await accountOf(salvia.services.db, email)
  const own = salvia.services.secrets.pidHash(pid ?? '')
  const path = `persons/${own}/companies/${COMPANY}/subordinates/${context}?pageSize=200`
  const response = await salvia.call('GET', path, { token: await calls.tokenOf(email) })
  return response.json<PageOf<typeof coworkersList>>()
}

describe('the people', () => {
  test('are those with an account at the company, by name, with roles and unit', async () => {
    const { body } = await get<PageOf<typeof previewPeopleList>>(HR, 'people?pageSize=200')
    const emails = body.items.map(({ email }) => email)
    expect(emails).toEqual(expect.arrayContaining([HR, MANAGER, ORDERER]))
    expect(emails).not.toContain(FOREIGN)
    expect(emails).not.toContain('handlaggare@demo.example')
    const last = body.items.map(({ name }) => name.split(' ').at(-1) ?? '')
    expect(last).toEqual(last.toSorted(new Intl.Collator('sv').compare))
    const henrik = body.items.find(({ email }) => email === HR)
    expect(henrik).toMatchObject({
      ...{ name: 'Henrik Rosenlund', roles: expect.arrayContaining(['extended-orderer']) },
      unitPath: ['Stab', 'HR', 'Arbetsmiljö', 'Grupp 1'],
    })
  })

  test('are found by name and by address', async () => {
    for (const q of ['dahlstrom cam', 'chef@demo']) {
      const { body } = await get<PageOf<typeof previewPeopleList>>(HR, `people?q=${encodeURIComponent(q)}`)
      expect(
        body.items.map(({ email }) => email),
        q,
      ).toEqual([MANAGER])
    }
  })

  test('do not show the address of a protected identity, and it finds nobody', async () => {
    const { db } = salvia.services
    const id = (await employeesOf(db, COMPANY)).find(({ email }) => email === MANAGER)?.id ?? ''
    await changeEmployee(db, id, { protectedIdentity: true })
    const all = await get<PageOf<typeof previewPeopleList>>(HR, 'people?q=dahlstr%C3%B6m')
    const byAddress = await get<PageOf<typeof previewPeopleList>>(HR, 'people?q=chef%40demo')
    const one = await get<PreviewedPerson>(HR, `people/${await idOf(MANAGER)}`)
    await changeEmployee(db, id, { protectedIdentity: false })
    expect(all.body.items).toMatchObject([{ name: 'Camilla Dahlström', email: null }])
    expect([all.text, one.text].join()).not.toContain(MANAGER)
    expect(byAddress.body.total).toBe(0)
  })
})

describe('one person', () => {
  test.each([MANAGER, ORDERER, HR])(
    '%s: counts, unit, and features are those of the person’s own calls',
    async email => {
      const { counts, unitPath, isPlaced, mayUsePortal, featuresClosed } = await preview(email)
      const token = await calls.tokenOf(email)
      const own = (await salvia.call('GET', `profile/${COMPANY}`, { token })).json<CompanyProfile>()
      expect(counts).toEqual((await ownList(email)).counts)
      expect([unitPath, isPlaced, mayUsePortal]).toEqual([own.unit?.path, own.isPlaced, true])
      expect(featuresClosed).toEqual(own.access.featuresClosed)
    },
  )

  test('the roles tell whether the file or the provider gave them, and when the file was imported', async () => {
    const { db } = salvia.services
    const roles = await removeRoles(db, ORDERER)
    const first = roles[0] ?? expect.fail('no role')
    await giveRoles(db, [
      { ...first, source: 'file' },
      { ...first, id: NO_ID, source: 'provider' },
    ])
    const told = (await preview(ORDERER)).roles.map(({ source }) => source)
    await removeRoles(db, ORDERER)
    await giveRoles(db, roles)
    expect(told.map(({ kind }) => kind)).toEqual(['file', 'provider'])
    expect(told[0]).toMatchObject({ importedAt: expect.stringMatching(/^2026-/) })
  })

  test('by email, whatever the case', async () => {
    const { body } = await post<PreviewedPerson>(HR, 'searches', { email: ' Chef@Demo.Example ' })
    expect(body).toEqual(await preview(MANAGER))
  })

  test('who has not activated the account, or has no role any more, cannot sign in', async () => {
    const { db } = salvia.services
    await changeAccount(db, MANAGER, { state: 'inactive' })
    expect((await preview(MANAGER)).mayUsePortal).toBe(false)
    await changeAccount(db, MANAGER, { state: 'active' })
    const { email } = await addFileAccount(
      db,
      {
        ...((await employeesOf(db, COMPANY))[0] ?? expect.fail('nobody')),
        email: 'bara.granskare@demo.example',
      },
      { state: 'active', firstName: 'Gun', lastName: 'Gran' },
    )
    expect((await preview(email)).mayUsePortal).toBe(true)
    const roles = await removeRoles(db, email)
    expect((await preview(email)).mayUsePortal).toBe(false)
    await giveRoles(
      db,
      roles.map(role => ({ ...role, role: 'statistics-reviewer' as const })),
    )
    expect(await preview(email)).toMatchObject({
      mayUsePortal: false,
      isPlaced: false,
      counts: { all: 0, managed: 0, orderable: 0, 'unit-orderer': 0, excluded: 0 },
      roles: [{ role: 'statistics-reviewer' }],
    })
  })

  test('of another company, unknown, closed or of the provider does not exist, to the letter', async () => {
    const { db } = salvia.services
    await changeAccount(db, ORDERER, { state: 'closed' })
    const answers = [
      await get(HR, `people/${await idOf(FOREIGN)}`),
      await get(HR, `people/${NO_ID}`),
      await get(HR, 'people/x'),
      await get(HR, `people/${await idOf('handlaggare@demo.example')}`),
      await get(HR, `people/${await idOf(ORDERER)}`),
      await get(HR, `people/${await idOf(FOREIGN)}/employees`),
      await get(HR, 'people/x/employees'),
      await post(HR, 'searches', { email: FOREIGN }),
      await post(HR, 'searches', { email: 'ingen@demo.example' }),
    ]
    await changeAccount(db, ORDERER, { state: 'active' })
    const bodies = answers.map(({ text }) => text.replace(/"traceId":"\w+"/, ''))
    expect(new Set(bodies).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, code: 'PREVIEWED_PERSON_NOT_FOUND' })
  })
})

describe('the employees as a person sees them', () => {
  test.each([MANAGER, ORDERER, HR])(
    '%s: the same as in the person’s own list, under every filter',
    async email => {
      for (const context of ['all', 'managed', 'orderable', 'unit-orderer', 'excluded']) {
        const own = await ownList(email, context)
        const seen = await employeesOfPreview(email, `&context=${context}`)
        expect([seen.total, seen.counts]).toEqual([own.total, own.counts])
        expect(seen.items.map(({ through: _, ...item }) => item)).toEqual(
          own.items.map(
            ({ id, pidHash, firstName, lastName, protectedIdentity, unit, excludedBy, mayOrder }) => ({
              ...{ id, pidHash, firstName, lastName, protectedIdentity, unit, excludedBy, mayOrder },
            }),
          ),
        )
      }
    },
  )

  test('tell how the person comes to see each, and no contact', async () => {
    const { items } = await employeesOfPreview(ORDERER)
    expect(items.filter(({ through }) => through.length === 0)).toEqual([])
    expect(items.filter(({ mayOrder, through }) => mayOrder && !through.includes('role'))).toEqual([])
    expect(JSON.stringify(items)).not.toContain('@demo.example')
  })

  test.each(RULE_EXAMPLES)('$user is shut out from $employee by $rule', async ({ user, employee, rule }) => {
    const pidHash = await calls.nameOf(employee)
    const { items } = await employeesOfPreview(user, '&context=excluded')
    expect(items.find(item => item.pidHash === pidHash)?.excludedBy).toBe(rule)
  })

  test('are searched by number in a body', async () => {
    const one = (await employeesOf(salvia.services.db, COMPANY)).find(
      ({ email }) => email === 'medarbetare@demo.example',
    )
    const path = `people/${await idOf(MANAGER)}/employees/searches`
    const { body, text } = await post<Previewed>(HR, path, { q: one?.pid })
    expect(body.items.map(({ id }) => id)).toEqual([one?.id])
    expect(text).not.toContain(one?.pid)
  })
})

test.each([MANAGER, ORDERER])('%s, who is not HR, is refused every call', async user => {
  const id = await idOf(HR)
  const answers = [
    await get(user, 'people'),
    await get(user, `people/${id}`),
    await get(user, `people/${NO_ID}`),
    await get(user, `people/${id}/employees`),
    await post(user, 'people/searches', { q: '' }),
    await post(user, 'searches', { email: HR }),
    await post(user, `people/${id}/employees/searches`, { q: '' }),
  ]
  expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(
    answers.map(() => '403 ACCESS_PREVIEW_HR_ONLY'),
  )
})

test('each look is audited with who was looked at, and which employees', async () => {
  const { db } = salvia.services
  salvia.clock.advance(2 * MINUTE_MS)
  const before = (await auditOf(db, 'access-previewed')).length
  const id = await idOf(MANAGER)
  await get(HR, 'people?pageSize=1')
  await preview(MANAGER)
  const { items } = await employeesOfPreview(MANAGER, '&context=excluded')
  const lines = (await auditOf(db, 'access-previewed')).slice(before)
  expect(lines).toMatchObject([
    { clientNumber: COMPANY, object: null, details: { people: [expect.any(String)] } },
    { clientNumber: COMPANY, object: id },
    { details: { person: id, context: 'excluded', employees: items.map(item => item.id) } },
  ])
  expect(lines.map(({ actor }) => actor)).toEqual(lines.map(() => lines[0]?.actor))
})
