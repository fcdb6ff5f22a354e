import type { Page } from '@playwright/test'
import { errorText } from '@salvia/core/error-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { CUSTOMER, expect, HR, heading, sendCredentials, signIn, signOut, test } from './portal.ts'
import { casesIn, inLanguage } from './words.ts'

/** Nobody else signs in with this account on the server that the tests share. */
const TO_LOCK = 'kollega@demo.example'

async function openForm(page: Page, locale: Locale): Promise<void> {
  await page.goto('/logga-in/e-post')
  await inLanguage(page, locale)
  await expect(heading(page, locale === 'en' ? 'Sign in' : 'Logga in')).toBeVisible()
}

const REFUSALS = [
  {
    what: 'a wrong password',
    email: 'hr@demo.example',
    password: 'fel-losenord',
    code: 'SIGN_IN_FAILED',
  },
  {
    what: 'an email that nobody has',
    email: 'ingen@demo.example',
    password: 'fel-losenord',
    code: 'SIGN_IN_FAILED',
  },
  {
    what: 'an employee who is neither manager nor HR',
    email: 'medarbetare@demo.example',
    password: 'Salvia-demo-1',
    code: 'SIGN_IN_NOT_PERMITTED',
  },
  {
    what: 'a manager whose organisation takes BankID only',
    email: 'bankid@demo.example',
    password: 'Salvia-demo-1',
    code: 'WRONG_LOGIN_METHOD',
  },
  {
    what: 'someone who works nowhere any longer',
    email: 'slutat@demo.example',
    password: 'Salvia-demo-1',
    code: 'SIGN_IN_NOT_AUTHORISED',
  },
] as const

for (const locale of ['sv', 'en'] as const) {
  for (const refusal of casesIn(locale, REFUSALS, () => 'summary')) {
    test(`${refusal.what} is told with what to do (${locale})`, async ({ page }) => {
      await openForm(page, locale)
      await sendCredentials(page, refusal.email, refusal.password)
      const { title, action } = errorText(refusal.code, locale)
      const summary = page.getByRole('region', { name: title })
      await expect(summary).toContainText(action)
      await expect(summary).toBeFocused()
      await expect(page.getByLabel(/^(E-post|Email)$/)).toHaveValue(refusal.email)
    })
  }

  test(`what is missing is told at each field (${locale})`, async ({ page }) => {
    await openForm(page, locale)
    await sendCredentials(page, 'hr', '')
    const email =
      locale === 'sv' ? 'E-postadressen är inte rätt skriven' : 'Email address is not written correctly'
    const password = locale === 'sv' ? 'Skriv ditt lösenord' : 'Enter your password'
    await expect(page.getByLabel(/^(E-post|Email)$/)).toHaveAccessibleDescription(email)
    await expect(page.getByLabel(/^(Lösenord|Password)$/)).toHaveAccessibleDescription(password)
    await page.getByRole('link', { name: password }).click()
    await expect(page.getByLabel(/^(Lösenord|Password)$/)).toBeFocused()
  })
}

test('nothing that the page does is against its own policy', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  for (const path of ['/logga-in/e-post', '/logga-in/bankid', '/anvandarvillkor']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Schemas load with the first call; by then zod must be set not to generate code.
  await signIn(page, HR)
  expect(complaints).toEqual([])
})

test('fonts come with the page, so that no button moves away from under the pointer when one arrives', async ({
  page,
}) => {
  for (const path of ['/logga-in', '/logga-in/bankid', '/anvandarvillkor']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { byPage, all } = await page.evaluate(async () => {
      await document.fonts.ready
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const fonts = files.filter(({ name }) => name.endsWith('.woff2'))
      const namesOf = (given: typeof fonts) => [...new Set(given.map(({ name }) => name))].sort()
      // The browser may lay out what is folded while it has nothing else to do. A font for that moves nothing.
      const isCodeShown = [...document.querySelectorAll('body *')].some(
        element => element.checkVisibility() && getComputedStyle(element).fontFamily.includes('Mono'),
      )
      return {
        byPage: namesOf(fonts.filter(({ initiatorType }) => initiatorType === 'link')),
        all: namesOf(fonts.filter(({ name }) => isCodeShown || !name.includes('-mono-'))),
      }
    })
    expect(byPage.length, path).toBeGreaterThan(0)
    // The style sheet may ask for one again; it has come by then.
    expect(all, path).toEqual(byPage)
  }
})

