import { afterEach, expect, test } from 'vitest'
import type { ServerSettings } from '../settings/environment.ts'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { mailsAfter } from '../testing/mail-box.ts'

const ELSEWHERE = 'elsewhere.example'

let salvia: TestApp | undefined
afterEach(() => salvia?.close())

/** Where the link of a new password leads that someone asks for in another's name, by a call that names a host. */
async function linkFrom(settings: Partial<ServerSettings>, headers: Record<string, string>): Promise<string> {
  const test = await openTestApp({ settings })
  salvia = test
  const body = { email: 'chef@demo.example' }
  const [mail] = await mailsAfter(test, () => test.call('POST', 'recoveries', { body, headers }))
  return /https?:\/\/[^\s#]+#/.exec(mail?.text ?? '')?.[0] ?? 'no link'
}

test.each(['development', 'preprod', 'demo', 'production'] as const)(
  'in %s a mailed link leads to the configured address, whatever the call says of its host',
  async environment => {
    const settings = { environment, publicUrl: 'https://portal.example' }
    const headers = { host: ELSEWHERE, 'x-forwarded-host': ELSEWHERE, 'x-forwarded-proto': 'https' }
    expect(await linkFrom(settings, headers)).toMatch(/^https:\/\/portal\.example\//)
  },
)

test('where it is local it leads to where the call was sent', async () => {
  expect(await linkFrom({}, { host: 'localhost:4100' })).toMatch(/^http:\/\/localhost:4100\//)
})

test('a host of no sense leads to the server itself', async () => {
  expect(await linkFrom({ port: 4100 }, { host: 'no host' })).toMatch(/^http:\/\/localhost:4100\//)
})
