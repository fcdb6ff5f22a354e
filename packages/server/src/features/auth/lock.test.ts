import { LOCK_AFTER_WRONG_PASSWORDS, LOCK_HOURS } from '@salvia/core/limits'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../clock.ts'
import { openBankIdApp, TestBrowser } from '../../testing/bankid.ts'
import { countHashes, onPostgres, openBeside, openTestApp, type TestApp } from '../../testing/index.ts'
import { mailsAfter, secretIn } from '../../testing/mail-box.ts'
import { auditOf } from '../../testing/test.store.ts'
import { countAttempt } from './attempts.store.ts'

const EMAIL = 'hr@demo.example'
const OTHER = 'chef@demo.example'
const WRONG = 'Fel-losenord-1'
let first: TestApp
let second: TestApp
beforeAll(async () => {
  first = await openTestApp()
  second = await openBeside(first)
})
afterAll(async () => {
  await second.close()
  await first.close()
})
beforeEach(() => first.clock.advance(DAY_MS))

async function signIn(salvia: TestApp, password: string, email = EMAIL, remoteAddress = '192.0.2.1') {
  const response = await salvia.call('POST', 'tokens', { body: { email, password }, remoteAddress })
  return response.json<{ code?: string }>().code ?? response.statusCode
}

/** Seven attempts at the same moment, at the two servers in an order of its own for each run. */
async function sevenAtOnce(run: number): Promise<string> {
  const sides = Array.from({ length: 7 }, (_, at) => ((run >> at) % 2 ? first : second))
  const attempts = sides.map(({ services }) => countAttempt(services.db, `run ${run}`, first.clock.now()))
  return (await Promise.all(attempts)).toSorted().join()
}
const FIFTH_LOCKS = 'counted,counted,counted,counted,last,refused,refused'

test('the count goes over both servers, and a locked account is refused by both to the last moment of the hour', async () => {
  const answers: (string | number)[] = []
  for (const salvia of [first, second, first, second, first]) answers.push(await signIn(salvia, WRONG))
  expect(answers).toEqual([...Array<string>(4).fill('SIGN_IN_FAILED'), 'ACCOUNT_LOCKED'])
  first.clock.advance(LOCK_HOURS * HOUR_MS - 1)
  expect([await signIn(first, DEMO_PASSWORD), await signIn(second, DEMO_PASSWORD)]).toEqual([
    'ACCOUNT_LOCKED',
    'ACCOUNT_LOCKED',
  ])
  expect(await signIn(second, DEMO_PASSWORD, OTHER)).toBe(200)
  first.clock.advance(1)
  expect(await signIn(second, DEMO_PASSWORD)).toBe(200)
  expect(await signIn(first, DEMO_PASSWORD)).toBe(200)
})

test('of seven attempts whose statements interleave the fifth locks, and no later one is let through', async () => {
  for (let run = 0; run < 10; run += 1) expect(await sevenAtOnce(run)).toBe(FIFTH_LOCKS)
})

test('BankID and recovery go on while it is locked, and the new password opens it', async () => {
  for (let wrong = 0; wrong < LOCK_AFTER_WRONG_PASSWORDS; wrong += 1) await signIn(first, WRONG)
  const server = await openBankIdApp(second)
  const browser = new TestBrowser(server.app)
  const { orderRef } = (await browser.start()).body
  await server.play({ orderRef: String(orderRef) }, { kind: 'person', email: EMAIL })
  expect((await browser.collect({ orderRef })).body).toMatchObject({ status: 'complete', email: EMAIL })
  await server.close()
  expect(await signIn(first, DEMO_PASSWORD)).toBe('ACCOUNT_LOCKED')
  const [mail] = await mailsAfter(first, () => first.call('POST', 'recoveries', { body: { email: EMAIL } }))
  const chosen = 'blåbär på gläntan'
  const token = secretIn(mail)
  expect((await second.call('POST', 'passwords', { token, body: { password: chosen } })).statusCode).toBe(204)
  expect(await signIn(first, chosen)).toBe(200)
})

// On PGlite the servers share a connection, which lets one of them count after the other whatever the statement says.
onPostgres(() => {
  async function fiftyAtOnce(email: string) {
    const answers: (string | number)[] = []
    const hashes = await countHashes(async () => {
      const tries = Array.from({ length: 50 }, (_, number) =>
        signIn(number % 2 === 0 ? first : second, WRONG, email, `192.0.2.${number % 10}`),
      )
      answers.push(...(await Promise.all(tries)))
    })
    const count = (code: string) => answers.filter(answer => answer === code).length
    return { failed: count('SIGN_IN_FAILED'), locked: count('ACCOUNT_LOCKED'), hashes }
  }

  test('fifty wrong passwords at once, from ten addresses over two servers, lock at the fifth and compute no more', async () => {
    const before = (await auditOf(first.services.db, 'sign-in-locked')).length
    expect(await fiftyAtOnce(OTHER)).toEqual({
      failed: LOCK_AFTER_WRONG_PASSWORDS - 1,
      locked: 50 - LOCK_AFTER_WRONG_PASSWORDS + 1,
      hashes: LOCK_AFTER_WRONG_PASSWORDS,
    })
    expect(await auditOf(first.services.db, 'sign-in-locked')).toHaveLength(before + 1)
    const later = await countHashes(() =>
      Promise.all([signIn(first, WRONG, OTHER), signIn(second, DEMO_PASSWORD, OTHER)]),
    )
    expect(later).toBe(0)
  })

  test('so for an email that nobody has', async () => {
    expect(await fiftyAtOnce('ingen.alls@demo.example')).toEqual({ failed: 4, locked: 46, hashes: 5 })
  })

  test.each([0, 4, 8])(
    'a right one among forty at once, sent after %i wrong ones, begins the count anew once at most',
    async right => {
      const passwords = Array.from({ length: 40 }, (_, at) => (at === right ? DEMO_PASSWORD : WRONG))
      const hashes = await countHashes(() =>
        Promise.all(passwords.map((password, at) => signIn(at % 2 ? first : second, password, OTHER))),
      )
      expect(hashes).toBeLessThanOrEqual(2 * LOCK_AFTER_WRONG_PASSWORDS)
      for (let wrong = 0; wrong < LOCK_AFTER_WRONG_PASSWORDS; wrong += 1) await signIn(first, WRONG, OTHER)
      expect(await signIn(second, DEMO_PASSWORD, OTHER)).toBe('ACCOUNT_LOCKED')
    },
  )

  test('in each of a thousand interleavings the fifth locks, and no later one is let through', async () => {
    const wrong: string[] = []
    for (let run = 0; run < 1000; run += 1) {
      const attempts = await sevenAtOnce(run)
      if (attempts !== FIFTH_LOCKS) wrong.push(attempts)
    }
    expect(wrong).toEqual([])
  })
})