test('the scripts of the portal come compressed', async ({ page }) => {
  const encodings = new Set<string | undefined>()
  page.on('response', answer => {
    if (/\/assets\/.*\.js$/.test(answer.url())) encodings.add(answer.headers()['content-encoding'])
  })
  await page.goto('/logga-in/e-post')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...encodings]).toEqual(['br'])
})

test('the fifth wrong password locks the account, and the right one no longer opens it', async ({ page }) => {
  await openForm(page, 'sv')
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answered = page.waitForResponse(/\/tokens$/)
    await sendCredentials(page, TO_LOCK, `fel-${attempt}`)
    await answered
  }
  await sendCredentials(page, TO_LOCK)
  await expect(page.getByRole('region', { name: 'Kontot är låst i 1 timme' })).toContainText('Vänta en timme')
  await inLanguage(page, 'en')
  await sendCredentials(page, TO_LOCK)
  await expect(page.getByRole('region', { name: 'The account is locked for 1 hour' })).toContainText(
    'Wait an hour',
  )
})

test('an organisation that takes BankID only is shown with the reason, and cannot be chosen', async ({
  page,
}) => {
  await openForm(page, 'sv')
  await sendCredentials(page, HR.email)
  const dialog = page.getByRole('dialog', { name: 'Välj organisation' })
  const closed = dialog.getByRole('radio', { name: new RegExp(CUSTOMER.bankidOnly) })
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await expect(closed).toHaveAccessibleDescription(/Kräver inloggning med BankID/)
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await closed.click({ force: true })
  await dialog.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(dialog.getByText('Välj en organisation')).toBeVisible()
  await expect(page).toHaveURL(/logga-in/)
})

test('the chosen organisation is the one that the portal acts for, and can be changed', async ({ page }) => {
  await signIn(page, HR)
  const switcher = page.getByRole('button', { name: /byt organisation/ })
  await expect(switcher).toContainText(CUSTOMER.reading)
  await switcher.click()
  await page.getByRole('radio', { name: new RegExp(CUSTOMER.sending) }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(switcher).toContainText(CUSTOMER.sending)
  await page.reload()
  await expect(switcher).toContainText(CUSTOMER.sending)
})

test('one organisation only needs no choice, and the wrong way in leads to the start', async ({ page }) => {
  await openForm(page, 'en')
  await page.reload()
  await expect(heading(page, 'Sign in'), 'the language stays').toBeVisible()
  await signIn(page, { email: 'begransad@demo.example' })
  await expect(heading(page, /Bengt/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Main menu' }), 'in the session, too').toBeVisible()
  await page.goto('/logga-in/e-post')
  await expect(page).toHaveURL(/\/$/)
})

test('signing out forgets everything: the screen, the token and what was read', async ({ page, server }) => {
  await signIn(page, HR)
  const kept = await page.evaluate(() => localStorage.getItem('wp_auth') ?? '')
  const { token } = (JSON.parse(kept) as { auth: { token: string } }).auth
  await signOut(page)
  expect(await page.evaluate(() => localStorage.getItem('wp_auth'))).toBeNull()
  const answer = await fetch(`${server.url}/api/profile`, { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(498)
  await page.goBack()
  await expect(heading(page, 'Logga in')).toBeVisible()
})

test('a demo account fills in the form', async ({ page }) => {
  await openForm(page, 'sv')
  await page.getByRole('button', { name: /handlaggare@demo\.example/ }).click()
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(heading(page, 'Ärenden')).toBeVisible()
})
