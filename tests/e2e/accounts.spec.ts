import type { Page } from '@playwright/test'
import { bankIdText } from '@salvia/core/bankid'
import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import type { Locale, TextValues } from '@salvia/core/i18n'
import { LOCALES } from '@salvia/core/i18n'
import { BANKID_ORDER_MINUTES } from '@salvia/core/limits'
import { linkMailedTo } from './mails.ts'
import { test } from './own-clock.ts'
import { expect, HR, heading, PASSWORD, sendCredentials, signIn } from './portal.ts'
import type { RunningServer } from './server.ts'
import { callsAs, usualSettings } from './service.ts'
import { casesIn, inLanguage } from './words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const NOT_ACTIVATED = 'malin.ekwall@demo.example'
/** The demo data's unsubscribe link, as in a mail. */
const UNSUBSCRIBE = 'salvia-demo-unsubscribe-a-check-of-somebody'
/** The same for a person who no longer works anywhere. */
const UNSUBSCRIBE_OF_LEAVER = 'salvia-demo-unsubscribe-one-who-has-left-us'

/** The server of a test, and its moved clock. */
interface World {
  readonly page: Page
  readonly server: RunningServer
  readonly locale: Locale
}

/** The clock only moves forward: each time must be later than all before. */
let ahead = 0
async function pass(server: RunningServer, milliseconds: number): Promise<void> {
  ahead += milliseconds
  await server.setAhead(ahead)
}

const seenMails = new Set<string>()

async function open({ page, locale }: World, path: string): Promise<void> {
  await page.goto(path)
  await inLanguage(page, locale)
}

async function askFor(world: World, path: string, email: string): Promise<void> {
  await open(world, path)
  await world.page.getByLabel(/^(E-post|Email)$/).fill(email)
  await world.page.getByRole('button', { name: /^(Skicka|Send)/ }).click()
}

async function passwordLink(world: World): Promise<string> {
  await askFor(world, '/aterstall-losenord', HR.email)
  await expect(heading(world.page, /^(Titta i din inkorg|Check your inbox)$/)).toBeVisible()
  return linkMailedTo(world.server, HR.email, seenMails)
}

async function choosePassword({ page }: World, password: string): Promise<void> {
  await page.getByLabel(/^(Nytt lösenord|New password)$/).fill(password)
  await page.getByRole('button', { name: /^(Spara|Save)/ }).click()
}

interface Refusal {
  /** The part of a screen that tells it. */
  readonly at: 'recovery' | 'activation' | 'activation link' | 'password' | 'password link' | 'unsubscribing'
  readonly code: ErrorCode
  readonly values?: TextValues
  readonly provoke: (world: World) => Promise<void>
}

const REFUSALS: readonly Refusal[] = [
  {
    code: 'EMAIL_UNKNOWN',
    at: 'recovery',
    provoke: world => askFor(world, '/aterstall-losenord', 'ingen@demo.example'),
  },
  {
    code: 'RECOVERY_NOT_PERMITTED',
    at: 'recovery',
    provoke: world => askFor(world, '/aterstall-losenord', 'medarbetare@demo.example'),
  },
  {
    code: 'RECOVERY_FAILED',
    at: 'recovery',
    provoke: world => askFor(world, '/aterstall-losenord', 'slutat@demo.example'),
  },
  {
    code: 'NOT_ACTIVATED',
    at: 'recovery',
    provoke: world => askFor(world, '/aterstall-losenord', NOT_ACTIVATED),
  },
  { code: 'EMAIL_INCORRECT', at: 'activation', provoke: world => askFor(world, '/aktivera-konto', 'hr@') },
  {
    code: 'ACTIVATION_FAILED',
    at: 'activation link',
    provoke: world => open(world, '/aktivering#not-a-link'),
  },
  {
    code: 'NO_LONGER_EMPLOYED',
    at: 'unsubscribing',
    async provoke(world) {
      await open(world, `/avprenumerera#${UNSUBSCRIBE_OF_LEAVER}`)
      await world.page.getByRole('button', { name: /^(Stäng av|Turn off)/ }).click()
    },
  },
  {
    code: 'LINK_INCORRECT',
    at: 'password link',
    provoke: world => open(world, '/setPassword'),
  },
  {
    code: 'LINK_EXPIRED',
    at: 'password link',
    async provoke(world) {
      const link = await passwordLink(world)
      await pass(world.server, DAY_MS + HOUR_MS)
      await open(world, link)
    },
  },
  {
    code: 'PASSWORD_TOO_COMMON',
    at: 'password',
    async provoke(world) {
      await open(world, await passwordLink(world))
      await choosePassword(world, 'password')
    },
  },
]

for (const locale of LOCALES) {
  for (const { code, values, provoke } of casesIn(locale, REFUSALS, ({ at }) => at)) {
    test(`${code} is told with what to do (${locale})`, async ({ page, server }) => {
      // Beyond the pause between mails and the limit of requests per hour.
      await pass(server, HOUR_MS)
      await provoke({ page, server, locale })
      const { title, action } = errorText(code, locale, values)
      await expect(page.getByRole('main')).toContainText(title)
      await expect(page.getByRole('main')).toContainText(action)
    })
  }
}

