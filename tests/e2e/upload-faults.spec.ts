import { appendFile, utimes } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { startCuttingProxy } from './cutting-proxy.ts'
import { exampleFile, unlikeOthers } from './files.ts'
import { CUSTOMER, expect, HR_SENDING, heading, sendCredentials, signIn, test } from './portal.ts'
import { startServer } from './server.ts'
import { callsAs } from './service.ts'

test.use({ account: HR_SENDING })

/** Chooses a file that was never sent, and has it reviewed. */
async function reviewed(page: Page, base = ''): Promise<string> {
  const path = await exampleFile(8, unlikeOthers)
  await page.goto(`${base}/personalfil?steg=choose`)
  await page.setInputFiles('input[type=file]', path)
  await expect(heading(page, /^Granska/)).toBeVisible()
  return path
}

/** Goes from the start page to the last step, with a file that was never sent. */
async function beforeSending(page: Page, base = ''): Promise<string> {
  const path = await reviewed(page, base)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByLabel(/Kommentar till handläggaren/).fill('Det jag skrev')
  return path
}

/** The file is on the server by then, and nothing more is called until it is sent. */
async function changesAreShown(page: Page): Promise<void> {
  await expect(page.getByText(/efter inläsningen \d|^Inga medarbetare börjar/)).toBeVisible()
}

const send = (page: Page) => page.getByRole('button', { name: 'Skicka filen' }).click()

async function casesOf(url: string): Promise<number> {
  const client = await callsAs(url, HR_SENDING.email)
  return (await client.personnelFile.list({ params: { clientNumber: CUSTOMER.sending }, query: {} })).total
}

const LOST = [
  { what: 'while the file is sent', calls: /drafts\/\d+$/, at: 'request', title: 'Filen kunde inte bifogas' },
  { what: 'when the file is there', calls: /drafts\/\d+$/, at: 'answer', title: 'Filen kunde inte bifogas' },
  { what: 'when it is reviewed', calls: /\/review$/, at: 'answer', title: 'Filen kunde inte granskas' },
  { what: 'when the case is made', calls: /\/submit$/, at: 'answer', title: 'Filen kunde inte skickas in' },
] as const

test.describe('behind a proxy that cuts the connection', () => {
  test.use({ account: undefined })

  for (const { what, calls, at, title } of LOST) {
    test(`${what}: nothing is lost, and trying again makes one case`, async ({ page, server }) => {
      const proxy = await startCuttingProxy(server.url)
      try {
        await signIn(page, HR_SENDING, proxy.url)
        const before = await casesOf(server.url)
        proxy.cut(calls, at)
        await beforeSending(page, proxy.url)
        // The file is attached and reviewed when the step is shown; only the case waits for the press.
        if (calls.source.includes('submit')) await send(page)
        const alert = page.getByRole('alert').filter({ hasText: title })
        await expect(alert).toContainText('Inget har gått förlorat')
        await expect(page.getByLabel(/Kommentar till handläggaren/)).toHaveValue('Det jag skrev')
        proxy.cut(null)
        await send(page)
        await expect(heading(page, 'Filen är skickad')).toBeVisible()
        expect(await casesOf(server.url)).toBe(before + 1)
      } finally {
        await proxy.stop()
      }
    })
  }
})

test('a file changed after it was reviewed is told as that, and is chosen again', async ({ page }) => {
  const path = await reviewed(page)
  await appendFile(path, 'x')
  // The browser compares whole seconds, and the test may be faster than that.
  const later = new Date(Date.now() + 60_000)
  await utimes(path, later, later)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Filen har ändrats' })
  await expect(alert).toContainText('Välj filen igen')
  await alert.getByRole('button', { name: 'Välj fil' }).click()
  await expect(heading(page, 'Välj fil')).toBeVisible()
})

test('a file that cannot be read to its end says so', async ({ page }) => {
  const path = await exampleFile(2000)
  await page.goto('/personalfil?steg=choose')
  // The template is fetched before the file is read.
  await page.route('**/personnel-file-templates/*', async route => {
    await appendFile(path, 'x')
    await route.continue()
  })
  await page.setInputFiles('input[type=file]', path)
  await expect(page.getByRole('alert')).toContainText('Filen kunde inte läsas till slutet')
})

for (const when of ['before', 'after'] as const) {
  test(`the reading of a large file can be cancelled ${when} it begins`, async ({ page }) => {
    const path = await exampleFile(2000, text => {
      const [header = '', ...rows] = text.split('\r\n')
      return [header, ...Array.from({ length: 60 }, () => rows).flat()].join('\r\n')
    })
    await page.goto('/personalfil?steg=choose')
    const cancel = page.getByRole('button', { name: 'Avbryt läsningen' })
    const cancelled = Promise.withResolvers<void>()
    // Reading starts when the template arrives.
    await page.route('**/personnel-file-templates/*', async route => {
      await (when === 'before' ? cancelled.promise : cancel.waitFor())
      await route.continue().catch(() => undefined)
    })
    await page.setInputFiles('input[type=file]', path)
    await cancel.click()
    cancelled.resolve()
    await expect(page.getByRole('alert')).toContainText('Läsningen avbröts')
    await expect(page.getByRole('button', { name: 'Välj fil' })).toBeVisible()
  })
}

test.describe('with a session of its own', () => {
  test.use({ ownSession: true })

  test('a session that ends on the way leads to the sign-in, which says why', async ({ page, server }) => {
    await beforeSending(page)
    await changesAreShown(page)
    const { token } = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('wp_auth') ?? '{}') as { auth: { token: string } }).auth,
    )
    const headers = { Authorization: `Bearer ${token}` }
    // The token works only together with this browser's cookie, which this call sends too.
    expect((await page.request.delete(`${server.url}/api/tokens`, { headers })).ok()).toBe(true)
    await send(page)
    await expect(heading(page, 'Logga in')).toBeVisible()
    await expect(page.getByText('Du har loggats ut')).toBeVisible()
    await sendCredentials(page, HR_SENDING.email)
    await page.getByRole('radio', { name: new RegExp(CUSTOMER.sending) }).check()
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await expect(page).toHaveURL(/\/personalfil/)
  })
})

test.describe('signed in by hand', () => {
  test.use({ account: undefined })

  test('a server that is down loses nothing: back up, the same press sends the file', async ({ page }) => {
    test.setTimeout(120_000)
    const own = await startServer()
    try {
      await signIn(page, HR_SENDING, own.url)
      await beforeSending(page, own.url)
      await changesAreShown(page)
      await own.goDown()
      await send(page)
      await expect(page.getByRole('alert').filter({ hasText: 'Filen kunde inte skickas in' })).toContainText(
        'Inget har gått förlorat',
      )
      await own.comeBack()
      await send(page)
      await expect(heading(page, 'Filen är skickad')).toBeVisible()
      expect(await casesOf(own.url)).toBe(1)
    } finally {
      await own.stop()
    }
  })
})
