import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { openBankIdApp, TestBrowser } from '../../testing/bankid.ts'
import { codeOf, openTestApp, type TestApp } from '../../testing/index.ts'
import { mailsAfter, secretIn } from '../../testing/mail-box.ts'
import { accountOf, auditOf, changeAccount, fileRoleAt } from '../../testing/test.store.ts'

const CASE_WORKER = 'handlaggare@demo.example'
const WRONG = 'Fel-losenord-1'

/** Default settings, as in production. */
let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp({ settings: { caseWorkerLogin: ['bankid', 'sso'] } })
})
afterAll(() => salvia.close())

const signIn = async (password: string, email = CASE_WORKER) =>
  codeOf(await salvia.call('POST', 'tokens', { body: { email, password } })) ?? 'signed in'

test('a right password is not enough, and a wrong one is answered like any other', async () => {
  expect(await signIn(WRONG)).toBe('SIGN_IN_FAILED')
  expect(await signIn(DEMO_PASSWORD)).toBe('WRONG_LOGIN_METHOD')
  expect((await auditOf(salvia.services.db, 'sign-in-refused')).at(-1)).toMatchObject({
    actor: (await accountOf(salvia.services.db, CASE_WORKER)).id,
    details: { code: 'WRONG_LOGIN_METHOD' },
  })
  expect(await signIn(DEMO_PASSWORD, 'hr@demo.example')).toBe('signed in')
})

test('nor is it for a case worker who is a customer’s user too, where that customer takes passwords', async () => {
  const { db } = salvia.services
  const role = await fileRoleAt(db, (await accountOf(db, CASE_WORKER)).id, '20877')
  expect(await signIn(DEMO_PASSWORD)).toBe('WRONG_LOGIN_METHOD')
  await role.takeAway()
})

test('BankID lets them in', async () => {
  const server = await openBankIdApp(salvia)
  const browser = new TestBrowser(server.app)
  const { orderRef } = (await browser.start()).body
  await server.play({ orderRef: String(orderRef) }, { kind: 'person', email: CASE_WORKER })
  const { body } = await browser.collect({ orderRef })
  expect(body).toMatchObject({ status: 'complete', authMethod: 'bankid', email: CASE_WORKER })
  await server.close()
})

test('no link for a password is mailed, and an activation leads to another way in', async () => {
  const { db } = salvia.services
  const mails = await mailsAfter(salvia, async () => {
    const recovery = await salvia.call('POST', 'recoveries', { body: { email: CASE_WORKER } })
    expect(codeOf(recovery)).toBe('WRONG_LOGIN_METHOD')
  })
  expect(mails).toEqual([])
  await changeAccount(db, CASE_WORKER, { state: 'inactive' })
  const [mail] = await mailsAfter(salvia, () =>
    salvia.call('POST', 'activations', { body: { email: CASE_WORKER } }),
  )
  const activated = await salvia.call('POST', 'accounts', { token: secretIn(mail) })
  expect(activated.json()).toMatchObject({ next: 'bankid' })
  expect(activated.json()).not.toHaveProperty('accessToken')
  expect((await accountOf(db, CASE_WORKER)).state).toBe('active')
})

test('a session that a password began ends at the next call where passwords are no longer taken', async () => {
  const settings = { ...salvia.services.settings, caseWorkerLogin: ['password'] as const }
  const lenient = await buildApp({ ...salvia.services, settings }, salvia.database)
  const body = { email: CASE_WORKER, password: DEMO_PASSWORD }
  const signedIn = await lenient.inject({ method: 'POST', url: '/api/tokens', payload: body })
  const { accessToken: token } = signedIn.json<{ accessToken: string }>()
  const headers = { authorization: `Bearer ${token}` }
  expect((await lenient.inject({ url: '/api/cases', headers })).statusCode).toBe(200)
  expect((await salvia.call('GET', 'cases', { token })).statusCode).toBe(498)
  await lenient.close()
})