test('an order that nobody signs in its time is told as timed out', async ({ page, server }) => {
  await open({ page, server, locale: 'sv' }, '/logga-in/bankid')
  await page.getByRole('button', { name: /QR/ }).click()
  await expect(page.getByRole('img', { name: /BankID/ })).toBeVisible()
  await pass(server, (BANKID_ORDER_MINUTES + 1) * MINUTE_MS)
  const { heading: title, text } = bankIdText('portal.TIMED_OUT', 'sv')
  await expect(page.getByRole('alert').filter({ hasText: title })).toContainText(text)
})

const WRONG_PASSWORDS = [
  ['fel lösenord', 'tre ord i rad', 'CURRENT_PASSWORD_WRONG'],
  [PASSWORD, 'password', 'PASSWORD_TOO_COMMON'],
  [PASSWORD, 'bestallare@demo.example', 'PASSWORD_IS_EMAIL'],
] as const

for (const locale of LOCALES) {
  test(`a password that cannot be changed is told why, and one that can is (${locale})`, async ({
    page,
    server,
  }) => {
    await pass(server, HOUR_MS)
    await signIn(page, { email: 'bestallare@demo.example' })
    await page.goto('/din-profil/andra-losenord')
    await inLanguage(page, locale)
    const change = async (current: string, wanted: string): Promise<void> => {
      await page.getByLabel(/^(Nuvarande lösenord|Current password)$/).fill(current)
      await page.getByLabel(/^(Nytt lösenord|New password)$/).fill(wanted)
      await page.getByRole('button', { name: /^(Ändra lösenord|Change password)$/ }).click()
    }
    for (const [current, wanted, code] of casesIn(locale, WRONG_PASSWORDS, () => 'password')) {
      await change(current, wanted)
      const { title, action } = errorText(code, locale)
      await expect(page.getByRole('region', { name: title })).toContainText(action)
    }
    await change(PASSWORD, 'fyra ord i en rad')
    await expect(page.getByText(/^(Lösenordet är ändrat|The password has been changed)$/)).toBeVisible()
    await change('fyra ord i en rad', PASSWORD)
    await expect(page.getByText(/^(Lösenordet är ändrat|The password has been changed)$/)).toBeVisible()
    await usualSettings(server.url, 'bestallare@demo.example')
  })
}

test('a mailed link activates an account, whose first password is chosen next; once', async ({
  page,
  server,
}) => {
  await pass(server, HOUR_MS)
  const world = { page, server, locale: 'sv' } as const
  await askFor(world, '/aktivera-konto', NOT_ACTIVATED)
  const link = await linkMailedTo(server, NOT_ACTIVATED, seenMails)
  await page.goto(link)
  await expect(heading(page, 'Ditt konto är aktiverat')).toBeVisible()
  await choosePassword(world, 'tre ord i rad')
  await expect(heading(page, /Malin/)).toBeVisible()
  expect(page.url()).not.toContain(link.split('#')[1] ?? link)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/404')
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText(errorText('ALREADY_ACTIVE', 'sv').title)
})

test('a new password signs in, and the old one no longer does', async ({ page, server }) => {
  await pass(server, HOUR_MS)
  const world = { page, server, locale: 'sv' } as const
  await page.goto(await passwordLink(world))
  await choosePassword(world, 'tre ord i rad')
  await expect(heading(page, 'Lösenordet är sparat')).toBeVisible()
  await page.goto('/logga-in/e-post')
  await sendCredentials(page, HR.email, PASSWORD)
  await expect(page.getByRole('region', { name: 'Det går inte att logga in' })).toBeVisible()
  await sendCredentials(page, HR.email, 'tre ord i rad')
  await expect(page.getByRole('dialog', { name: 'Välj organisation' })).toBeVisible()
  // Other tests on this server sign in with the usual password.
  await (await callsAs(server.url, HR.email, 'tre ord i rad')).profile.changePassword({
    body: { currentPassword: 'tre ord i rad', newPassword: PASSWORD },
  })
})

test('opening the link turns nothing off; the button does, once', async ({ page }) => {
  await page.goto(`/avprenumerera#${UNSUBSCRIBE}`)
  await page.getByRole('button', { name: 'Stäng av mejlen' }).click()
  await expect(heading(page, 'Mejlen är avstängda')).toBeVisible()
  await page.goto('/404')
  await page.goto(`/avprenumerera#${UNSUBSCRIBE}`)
  await page.getByRole('button', { name: 'Stäng av mejlen' }).click()
  await expect(page.getByRole('main')).toContainText(errorText('ALREADY_UNSUBSCRIBED', 'sv').title)
  // What the page promises: the mails can be turned on again in the profile.
  await signIn(page, HR)
  await page.goto('/din-profil')
  const mails = page.getByRole('region', { name: 'Mejl från portalen' })
  const off = mails.getByRole('switch', { checked: false })
  await expect(off).toHaveCount(1)
  await off.click()
  await expect(mails.getByText(/^Sparat/)).toBeVisible()
  await expect(off).toHaveCount(0)
})
