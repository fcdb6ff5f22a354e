import { LOCK_AFTER_WRONG_PASSWORDS } from '@salvia/core/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { accountOf, allAccounts, changeAccount, employeesOf } from '../../testing/test.store.ts'
import { signInPerson } from './sign-in-person.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const pidOf = async (email: string) => (await accountOf(salvia.services.db, email)).pid ?? expect.fail(email)
const signIn = (pid: string) =>
  signInPerson(
    {
      services: salvia.services,
      now: TEST_NOW,
      isSecure: false,
      isPortal: false,
      clientAddress: '127.0.0.1',
      userAgent: '',
      origin: 'http://localhost',
      cookies: { set: () => undefined },
    },
    pid,
  )

test('who may sign in gets the session, with the companies that BankID opens', async () => {
  const answer = await signIn(await pidOf('hr@demo.example'))
  expect(answer).toMatchObject({ authMethod: 'bankid', email: 'hr@demo.example' })
  expect(answer.companies.map(company => company.selectable)).toEqual([true, true, true])
})

test('an account that wrong passwords have locked is open to BankID', async () => {
  const email = 'chef@demo.example'
  const body = { email, password: 'Fel-losenord-1' }
  for (let tries = 0; tries < LOCK_AFTER_WRONG_PASSWORDS; tries += 1)
    await salvia.call('POST', 'tokens', { body })
  expect((await salvia.call('POST', 'tokens', { body })).json()).toMatchObject({ code: 'ACCOUNT_LOCKED' })
  expect((await signIn(await pidOf(email))).email).toBe(email)
})

describe('refused', () => {
  const refusal = (pid: string) =>
    signIn(pid).then(
      () => undefined,
      (error: { code: string; subStatus: number }) => [error.subStatus, error.code],
    )

  test('an employee: the app is for them', async () => {
    expect(await refusal(await pidOf('medarbetare@demo.example'))).toEqual([3, 'SIGN_IN_NOT_PERMITTED'])
  })

  test('an employee without an account is told the same', async () => {
    const accounts = await allAccounts(salvia.services.db)
    const known = new Set(accounts.map(account => account.pid))
    const someone = (await employeesOf(salvia.services.db, '10401')).find(({ pid }) => !known.has(pid))
    expect(await refusal(someone?.pid ?? '')).toEqual([3, 'SIGN_IN_NOT_PERMITTED'])
  })

  test('someone who is not known at all', async () => {
    expect(await refusal('')).toEqual([4, 'SIGN_IN_NOT_AUTHORISED'])
  })

  test('an account that was never activated, and one that is closed', async () => {
    const email = 'begransad@demo.example'
    const pid = await pidOf(email)
    await changeAccount(salvia.services.db, email, { state: 'inactive' })
    expect(await refusal(pid)).toEqual([2, 'BANKID_ACCOUNT_NOT_ACTIVE'])
    await changeAccount(salvia.services.db, email, { state: 'closed' })
    expect((await refusal(pid))?.[1]).toMatch(/^SIGN_IN_NOT_/)
    await changeAccount(salvia.services.db, email, { state: 'active' })
  })

  test('an organisation that wants a password: not the words of a wrong password', async () => {
    expect(await refusal(await pidOf('begransad@demo.example'))).toEqual([5, 'BANKID_NOT_ACCEPTED'])
  })
})
