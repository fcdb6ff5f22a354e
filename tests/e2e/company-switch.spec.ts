import type { Page } from '@playwright/test'
import { exampleFile } from './files.ts'
import { CUSTOMER, expect, HR, heading, signIn, signOut, test, userMenu } from './portal.ts'

/** As the demo world names them. */
const READING = 'Kvarnhälle Industri AB'
const SENDING = 'Kvarnhälle Logistik AB'

const switcher = (page: Page) => page.getByRole('button', { name: /byt organisation/ })
const question = (page: Page, company: string) => page.getByRole('dialog', { name: `Byt till ${company}?` })

/** Chooses another organisation in the header, without answering the question that may come. */
async function pick(page: Page, clientNumber: string): Promise<void> {
  await switcher(page).click()
  const dialog = page.getByRole('dialog', { name: 'Välj organisation' })
  await dialog.getByRole('radio', { name: new RegExp(clientNumber) }).check()
  await dialog.getByRole('button', { name: 'Fortsätt' }).click()
}

/** The paths of all calls that write, from now on. */
function writesOf(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') paths.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return paths
}

async function beginCounselling(page: Page): Promise<void> {
  await page.goto('/bestallningar/bestall/radgivning')
  await page.getByLabel('Rubrik').fill('Vad passar oss?')
  await page.getByLabel('Beskrivning', { exact: true }).fill('Vi har mycket stress på lagret.')
}

/** Holds the answer to a call until the test lets it arrive, or lets it fail. */
async function hold(page: Page, call: string): Promise<{ arrive(): void; fail(): void }> {
  const answer = Promise.withResolvers<'arrive' | 'fail'>()
  await page.route(call, async route => {
    if ((await answer.promise) === 'arrive') await route.continue()
    else await route.abort()
  })
  return { arrive: () => answer.resolve('arrive'), fail: () => answer.resolve('fail') }
}

/** Writes a message in the first order, and does not send it. */
async function beginMessage(page: Page, text: string) {
  await page.goto('/bestallningar')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const field = page.getByLabel('Skriv ett meddelande')
  if (!(await field.isVisible())) await page.getByText('Skriv till oss').click()
  await field.fill(text)
  return field
}

/** Chooses a personnel file with so many people, up to its review. */
async function reviewFile(page: Page, rows: number): Promise<void> {
  await page.goto('/personalfil')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Ladda upp personalfil' }).click()
  await (await chooser).setFiles(await exampleFile(rows))
  await expect(heading(page, /Granska/)).toBeVisible()
}

/** Sends an order and holds the answer. */
async function sendOrder(page: Page) {
  await beginOrder(page)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const order = await hold(page, '**/api/orders/*/person')
  await page.getByRole('button', { name: 'Skicka beställning' }).click()
  return order
}

/** Asks to sign out, while something is begun or under way. */
async function askToSignOut(page: Page) {
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  return page.getByRole('dialog', { name: 'Logga ut?' })
}

/** An order for an employee, up to its last step but one. */
async function beginOrder(page: Page): Promise<void> {
  await page.goto('/bestallningar/bestall/person?tjanst=halsoundersokning')
  await page.getByRole('list', { name: 'Dina medarbetare' }).getByRole('button').first().click()
  await page.getByLabel('Ort', { exact: true }).selectOption({ index: 1 })
  const clinic = page.getByLabel('Mottagning')
  if ((await clinic.inputValue()) === '') await clinic.selectOption({ index: 1 })
}

// Each test changes the organisation of its own session.
test.use({ account: HR, ownSession: true })

test('switching asks before anything changes, and names both; whoever stays goes on at the same', async ({
  page,
}) => {
  await beginOrder(page)
  const writes = writesOf(page)
  await pick(page, CUSTOMER.sending)
  const dialog = question(page, SENDING)
  await expect(dialog).toContainText(`Beställningen för ${READING} är inte skickad.`)
  await expect(switcher(page)).toContainText(CUSTOMER.reading)
  expect(writes).toEqual([])
  await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText(`${READING} (${CUSTOMER.reading})`)).toBeVisible()
  await page.getByRole('button', { name: 'Skicka beställning' }).click()
  await expect(heading(page, 'Beställningen är skickad')).toBeVisible()
  await expect(page.getByText(`Organisation ${READING} (${CUSTOMER.reading})`)).toBeVisible()
  expect(writes).toEqual([`POST /api/orders/${CUSTOMER.reading}/person`])
})

