import {
  LOCK_AFTER_WRONG_PASSWORDS,
  PASSWORD_CHANGES_PER_ACCOUNT,
  PASSWORD_CHANGES_WITHIN_MINUTES,
} from '@salvia/core/limits'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { countHashes, openTestApp, type TestApp } from '../../testing/index.ts'

const EMAIL = 'chef@demo.example'
const CALLS = 64

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())
beforeEach(() => salvia.clock.advance(DAY_MS))

/** Changes one password many times at once. Returns the codes, and how many hashes they cost. */
async function flood(token: string, currentPassword: string | null) {
  const codes: string[] = []
  const hashes = await countHashes(async () => {
    const calls = Array.from({ length: CALLS }, (_, at) =>
      salvia.call('POST', 'profile/password', {
        token,
        body: { currentPassword, newPassword: `ett helt nytt ord ${at}` },
      }),
    )
    codes.push(
      ...(await Promise.all(calls)).map(answer => answer.json<{ code?: string }>().code ?? 'changed'),
    )
  })
  return { hashes, count: (code: string) => codes.filter(each => each === code).length }
}

test.each([
  ['none at all', null, 0],
  ['a wrong one', 'fel', LOCK_AFTER_WRONG_PASSWORDS],
])(
  '64 changes at once with %s cost %s: each counts as a wrong one, and nothing is hashed before',
  async (_, current, most) => {
    const token = await salvia.signIn(EMAIL)
    const { hashes, count } = await flood(token, current)
    expect(hashes).toBe(most)
    expect(count('CURRENT_PASSWORD_WRONG')).toBe(LOCK_AFTER_WRONG_PASSWORDS - 1)
    expect(count('TOO_MANY_REQUESTS')).toBe(CALLS - PASSWORD_CHANGES_PER_ACCOUNT)
    expect(count('ACCOUNT_LOCKED')).toBe(PASSWORD_CHANGES_PER_ACCOUNT - LOCK_AFTER_WRONG_PASSWORDS + 1)
  },
)

test('meanwhile someone else signs in after a few hashes, not after all of them', async () => {
  const token = await salvia.signIn(EMAIL)
  const hashes = await countHashes(async () => {
    const flooding = flood(token, 'fel')
    await salvia.signIn('hr@demo.example')
    await flooding
  })
  expect(hashes).toBeLessThanOrEqual(LOCK_AFTER_WRONG_PASSWORDS + 1)
})

test('with the right one, one of them holds and the limit bounds the others', async () => {
  const token = await salvia.signIn(EMAIL)
  const { hashes, count } = await flood(token, DEMO_PASSWORD)
  expect(count('changed')).toBe(1)
  expect(hashes).toBeLessThanOrEqual(2 * PASSWORD_CHANGES_PER_ACCOUNT)
})

test('a change is free again when the time has passed', async () => {
  const token = await salvia.signIn('hr@demo.example')
  const change = async () => {
    const body = { currentPassword: 'fel', newPassword: 'ett helt nytt ord' }
    return (await salvia.call('POST', 'profile/password', { token, body })).json<{ code: string }>().code
  }
  for (let time = 0; time < PASSWORD_CHANGES_PER_ACCOUNT; time += 1) await change()
  expect(await change()).toBe('TOO_MANY_REQUESTS')
  salvia.clock.advance(PASSWORD_CHANGES_WITHIN_MINUTES * MINUTE_MS)
  expect(await change()).toBe('ACCOUNT_LOCKED')
})
