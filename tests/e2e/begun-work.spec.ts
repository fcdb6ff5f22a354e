import type { Dialog, Page } from '@playwright/test'
import { CUSTOMER, expect, HR, heading, sendCredentials, signIn, test } from './portal.ts'

/** A test number of the tax agency. */
const TEST_NUMBER = '19811218-9876'
const PERSON = '/bestallningar/bestall/person'

const restored = (page: Page) => page.getByText('Här är din påbörjade beställning')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Ends the session as time does, and notices it by the next call. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('wp_auth') ?? '{}').auth.token)
  await page.request.delete('/api/tokens', { headers: { authorization: `Bearer ${token}` } })
  await page.goto(page.url())
  await expect(page).toHaveURL(/logga-in/)
}

/**
 * Leaves the page; the browser's own question is answered with yes. It asks only once the user has touched the page, so
 * not each time.
 */
async function leave(page: Page, by: () => Promise<unknown>): Promise<void> {
  const accept = (dialog: Dialog) => void dialog.accept()
  page.on('dialog', accept)
  await by()
  page.off('dialog', accept)
}

const reload = (page: Page): Promise<void> => leave(page, () => page.reload())

/** The steps of an order for an employee, up to the details. */
async function beginOrder(page: Page): Promise<void> {
  await page.goto(`${PERSON}?tjanst=halsoundersokning`)
  await page.getByRole('list', { name: 'Dina medarbetare' }).getByRole('button').first().click()
  await page.getByLabel('Ort', { exact: true }).selectOption({ index: 1 })
  const clinic = page.getByLabel('Mottagning')
  if ((await clinic.inputValue()) === '') await clinic.selectOption({ index: 1 })
}

// Some tests end their session.
test.use({ account: HR, ownSession: true })

test('a reload gives the order back as it was typed, and it is sent so', async ({ page }) => {
  await beginOrder(page)
  await page.getByLabel(/^Inköpsordernummer/).fill('4500012345')
  await page.getByLabel(/Aktuellt behov/).fill('Ring 070-174 06 82 eller 0701740682.')
  await button(page, 'Fortsätt').click()
  await expect(heading(page, 'Bekräfta')).toBeVisible()
  await reload(page)
  await expect(restored(page)).toBeVisible()
  await expect(heading(page, 'Bekräfta'), 'nothing is missing').toBeVisible()
  const sent = page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('/person'),
  )
  await button(page, 'Skicka beställning').click()
  const { body } = { body: (await sent).postDataJSON() }
  expect(JSON.stringify(body)).toContain('4500012345')
  expect(JSON.stringify(body)).toContain('Ring 070-174 06 82 eller 0701740682.')
  await expect(heading(page, 'Beställningen är skickad')).toBeVisible()
  await page.goto('/bestallningar/bestall')
  await expect(page.getByText('Du har en påbörjad beställning')).toBeHidden()
})

test('what is not kept is missed at its field, and the order is not sent before it is filled in', async ({
  page,
}) => {
  await beginOrder(page)
  await page.getByLabel(/Aktuellt behov/).fill(`Gäller även ${TEST_NUMBER} i kväll`)
  await page.getByLabel('En annan person').check()
  await page.getByLabel('Namn', { exact: true }).fill('Fia Berg')
  await page.getByLabel('E-post', { exact: true }).fill('fia@demo.example')
  await button(page, 'Fortsätt').click()
  await expect(heading(page, 'Bekräfta')).toBeVisible()
  await reload(page)
  await expect(heading(page, 'Uppgifter'), 'the step with the fields opens').toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain('Fia')
  await expect(page.getByLabel(/Aktuellt behov/)).toHaveValue('Gäller även i kväll')
  await expect(page.getByLabel(/Aktuellt behov/)).toHaveAccessibleDescription(
    /Aktuellt behov: ett personnummer sparades inte/,
  )
  const name = page.getByLabel('Namn', { exact: true })
  await expect(name).toHaveValue('')
  await expect(name).toHaveAccessibleDescription(/Fyll i igen: Namn/)
  await reload(page)
  await expect(heading(page, 'Uppgifter'), 'a second reload opens the same step').toBeVisible()
  await expect(page.getByLabel(/Aktuellt behov/)).toHaveAccessibleDescription(
    /Aktuellt behov: ett personnummer sparades inte/,
  )
  await expect(name).toHaveAccessibleDescription(/Fyll i igen: Namn/)
  await button(page, 'Fortsätt').click()
  await expect(heading(page, 'Uppgifter')).toBeVisible()
  await name.fill('Fia Berg')
  await page.getByLabel('E-post', { exact: true }).fill('fia@demo.example')
  await button(page, 'Fortsätt').click()
  await expect(heading(page, 'Bekräfta')).toBeVisible()
})

