import { CASE_WORKER, expect, HR, heading, sendCredentials, test } from './portal.ts'
import { usualSettings } from './service.ts'
import { inLanguage, settingKept } from './words.ts'

test.describe('of a visitor', () => {
  test('a screen that wants a sign-in leads there, and back afterwards', async ({ page }) => {
    await page.goto('/medarbetare?filter=excluded')
    await expect(heading(page, 'Logga in')).toBeVisible()
    await page.getByRole('link', { name: 'E-post och lösenord' }).click()
    await sendCredentials(page, HR.email)
    await page.getByRole('radio', { name: /10401/ }).check()
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await expect(heading(page, 'Medarbetare')).toBeVisible()
    await expect(page).toHaveURL(/\/medarbetare\?filter=excluded$/)
  })

  for (const [address, shown] of [
    ['/finns-inte', '/404'],
    ['/personalfil/', '/logga-in/bankid'],
    ['/login', '/logga-in/bankid'],
    ['/home/anvandarvillkor', '/anvandarvillkor'],
    ['//anvandarvillkor', '/anvandarvillkor'],
    ['/#/anvandarvillkor', '/anvandarvillkor'],
  ] as const) {
    test(`${address} shows ${shown}`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${address}`)
      await expect(page).toHaveURL(`${baseURL}${shown}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  for (const address of [
    '/\\evil.example',
    '//%2fevil.example',
    '/%09//evil.example',
    '////evil.example',
    '/home//evil.example',
    '/home/%5Cevil.example',
    '/#//evil.example',
  ]) {
    test(`${address} leads to no other server`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${address}`)
      await expect(heading(page, 'Okänd sida')).toBeVisible()
      expect(new URL(page.url()).origin).toBe(baseURL)
    })
  }

  test('an address with a hash or two slashes is rewritten on the way too, and back', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/tillganglighet')
    await page.evaluate(() => window.history.pushState(null, '', `${location.origin}//anvandarvillkor`))
    await page.evaluate(() => window.history.pushState(null, '', '/'))
    await page.goBack()
    await expect(heading(page, 'Användarvillkor')).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/anvandarvillkor`)
    await page.goto('/404')
    await page.evaluate(() => {
      window.history.replaceState(window.history.state, '', '/')
      window.location.hash = '#/tillganglighet'
    })
    await expect(heading(page, /^Tillgänglighets.?redogörelse$/)).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/tillganglighet`)
  })

  test('an unknown address with a number is not repeated', async ({ page }) => {
    await page.goto('/196408233234')
    await expect(heading(page, 'Okänd sida')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('1964')
  })

  test('an unknown page says so and leads to the start', async ({ page }) => {
    await page.goto('/finns/inte')
    await expect(heading(page, 'Okänd sida')).toBeVisible()
    await expect(page).toHaveTitle('Okänd sida | Salvia')
    await expect(page.getByRole('main')).toContainText('/finns/inte')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('/finns/inte')
    await page.getByRole('button', { name: 'English' }).first().click()
    await expect(heading(page, "Page doesn't exist")).toBeVisible()
    await page.getByRole('link', { name: 'Go to the start page' }).last().click()
    await expect(heading(page, 'Sign in')).toBeVisible()
  })
})

test.describe('of someone without an agreement for the personnel file', () => {
  test.use({ account: { email: 'begransad@demo.example' } })

  for (const address of ['/personalfil', '/personalfil/P-20418', '/personalfil?steg=choose']) {
    test(`${address} leads to the start, which names the feature`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByText('Er organisation har inget avtal för Personalfil.')).toBeVisible()
      await expect(page).toHaveURL(/\/\?notAllowed=persim$/)
      await expect(page.getByRole('link', { name: 'Personalfil', exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: 'Stäng meddelandet' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  }
})

test.describe('of a customer', () => {
  test.use({ account: HR })

  test('the back office does not exist', async ({ page }) => {
    await page.goto('/handlaggning')
    await expect(heading(page, 'Okänd sida')).toBeVisible()
  })

  test('a case that is not there has a page of its own, with a way back', async ({ page }) => {
    for (const id of ['P-99999999', '00000000-0000-4000-8000-000000000000', 'nonsens']) {
      await page.goto(`/personalfil/${id}`)
      await expect(heading(page, 'Vi hittar inte ärendet')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Till personalfil' }).click()
    await expect(heading(page, 'Personalfil')).toBeVisible()
  })

  test('a help is open at an address of its own', async ({ page }) => {
    await page.goto('/medarbetare?hjalp=1')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/medarbetare$/)
  })

  test('the language changes everything on the page at once', async ({ page }) => {
    await page.goto('/personalfil')
    await inLanguage(page, 'en')
    await expect(heading(page, 'Personnel file')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('Personnel file | Salvia')
    await page.getByRole('link', { name: 'Employees' }).first().click()
    await expect(heading(page, 'Employees')).toBeVisible()
    await inLanguage(page, 'sv')
    await expect(heading(page, 'Medarbetare')).toBeVisible()
  })

  test('the appearance follows the device until one is chosen', async ({ page, server }) => {
    await usualSettings(server.url, HR.email)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect.poll(paper).toBe('rgb(17, 23, 20)')
    await page.getByRole('button', { name: /ditt konto$/ }).click()
    const kept = settingKept(page, 'light')
    await page.getByRole('radio', { name: 'Ljust' }).check()
    await expect.poll(paper).toBe('rgb(246, 248, 243)')
    await kept
    await usualSettings(server.url, HR.email)
  })
})

test.describe('of a case worker', () => {
  test.use({ account: CASE_WORKER })

  test('screens of customers lead to the queue', async ({ page }) => {
    for (const address of ['/', '/personalfil', '/medarbetare']) {
      await page.goto(address)
      await expect(heading(page, 'Ärenden')).toBeVisible()
    }
  })

  test('the old address of the queue leads to it, with what was asked of it', async ({ page }) => {
    await page.goto('/handlaggning/bestallningar?status=closed&q=Kvarn')
    await expect(heading(page, 'Ärenden')).toBeVisible()
    await expect(page).toHaveURL('/handlaggning/arenden?status=closed&q=Kvarn')
    await expect(page.getByRole('searchbox')).toHaveValue('Kvarn')
  })

  test('a case that is not there has a page of its own', async ({ page }) => {
    await page.goto('/handlaggning/00000000-0000-4000-8000-000000000000')
    await expect(heading(page, 'Vi hittar inte ärendet')).toBeVisible()
  })
})
