import { CASE_WORKER_FUNCTION_NAMES, type CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import type { CaseWorker, caseWorkersList } from '@salvia/core/case-workers'
import type { PageOf } from '@salvia/core/lists'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answer, codeOf, NO_ID, openTestApp, type TestApp } from '../../testing/index.ts'
import { toldByMail } from '../../testing/mail-box.ts'
import { accountOf, auditOf, changeAccount, functionsOf, setFunctions } from '../../testing/test.store.ts'

const [HANNA, COLLEAGUE] = ['handlaggare@demo.example', 'kollega@demo.example']
const ALL = CASE_WORKER_FUNCTION_NAMES

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn(HANNA)
  return () => salvia.close()
})
afterEach(async () => {
  const { db } = salvia.services
  await changeAccount(db, COLLEAGUE, { state: 'active', locale: 'sv' })
  for (const email of [HANNA, COLLEAGUE]) await setFunctions(db, email, ALL)
})

const list = async (query = '') =>
  answer<PageOf<typeof caseWorkersList>>(await salvia.call('GET', `case-workers${query}`, { token }))
const idOf = async (email: string) => (await accountOf(salvia.services.db, email)).id
const held = (email: string) => functionsOf(salvia.services.db, email)

async function set(email: string, functions: readonly CaseWorkerFunction[], by = token, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const path = `case-workers/${await idOf(email)}/functions`
  return salvia.call('PUT', path, { token: by, body: { functions }, headers })
}

describe('the list of case workers', () => {
  test('holds every one by last name with address, state and functions, closed ones too', async () => {
    await changeAccount(salvia.services.db, COLLEAGUE, { state: 'closed' })
    await setFunctions(salvia.services.db, COLLEAGUE, ['students', 'orders'])
    const { items, total, counts } = await list()
    expect([total, counts.all, counts.students, counts.invoices]).toEqual([2, 2, 2, 1])
    expect(items.find(({ email }) => email === COLLEAGUE)).toMatchObject({
      state: 'closed',
      functions: ['orders', 'students'],
    })
    const names = items.map(({ name }) => name.split(' ').at(-1) ?? '')
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare))
  })

  test('shows those with one function', async () => {
    await setFunctions(salvia.services.db, COLLEAGUE, ['orders'])
    expect((await list('?function=invoices')).items.map(({ email }) => email)).toEqual([HANNA])
  })
})

describe('the functions of a colleague', () => {
  test('are given and taken at once, audited, and answered', async () => {
    const theirs = await salvia.signIn(COLLEAGUE)
    const orders = async () => (await salvia.call('GET', 'order-cases', { token: theirs })).statusCode
    expect(await orders()).toBe(200)
    expect(answer<CaseWorker>(await set(COLLEAGUE, ['students', 'invoices', 'students']))).toMatchObject({
      email: COLLEAGUE,
      functions: ['invoices', 'students'],
    })
    expect(await orders()).toBe(403)
    answer(await set(COLLEAGUE, ['orders', 'students']))
    expect(await orders()).toBe(200)
    expect((await auditOf(salvia.services.db, 'case-worker-functions-set')).at(-1)).toMatchObject({
      actor: await idOf(HANNA),
      object: await idOf(COLLEAGUE),
      details: { given: ['orders'], taken: ['invoices'] },
    })
  })

  test('are set once for a key', async () => {
    const key = 'funktioner-en-gang'
    answer(await set(COLLEAGUE, ['orders'], token, key))
    answer(await set(COLLEAGUE, ALL))
    expect(answer(await set(COLLEAGUE, ['orders'], token, key))).toMatchObject({ functions: ['orders'] })
    expect(await held(COLLEAGUE)).toEqual(ALL)
  })

  test.each([
    ['sv', 'Dina funktioner har ändrats', 'Du har fått: Beställningar.', 'Du har inte längre: Dataskydd.'],
    ['en', 'Your functions have been changed', 'been given: Orders.', 'You no longer have: Data protection.'],
  ] as const)('are told to the colleague by mail, in %s', async (locale, subject, given, taken) => {
    await changeAccount(salvia.services.db, COLLEAGUE, { locale })
    await setFunctions(salvia.services.db, COLLEAGUE, ['students', 'data-protection'])
    const [mail, ...others] = await toldByMail(salvia, () => set(COLLEAGUE, ['orders', 'students']))
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: COLLEAGUE, subject })
    const { firstName, lastName } = await accountOf(salvia.services.db, HANNA)
    for (const words of [given, taken, `${firstName} ${lastName}`, '/handlaggning/handlaggare'])
      expect(mail?.text).toContain(words)
  })

  test('that stay as they are cause no mail, and none goes to a closed account', async () => {
    const unchanged = () => set(COLLEAGUE, ALL)
    expect(await toldByMail(salvia, unchanged)).toEqual([])
    await changeAccount(salvia.services.db, COLLEAGUE, { state: 'closed' })
    expect(await toldByMail(salvia, () => set(COLLEAGUE, []))).toEqual([])
    expect(await held(COLLEAGUE)).toEqual([])
  })
})

