import type { Locator, Page } from '@playwright/test'
import { faultText } from '@salvia/core/orders'
import en from '../../packages/web/src/features/orders/ordering/ordering.en.json' with { type: 'json' }
import sv from '../../packages/web/src/features/orders/ordering/ordering.sv.json' with { type: 'json' }
import { expect, HR, heading, signIn, test } from './portal.ts'
import { callsAs, usualSettings } from './service.ts'
import { wordsOf } from './words.ts'

test.use({ account: HR })

const PERSON = '/bestallningar/bestall/person'
/** A test number of the tax agency. */
const TEST_NUMBER = '198112189876'
const sent = (page: Page) => heading(page, 'Beställningen är skickad')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('on a phone an order for one employee takes at most twelve presses from the start page, and is one order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    presses += 1
    await target.click()
  }
  /** Opening a list of options and choosing one. */
  const choose = async (name: string, option: string | number): Promise<void> => {
    presses += 2
    const wanted = typeof option === 'string' ? option : { index: option }
    await page.getByLabel(name, { exact: true }).selectOption(wanted)
  }
  await page.goto('/')
  await press(page.getByRole('link', { name: 'Ny beställning' }))
  await press(page.getByRole('link', { name: /^För en medarbetare/ }))
  await press(button(page, 'Välj Hälsoundersökning'))
  await press(page.getByRole('list', { name: 'Dina medarbetare' }).getByRole('button').first())
  await choose('Ort', 1)
  if ((await page.getByLabel('Mottagning').inputValue()) === '') await choose('Mottagning', 1)
  await press(button(page, 'Fortsätt'))
  const calls: (string | undefined)[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/person')) {
      calls.push(request.headers()['idempotency-key'])
    }
  })
  const send = button(page, 'Skicka beställning')
  presses += 1
  await send.dblclick()
  await expect(sent(page)).toBeFocused()
  expect(presses).toBeLessThanOrEqual(12)
  expect(calls).toHaveLength(1)
  const number = (await page.getByText(/^Beställning B-2\d{4}/).textContent())?.match(/B-\d+/)?.[0] ?? ''
  // The receipt is gone with the page. The order itself says that it is sent.
  await page.reload()
  await expect(page).toHaveURL(/\/bestallningar\/id\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText(number)
  await page.goBack()
  await expect(page.getByText(`Beställning ${number} är skickad`)).toBeVisible()
})

test('an answer that is lost on the way is sent again as the same order', async ({ page }) => {
  await page.goto(`${PERSON}?tjanst=halsoundersokning`)
  await page.getByRole('list', { name: 'Dina medarbetare' }).getByRole('button').nth(1).click()
  await page.getByLabel('Ort', { exact: true }).selectOption({ index: 1 })
  const clinic = page.getByLabel('Mottagning')
  if ((await clinic.inputValue()) === '') await clinic.selectOption({ index: 1 })
  await button(page, 'Fortsätt').click()
  const numbers: string[] = []
  await page.route('**/orders/*/person', async route => {
    const response = await route.fetch()
    numbers.push((await response.json()).number)
    return numbers.length === 1 ? route.abort() : route.fulfill({ response })
  })
  await button(page, 'Skicka beställning').click()
  await expect(page.getByText('Något gick fel med beställningen. Försök igen.')).toBeVisible()
  await button(page, 'Skicka beställning').click()
  await expect(sent(page)).toBeVisible()
  expect(numbers).toEqual([numbers[0], numbers[0]])
})

test('a press on the way back asks first, and leaving deletes the attached file', async ({ page }) => {
  await page.goto('/bestallningar/bestall')
  await page.getByRole('link', { name: /^Rådgivning/ }).click()
  const attached = page.waitForResponse(answer => answer.request().method() === 'POST' && answer.ok())
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'läget.txt', mimeType: 'text/plain', buffer: Buffer.from('Så är läget') })
  await attached
  await expect(page.getByText('läget.txt', { exact: true })).toBeVisible()
  await page.goBack()
  const dialog = page.getByRole('dialog', { name: 'Vill du avsluta beställningen?' })
  await dialog.getByRole('button', { name: 'Fortsätt beställa' }).click()
  await expect(page.getByText('läget.txt', { exact: true })).toBeVisible()
  await expect(page, 'back where the question was asked').toHaveURL(/\/radgivning/)
  await page.goBack()
  const deleted = page.waitForRequest(request => request.method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Avsluta beställningen' }).click()
  await deleted
  await expect(heading(page, 'Ny beställning')).toBeVisible()
})