test('what is being sent is waited for, and never said to be lost', async ({ page }) => {
  const order = await sendOrder(page)
  await pick(page, CUSTOMER.sending)
  const dialog = question(page, SENDING)
  await expect(dialog).toContainText(`Beställningen för ${READING} skickas just nu.`)
  await expect(dialog).not.toContainText('försvinner')
  const wait = dialog.getByRole('button', { name: 'Vänta…' })
  await expect(wait).toHaveAttribute('aria-disabled', 'true')
  await wait.click({ force: true })
  await expect(switcher(page)).toContainText(CUSTOMER.reading)
  order.arrive()
  await expect(dialog).toContainText('Det har kommit fram.')
  await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(heading(page, 'Beställningen är skickad')).toBeVisible()
})

test('what got no answer is said to be lost again, and why stands on the page', async ({ page }) => {
  const order = await sendOrder(page)
  await pick(page, CUSTOMER.sending)
  const dialog = question(page, SENDING)
  await expect(dialog).toContainText('skickas just nu')
  order.fail()
  await expect(dialog).toContainText(`Vi vet inte om beställningen för ${READING} kom fram.`)
  await expect(dialog).toContainText('Det du har kvar i formuläret försvinner.')
  await expect(dialog.getByRole('button', { name: 'Byt och släng' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(page.getByRole('button', { name: 'Skicka beställning' })).toBeVisible()
  await expect(page.getByRole('alert').first()).toBeVisible()
})

test('leaving an order that is being sent waits for the answer, and then shows the receipt', async ({
  page,
}) => {
  const order = await sendOrder(page)
  await page.getByRole('link', { name: 'Start', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Vänta ett ögonblick' })
  await expect(dialog).toContainText(`Beställningen för ${READING} skickas just nu.`)
  order.arrive()
  await expect(heading(page, 'Beställningen är skickad')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('what is being sent is so also after Back to an earlier step', async ({ page }) => {
  const order = await sendOrder(page)
  await page.goBack()
  await expect(page.getByLabel('Mottagning')).toBeVisible()
  const dialog = await askToSignOut(page)
  await expect(dialog).toContainText(`Beställningen för ${READING} skickas just nu.`)
  order.arrive()
  await expect(dialog).toContainText('Det har kommit fram.')
  await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(heading(page, 'Beställningen är skickad')).toBeVisible()
})

test('a message that is being sent is so on any page, and has arrived when it has', async ({ page }) => {
  await beginMessage(page, 'Går det bra på onsdag?')
  const message = await hold(page, '**/replies')
  await page.getByRole('button', { name: 'Skicka meddelande' }).click()
  await page.getByRole('link', { name: 'Start', exact: true }).first().click()
  // The menu of the user closes when the page changes.
  await expect(page).toHaveURL(/\/$/)
  const dialog = await askToSignOut(page)
  await expect(dialog).toContainText('Ditt meddelande skickas just nu.')
  await expect(dialog).not.toContainText('försvinner')
  message.arrive()
  await expect(dialog).toContainText('Det har kommit fram.')
  await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
  await pick(page, CUSTOMER.sending)
  await expect(switcher(page), 'nothing is begun any more, so nothing is asked').toContainText(
    CUSTOMER.sending,
  )
})

test('a personnel file that is being sent comes to its receipt, also after Back', async ({ page }) => {
  await reviewFile(page, 6)
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click()
  const file = await hold(page, '**/personnel-file-drafts/*/*/submit')
  const submitted = page.waitForRequest('**/personnel-file-drafts/*/*/submit')
  await page.getByRole('button', { name: 'Skicka filen' }).click()
  await submitted
  await page.goBack()
  await expect(heading(page, /Granska/)).toBeVisible()
  const dialog = await askToSignOut(page)
  await expect(dialog).toContainText(`Personalfilen för ${READING} (${CUSTOMER.reading}) skickas just nu.`)
  // Nothing of it is kept at the company that other tests read.
  file.fail()
  await expect(dialog).toContainText('Vi fick inget svar, så vi vet inte om det kom fram.')
})

test('whoever switches anyway starts at the other, and nothing of the order is there', async ({ page }) => {
  await beginCounselling(page)
  await pick(page, CUSTOMER.sending)
  await question(page, SENDING).getByRole('button', { name: 'Byt och släng' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(switcher(page)).toContainText(CUSTOMER.sending)
  await page.goto('/bestallningar/bestall/radgivning')
  await expect(page.getByLabel('Rubrik')).toHaveValue('')
  await pick(page, CUSTOMER.reading)
  await expect(page, 'nothing is begun, so nothing is asked').toHaveURL(/\/$/)
})

test('another tab is told and not moved, and sends to the organisation that it began at', async ({
  page,
}) => {
  await beginOrder(page)
  const other = await page.context().newPage()
  await other.goto('/')
  await pick(other, CUSTOMER.sending)
  await expect(switcher(other)).toContainText(CUSTOMER.sending)

  await expect(
    page.getByText(`Du har bytt till ${SENDING} i en annan flik. Den här fliken är kvar på ${READING}.`),
  ).toBeVisible()
  await expect(switcher(page)).toContainText(CUSTOMER.reading)
  await page.getByRole('button', { name: 'Byt här också' }).click()
  await question(page, SENDING).getByRole('button', { name: 'Stanna kvar' }).click()
  const writes = writesOf(page)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Skicka beställning' }).click()
  await expect(heading(page, 'Beställningen är skickad')).toBeVisible()
  expect(writes).toEqual([`POST /api/orders/${CUSTOMER.reading}/person`])
  await page.getByRole('button', { name: 'Byt här också' }).click()
  await expect(page, 'nothing is begun any more').toHaveURL(/\/$/)
  await expect(switcher(page)).toContainText(CUSTOMER.sending)
})

test('a tab that stays at its organisation is there after a reload, and is not told again', async ({
  page,
}) => {
  await page.goto('/medarbetare')
  const other = await page.context().newPage()
  await other.goto('/')
  await pick(other, CUSTOMER.sending)
  await expect(switcher(other)).toContainText(CUSTOMER.sending)
  const line = page.getByText(`Du har bytt till ${SENDING} i en annan flik.`)
  await expect(line).toBeVisible()
  await page.reload()
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'Stanna kvar här' }).click()
  await page.reload()
  await expect(switcher(page)).toContainText(CUSTOMER.reading)
  await expect(heading(page, 'Medarbetare')).toBeVisible()
  await expect(line).toBeHidden()
  const third = await page.context().newPage()
  await third.goto('/')
  await expect(switcher(third), 'a new tab begins at the one chosen last').toContainText(CUSTOMER.sending)
})

test('a reviewed personnel file never goes to the other organisation', async ({ page }) => {
  await reviewFile(page, 5)
  await pick(page, CUSTOMER.sending)
  const dialog = question(page, SENDING)
  await expect(dialog).toContainText(`Personalfilen för ${READING}`)
  const writes = writesOf(page)
  await dialog.getByRole('button', { name: 'Byt och släng' }).click()
  await expect(switcher(page)).toContainText(CUSTOMER.sending)
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page.getByText(/Granska personal/)).toBeHidden()
  expect(writes.filter(path => path.includes('personnel-file'))).toEqual([])
})

test('a personnel file that is on its way is not sent any more once its user has left', async ({ page }) => {
  await reviewFile(page, 5)
  const review = await hold(page, '**/personnel-file-drafts/*/*/review')
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click()
  await page.getByRole('button', { name: 'Skicka filen' }).click()
  await pick(page, CUSTOMER.sending)
  await question(page, SENDING).getByRole('button', { name: 'Byt och släng' }).click()
  await expect(switcher(page)).toContainText(CUSTOMER.sending)
  const writes = writesOf(page)
  const reviewed = page.waitForResponse(answer => answer.url().endsWith('/review'))
  review.arrive()
  await reviewed
  await page.getByRole('link', { name: 'Personalfil' }).first().click()
  await expect(heading(page, 'Personalfil')).toBeVisible()
  expect(writes).toEqual([])
})

test('a message that is not sent is there again when the user has switched back', async ({ page }) => {
  const field = await beginMessage(page, 'Går det bra på tisdag?')
  const address = new URL(page.url()).pathname
  await pick(page, CUSTOMER.sending)
  const dialog = question(page, SENDING)
  await expect(dialog).toContainText('Det finns kvar i den här fliken när du byter tillbaka.')
  await dialog.getByRole('button', { name: 'Byt', exact: true }).click()
  await expect(switcher(page)).toContainText(CUSTOMER.sending)
  await pick(page, CUSTOMER.reading)
  await question(page, READING).getByRole('button', { name: 'Byt', exact: true }).click()
  await expect(switcher(page)).toContainText(CUSTOMER.reading)
  await page.getByRole('link', { name: 'Beställningar' }).first().click()
  await page.locator(`a[href="${address}"]`).first().click()
  await expect(field).toHaveValue('Går det bra på tisdag?')
})

test('the question tells what is lost apart from what stays', async ({ page }) => {
  await page.goto('/bestallningar')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const field = page.getByLabel('Skriv ett meddelande')
  await expect(field.or(page.getByText('Skriv till oss')).first()).toBeVisible()
  if (!(await field.isVisible())) await page.getByText('Skriv till oss').click()
  await field.fill('Går det bra på tisdag?')
  await page.getByRole('link', { name: 'Beställningar' }).first().click()
  await page.getByRole('link', { name: 'Ny beställning' }).first().click()
  // The list that is left has links of that name too.
  await expect(heading(page, 'Ny beställning')).toBeVisible()
  await page
    .getByRole('link', { name: /Rådgivning/ })
    .first()
    .click()
  await page.getByLabel('Rubrik').fill('Vad passar oss?')
  await pick(page, CUSTOMER.sending)
  const dialog = question(page, SENDING)
  await expect(dialog.getByRole('paragraph')).toHaveText([
    `Beställningen för ${READING} är inte skickad.`,
    'Det här försvinner om du byter organisation.',
    'Meddelandet du har skrivit är inte skickat.',
    'Det finns kvar i den här fliken när du byter tillbaka.',
  ])
  await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(switcher(page), 'focus is back where the switch began').toBeFocused()
})

test('a file on its way to a message is asked about', async ({ page }) => {
  await page.goto('/bestallningar')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const attach = page.getByRole('button', { name: 'Bifoga filer' })
  await expect(attach.or(page.getByText('Skriv till oss')).first()).toBeVisible()
  if (!(await attach.isVisible())) await page.getByText('Skriv till oss').click()
  const end = Promise.withResolvers<void>()
  await page.route('**/attachments', async route => {
    if (route.request().method() === 'POST') await end.promise
    await route.continue()
  })
  const chooser = page.waitForEvent('filechooser')
  await attach.click()
  await (await chooser).setFiles({ name: 'brev.txt', mimeType: 'text/plain', buffer: Buffer.from('Hej') })
  await pick(page, CUSTOMER.sending)
  const dialog = question(page, SENDING)
  await expect(dialog).toContainText('En fil till ditt meddelande är inte framme än.')
  await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
  end.resolve()
  await expect(page.getByRole('button', { name: /Ta bort brev\.txt/ })).toBeVisible()
})

test('changes of the profile that are not saved are asked about', async ({ page }) => {
  await page.goto('/din-profil')
  await page.getByRole('button', { name: 'Ändra Kontaktuppgifter' }).click()
  await page.getByLabel('Förnamn').fill('Hanna')
  await pick(page, CUSTOMER.sending)
  await expect(question(page, SENDING)).toContainText('Det du har ändrat i din profil är inte sparat.')
})

test('signing out in the middle asks first', async ({ page }) => {
  await beginCounselling(page)
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  const dialog = page.getByRole('dialog', { name: 'Logga ut?' })
  await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(page.getByLabel('Rubrik')).toHaveValue('Vad passar oss?')
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await dialog.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeVisible()
  await signIn(page, HR)
  await page.goto('/bestallningar/bestall/radgivning')
  await expect(page.getByLabel('Rubrik')).toHaveValue('')
  await signOut(page)
})