describe('refused, and changing nothing, is', () => {
  test('changing one’s own', async () => {
    expect(codeOf(await set(HANNA, ['orders']))).toBe('OWN_FUNCTIONS')
    expect(await held(HANNA)).toEqual(ALL)
  })

  test('taking data protection from the last who has it and is not closed', async () => {
    await setFunctions(salvia.services.db, HANNA, ['orders'])
    const response = await set(COLLEAGUE, ['orders'])
    expect([response.statusCode, codeOf(response)]).toEqual([409, 'LAST_WITH_DATA_PROTECTION'])
    expect(await held(COLLEAGUE)).toEqual(ALL)
    answer(await set(COLLEAGUE, ['data-protection']))
    await changeAccount(salvia.services.db, COLLEAGUE, { state: 'closed' })
    answer(await set(COLLEAGUE, []))
  })

  test('one of two who take it from each other at once', async () => {
    const theirs = await salvia.signIn(COLLEAGUE)
    const both = await Promise.all([set(COLLEAGUE, ['orders']), set(HANNA, ['orders'], theirs)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const holders = [await held(HANNA), await held(COLLEAGUE)].filter(each =>
      each.includes('data-protection'),
    )
    expect(holders).toHaveLength(1)
  })

  test('functions that a colleague has changed since they were seen', async () => {
    await setFunctions(salvia.services.db, COLLEAGUE, ['orders', 'students'])
    const path = `case-workers/${await idOf(COLLEAGUE)}/functions`
    const save = (from: readonly string[]) =>
      salvia.call('PUT', path, { token, body: { functions: ['orders'], from } })
    expect(codeOf(await save(['students']))).toBe('FUNCTIONS_CHANGED')
    expect(await held(COLLEAGUE)).toEqual(['orders', 'students'])
    expect((await save(['students', 'orders'])).statusCode).toBe(200)
    expect(await held(COLLEAGUE)).toEqual(['orders'])
  })

  test('somebody who is no case worker, or nobody', async () => {
    expect(codeOf(await set('chef@demo.example', ['orders']))).toBe('NOT_FOUND')
    expect(await held('chef@demo.example')).toEqual([])
    const body = { functions: [] }
    expect(codeOf(await salvia.call('PUT', `case-workers/${NO_ID}/functions`, { token, body }))).toBe(
      'NOT_FOUND',
    )
  })

  test.each([{ functions: ['gardening'] }, {}, { functions: 'orders' }])('the body %j', async body => {
    const path = `case-workers/${await idOf(COLLEAGUE)}/functions`
    expect(codeOf(await salvia.call('PUT', path, { token, body }))).toBe('INVALID_REQUEST')
  })
})