test('a press on the way back asks first while a file is on its way, and staying keeps it', async ({
  page,
}) => {
  await page.goto('/bestallningar/bestall')
  await page.getByRole('link', { name: /^Rådgivning/ }).click()
  const isLetThrough = Promise.withResolvers<void>()
  await page.route('**/attachments', async route => {
    await isLetThrough.promise
    await route.continue()
  })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'läget.txt', mimeType: 'text/plain', buffer: Buffer.from('Så är läget') })
  await expect(button(page, 'Avbryt läget.txt')).toBeVisible()
  await page.goBack()
  const dialog = page.getByRole('dialog', { name: 'Vill du avsluta beställningen?' })
  await dialog.getByRole('button', { name: 'Fortsätt beställa' }).click()
  isLetThrough.resolve()
  await expect(button(page, 'Ta bort läget.txt')).toBeVisible()
})

// The test ends its session, so it must not be the one that the other tests share.
test.describe('with a session of its own', () => {
  test.use({ ownSession: true })

  test('a session that ends midway gives the order back after the next sign-in', async ({ page }) => {
    await page.goto('/bestallningar/bestall/radgivning')
    const subject = page.getByLabel('Rubrik')
    const description = page.getByLabel('Beskrivning', { exact: true })
    await subject.fill('Vad passar oss?')
    await description.fill('Vi har mycket stress på lagret.')
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('wp_auth') ?? '{}').auth.token)
    await page.request.delete('/api/tokens', { headers: { authorization: `Bearer ${token}` } })
    const ended = page.waitForURL(/logga-in/)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'läget.txt', mimeType: 'text/plain', buffer: Buffer.from('Så är läget') })
    await ended
    await signIn(page, HR)
    await expect(page.getByText('Här är din påbörjade beställning')).toBeVisible()
    await expect(subject).toHaveValue('Vad passar oss?')
    await expect(description).toHaveValue('Vi har mycket stress på lagret.')
  })
})