test('a new employee is asked for again, also after a second reload', async ({ page }) => {
  await page.goto(`${PERSON}?tjanst=halsoundersokning`)
  await page.getByRole('link', { name: 'Ny medarbetare' }).click()
  await page.getByLabel('Personnummer').fill(TEST_NUMBER)
  await page.getByLabel('Förnamn').fill('Fia')
  await reload(page)
  await expect(page.getByText('Fyll i den nya medarbetaren igen.')).toBeVisible()
  await reload(page)
  await expect(page.getByText('Fyll i den nya medarbetaren igen.')).toBeVisible()
  await expect(page.getByLabel('Förnamn')).toHaveValue('')
})

test('whoever signs in again at another organisation is told where the order is', async ({ page }) => {
  await beginOrder(page)
  await page.getByLabel(/Aktuellt behov/).fill('Om den första')
  await endSession(page)
  await signIn(page, { ...HR, clientNumber: CUSTOMER.sending })
  await expect(page.getByText('Din påbörjade beställning finns hos Kvarnhälle Industri AB')).toBeVisible()
})

test('whoever begins another order is asked which one to go on with', async ({ page }) => {
  await beginOrder(page)
  await page.getByLabel(/Aktuellt behov/).fill('Om den första')
  await endSession(page)
  await signIn(page, HR)
  await expect(restored(page), 'the tab is back where it was').toBeVisible()
  await reload(page)
  await expect(restored(page)).toBeVisible()
  await leave(page, () => page.goto(`${PERSON}?tjanst=psykologsamtal`))
  await expect(page.getByText('Vilken beställning vill du fortsätta med?')).toBeVisible()
  await expect(page.getByText(/^Påbörjad: Hälsoundersökning · /)).toBeVisible()
  await expect(page.getByText(/^Ny: Psykologsamtal/)).toBeVisible()
  await button(page, 'Fortsätt med den påbörjade').click()
  await expect(page.getByLabel(/Aktuellt behov/)).toHaveValue('Om den första')
})

test('Back after sending says that it is sent', async ({ page }) => {
  await beginOrder(page)
  await button(page, 'Fortsätt').click()
  await button(page, 'Skicka beställning').click()
  await expect(heading(page, 'Beställningen är skickad')).toBeVisible()
  const number = /B-2\d{4}/.exec(await page.locator('main').innerText())?.[0] ?? ''
  await page.getByRole('link', { name: 'Visa beställningen' }).click()
  await expect(page).toHaveURL(/\/bestallningar\/id\//)
  const order = page.url()
  await page.goBack()
  await expect(page, 'the receipt leads to the order').toHaveURL(order)
  await page.goBack()
  await expect(page.getByText(`Beställning ${number} är skickad`)).toBeVisible()
  await page.getByRole('link', { name: 'Visa beställningen' }).click()
  await expect(page).toHaveURL(order)
})

test('after a reload the tab is at the company of its order, though another tab has gone elsewhere', async ({
  page,
}) => {
  await beginOrder(page)
  await page.getByLabel(/Aktuellt behov/).fill('Om den första')
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('button', { name: /byt organisation/ }).click()
  const dialog = other.getByRole('dialog', { name: 'Välj organisation' })
  await dialog.getByRole('radio', { name: new RegExp(CUSTOMER.sending) }).check()
  await dialog.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(other.getByRole('button', { name: /byt organisation/ })).toContainText(CUSTOMER.sending)
  await reload(page)
  await expect(page.getByRole('button', { name: /byt organisation/ })).toContainText(CUSTOMER.reading)
  await expect(page.getByLabel(/Aktuellt behov/)).toHaveValue('Om den första')
})

test('a message that is begun is there after a reload, without the identity number in it', async ({
  page,
}) => {
  await page.goto('/bestallningar')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const field = page.getByLabel('Skriv ett meddelande')
  await expect(field.or(page.getByText('Skriv till oss')).first()).toBeVisible()
  if (!(await field.isVisible())) await page.getByText('Skriv till oss').click()
  await field.fill(`Det gäller ${TEST_NUMBER}, order 4500012345`)
  await reload(page)
  await expect(page.getByText('Här är det du hade börjat skriva')).toBeVisible()
  await expect(field).toHaveValue('Det gäller , order 4500012345')
  await expect(page.getByText(/Ett personnummer sparades inte/)).toBeVisible()
})

test('another user who signs in after it begins at the start, not where the first was', async ({ page }) => {
  await page.goto('/personalfil')
  await expect(heading(page, 'Personalfil')).toBeVisible()
  await endSession(page)
  await page.goto('/logga-in/e-post')
  await sendCredentials(page, 'begransad@demo.example')
  await expect(heading(page, /Bengt/)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
