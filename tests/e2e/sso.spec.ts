import type { Page } from '@playwright/test'
import type { Locale } from '@salvia/core/i18n'
import { openProvider, type TestProvider } from '../../packages/server/src/testing/openid.ts'
import { audit } from './audit.ts'
import { test as base, CUSTOMER, expect, heading, userMenu } from './portal.ts'
import { type RunningServer, startServer } from './server.ts'
import { casesIn, inLanguage } from './words.ts'

/** Starts an identity provider with one person of each kind, and a server with realms for it. */
async function openBoth(): Promise<{ provider: TestProvider; server: RunningServer }> {
  const opened: TestProvider[] = []
  const server = await startServer({
    variables: async url => {
      const provider = await openProvider({ origin: url, realms: ['acme'] })
      opened.push(provider)
      provider.add('hr', { email: 'hr@demo.example', email_verified: true })
      provider.add('waiting', { email: 'malin.ekwall@demo.example', email_verified: true })
      provider.add('employee', { email: 'medarbetare@demo.example', email_verified: true })
      const realm = provider.realm({ realm: 'acme', name: 'Acme AB', clientNumbers: ['*'] })
      return { SALVIA_SSO_REALMS: JSON.stringify([realm]) }
    },
  })
  const [provider] = opened
  if (!provider) throw new Error('The server was started without its provider.')
  return { server, provider }
}

const test = base.extend({
  server: [
    async ({ browserName: _browser }, use) => {
      const { server, provider } = await openBoth()
      await use(server)
      await server.stop()
      await provider.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Signs in on the identity provider's own pages. */
async function signInThere(page: Page, sub: string): Promise<void> {
  // Its pages load a font from the internet.
  await page.route(/fonts\.googleapis/, route => route.abort())
  await page.locator('input[name=login]').fill(sub)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: /continue/i }).click()
}

const hints = (page: Page) =>
  page
    .context()
    .cookies()
    .then(cookies => cookies.filter(({ name }) => name === 'wp_sso'))

test('leads to the provider, back to the portal, and out of both', async ({ page }) => {
  await page.goto('/personalfil')
  await page.getByRole('link', { name: 'Via Acme AB' }).click()
  await signInThere(page, 'hr')
  await page.getByRole('radio', { name: new RegExp(CUSTOMER.reading) }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page, 'where one wanted to go').toHaveURL(/\/personalfil$/)
  await expect(heading(page, 'Personalfil')).toBeVisible()
  expect(await hints(page), 'read once').toEqual([])
  const kept = await page.evaluate(() => localStorage.getItem('wp_auth') ?? '')
  expect(JSON.parse(kept)).toMatchObject({ auth: { method: 'sso' }, consent: [] })
  await page.reload()
  await expect(heading(page, 'Personalfil'), 'the session is bound to this browser').toBeVisible()

  await userMenu(page).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await page.getByRole('button', { name: /sign me out/i }).click()
  await expect(page.getByText('Du har loggat ut')).toBeVisible()
  await expect(page).toHaveURL(/\/logga-in.*error=SSO_LOGGED_OUT$/)
  expect(await page.evaluate(() => localStorage.getItem('wp_auth'))).toBeNull()
})

test('of an account that waits leads to its activation', async ({ page }) => {
  await page.goto('/api/sso/acme')
  await signInThere(page, 'waiting')
  await expect(page.getByRole('navigation', { name: /^(Huvudmeny|Main menu)$/ })).toBeVisible()
})

test('of an employee leads to the app', async ({ page }) => {
  await page.goto('/api/sso/acme')
  await signInThere(page, 'employee')
  await expect(page.getByText('Du kan inte logga in i portalen.')).toBeVisible()
  await expect(page.getByRole('link', { name: /appen för medarbetare/ })).toBeVisible()
})

const WORDS = {
  sv: {
    SSO_ERROR: ['Inloggningen via din organisation gick inte att slutföra.', /Försök igen/],
    SSO_INVALID_REALM_ID: ['Inloggningsadressen finns inte.', /Kontrollera adressen/],
    SSO_LOGGED_OUT: ['Du har loggat ut', /när du vill fortsätta/],
    SSO_LOGGED_OUT_TIMEOUT: ['Du har loggats ut', /inaktiv i 30 minuter/],
  },
  en: {
    SSO_ERROR: ['The sign-in through your organisation could not be completed.', /Try again/],
    SSO_INVALID_REALM_ID: ['The sign-in address was not found.', /Check the address/],
    SSO_LOGGED_OUT: ['You have signed out', /when you want to continue/],
    SSO_LOGGED_OUT_TIMEOUT: ["You've been signed out", /inactive for 30 minutes/],
  },
} as const

async function told(page: Page, code: keyof (typeof WORDS)['sv'], locale: Locale): Promise<void> {
  await inLanguage(page, locale)
  const [title, action] = WORDS[locale][code]
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByText(action).first()).toBeVisible()
}

for (const locale of ['sv', 'en'] as const) {
  test(`every refusal is told (${locale})`, async ({ page }) => {
    const refusals = [
      ['/api/sso/unknown', 'SSO_INVALID_REALM_ID'],
      ['/api/sso/acme/callback?code=x&state=y', 'SSO_ERROR'],
      ['/api/sso/logout?sso=True', 'SSO_LOGGED_OUT'],
      ['/api/sso/logout?sso=True&timeout=True', 'SSO_LOGGED_OUT_TIMEOUT'],
      ['/sso/acme', 'SSO_ERROR'],
      ['/sso/..%2Flogga-in', 'SSO_INVALID_REALM_ID'],
      [`/sso/${'x'.repeat(2000)}`, 'SSO_INVALID_REALM_ID'],
    ] as const
    for (const [address, code] of casesIn(locale, refusals, ([, refused]) => refused)) {
      await page.goto(address)
      await told(page, code, locale)
    }
    await page.goto('/sso/acme')
    await audit(page, `single sign-on refused (${locale})`)
  })
}

test('a cookie that is not the server’s is told to the console, and signs nobody in', async ({
  page,
  baseURL,
}) => {
  const said: string[] = []
  page.on('console', message => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => said.push(`crash: ${error.message}`))
  const token = { authMethod: 'sso', consentsGiven: ['<b>x</b>'], consentsNeeded: [], consentsDeclined: [] }
  const cookies = [
    ['error', '<img src=x onerror=alert(1)>'],
    ['error', '{"__proto__":{"accessToken":"x"}}'],
    ['warning', `{"__proto__":{"accessToken":"x"},${JSON.stringify(token).slice(1)}`],
    ['', JSON.stringify({ ...token, accessToken: 'a.b.c' })],
  ] as const
  for (const [kind, value] of cookies) {
    said.length = 0
    const cookie = {
      name: 'wp_sso',
      value: encodeURIComponent(value),
      domain: new URL(baseURL ?? '').hostname,
    }
    await page.context().addCookies([{ ...cookie, path: '/sso' }])
    await page.goto('/sso/acme')
    await told(page, 'SSO_ERROR', 'sv')
    const own = said.filter(line => line.includes('single sign-on'))
    expect(own.map(line => line.split(':', 1)[0])).toEqual(kind === '' ? [] : [kind])
    expect(said.filter(line => line.startsWith('crash'))).toEqual([])
    expect(await hints(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('wp_auth'))).toBeNull()
  }
})