// Only the keyboard: no clicking, filling in or choosing.
test('all three orders are sent by keyboard alone', async ({ page }) => {
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    for (let step = 0; step < 90; step++) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  const act = async (target: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(target)
    await page.keyboard.press(key)
  }
  const write = async (label: string | RegExp, text: string): Promise<void> => {
    await tabTo(page.getByLabel(label))
    await page.keyboard.type(text)
  }
  const place = async (): Promise<void> => {
    await act(page.getByLabel('Ort', { exact: true }), 'ArrowDown')
    const clinic = page.getByLabel('Mottagning')
    if ((await clinic.inputValue()) === '') await act(clinic, 'ArrowDown')
  }
  const send = async (): Promise<void> => {
    await act(button(page, 'Fortsätt'))
    await expect(heading(page, 'Bekräfta')).toBeFocused()
    await act(button(page, 'Skicka beställning'))
    await expect(sent(page)).toBeFocused()
  }
  await page.goto('/bestallningar/bestall')
  await act(page.getByRole('link', { name: /^För en medarbetare/ }))
  await act(button(page, /^Välj/))
  await expect(heading(page, 'Medarbetare')).toBeFocused()
  await act(page.getByRole('list', { name: 'Dina medarbetare' }).getByRole('button').first())
  await expect(heading(page, 'Uppgifter')).toBeFocused()
  if (await page.getByLabel('Ort', { exact: true }).isVisible()) await place()
  await send()

  await page.goto('/bestallningar/bestall/grupp?tjanst=influensavaccination')
  await act(page.getByRole('tree'), 'ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('treeitem', { checked: true }).first()).toBeVisible()
  await act(button(page, 'Fortsätt'))
  await write('Beskrivning', 'Vaccination i november')
  if (await page.getByLabel('Ort', { exact: true }).isVisible()) await place()
  await send()

  await page.goto('/bestallningar/bestall/radgivning')
  await write('Rubrik', 'Oro i gruppen')
  await write('Beskrivning', 'Vad kan vi göra?')
  await act(page.getByRole('tree'), 'Space')
  await write('Ort', 'Umeå')
  await send()
})

/** The texts of the screens, so that each language provokes the same messages. */
const TEXTS = { sv, en } as const
type Locale = keyof typeof TEXTS
type Fault = Parameters<typeof faultText>[0]

const NO_UNIT: Fault = { field: 'selectedOrg', fault: 'missing' }
const missing = (...fields: readonly Fault['field'][]): Fault[] =>
  fields.map(field => ({ field, fault: 'missing' }))
const goOn = (page: Page, locale: Locale) => button(page, wordsOf(locale).shared.continue)

/** Goes on, and reads what the summary tells: these faults first. */
async function goingOnTells(page: Page, locale: Locale, faults: readonly Fault[]): Promise<void> {
  const summary = page.locator('main section[aria-labelledby="error-summary"]')
  await goOn(page, locale).click()
  await expect(summary).toBeFocused()
  const told = await summary.getByRole('link').allTextContents()
  expect(told.slice(0, faults.length)).toEqual(faults.map(fault => faultText(fault, locale)))
}

async function messagesOfNewEmployee(page: Page, locale: Locale): Promise<void> {
  const t = TEXTS[locale].person
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await page.goto(`${PERSON}?tjanst=halsoundersokning`)
  await page.getByRole('link', { name: TEXTS[locale].employee.new }).click()
  // Until the form is there, the button is that of the list.
  await expect(page.getByLabel(t.pid, { exact: true })).toBeVisible()
  await goingOnTells(page, locale, [
    { field: 'pid', fault: 'wrong' },
    ...missing('firstName', 'lastName', 'mobilePhone'),
    NO_UNIT,
  ])
  await fill(t.pid, TEST_NUMBER)
  await fill(t.firstName, 'Eva')
  await fill(t.lastName, 'Persson')
  await fill(t.mobile, '12')
  await page.getByRole('treeitem').first().click()
  await page.getByLabel(wordsOf(locale).shared.email).fill('eva@')
  await goingOnTells(page, locale, [
    { field: 'mobilePhone', fault: 'wrong' },
    { field: 'email', fault: 'wrong' },
  ])
}

async function messagesOfDetails(page: Page, locale: Locale): Promise<void> {
  const t = TEXTS[locale]
  await page.getByRole('link', { name: t.employee.own }).click()
  await page.getByRole('list', { name: t.employee.own }).getByRole('button').first().click()
  await page.getByLabel(t.reach.mobile).fill('')
  await page.getByRole('radio', { name: t.feedback.other }).check()
  await goingOnTells(page, locale, missing('city', 'userMobilePhone', 'feedbackName', 'feedbackEmail'))
  await page.getByRole('radio', { name: t.feedback.self, exact: true }).check()
  await page.getByLabel(t.reach.mobile).fill('0701740605')
  const city = page.getByLabel(t.place.city, { exact: true })
  await city.selectOption('Sundvik')
  const partner = ['partnerCompanyName', 'partnerRecipient', 'partnerStreet'] as const
  await goingOnTells(page, locale, missing(...partner, 'partnerPostalCode', 'partnerPostalTown'))
  await city.selectOption('Björkby')
  await goOn(page, locale).click()
  await page.route('**/orders/*/person', route => route.abort())
  await button(page, t.confirm.send).click()
  await expect(page.getByText(t.failed.order, { exact: true })).toBeVisible()
}

async function messagesOfGroup(page: Page, locale: Locale): Promise<void> {
  const t = TEXTS[locale]
  await page.goto('/bestallningar/bestall/grupp?tjanst=stress-i-grupp')
  await goingOnTells(page, locale, missing('units'))
  await page.getByRole('treeitem').last().click()
  await goOn(page, locale).click()
  await page.getByRole('checkbox', { name: t.need.individual }).check()
  const individual: Fault = { field: 'individualVisits', fault: 'numbers-missing' }
  await goingOnTells(page, locale, [...missing('description', 'visitsPerEmployee'), individual])
  await page.getByRole('checkbox', { name: t.need.individual }).uncheck()
  await page.getByLabel(t.need.description, { exact: true }).fill('Fyra träffar')
  const city = page.getByLabel(t.place.city, { exact: true })
  if (await city.isVisible()) await city.selectOption('Kvarnhälle')
  await goOn(page, locale).click()
  await page.route('**/orders/*/group', route => route.abort())
  await button(page, t.confirm.send).click()
  await expect(page.getByText(t.failed.group, { exact: true })).toBeVisible()
}

for (const locale of ['sv', 'en'] as const) {
  test(`each message of the three orders is shown in ${locale}`, async ({ page, server }) => {
    const client = await callsAs(server.url, HR.email)
    await client.profile.update({ body: { language: locale } })
    // The browser asks before something that is filled in is left.
    page.on('dialog', dialog => void dialog.accept())
    await messagesOfNewEmployee(page, locale)
    await messagesOfDetails(page, locale)
    await messagesOfGroup(page, locale)
    await page.goto('/bestallningar/bestall/radgivning')
    const first = missing('subject', 'description')
    await goingOnTells(page, locale, [...first, NO_UNIT, ...missing('location')])
    await usualSettings(server.url, HR.email)
  })
}
