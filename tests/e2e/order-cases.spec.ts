import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keys.ts'
import { type Account, CASE_WORKER, expect, HR_SENDING, heading, test } from './portal.ts'
import { callsAs, sentOrder } from './service.ts'

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

async function pressByKeys(page: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

test('by keyboard alone a case worker takes an order on, books a time, replies and handles it; the customer sees it', async ({
  server,
  browser,
  stateOf,
}) => {
  const pageOf = async (account: Account) =>
    (await browser.newContext({ storageState: await stateOf(account) })).newPage()
  const page = await pageOf(CASE_WORKER)
  const { number, id } = await sentOrder(server.url)
  await page.goto('/handlaggning/arenden')
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(number)
  await pressByKeys(page, page.getByRole('link', { name: number }))
  await expect(page.getByText('Ont i axeln sedan i höstas.')).toBeVisible()
  await pressByKeys(page, button(page, 'Ta dig an'))
  await expect(page.getByRole('status').filter({ hasText: 'Du är nu handläggare.' })).toBeFocused()

  await pressByKeys(page, page.getByRole('link', { name: 'Boka tid', exact: true }), 'Shift+Tab')
  await pressByKeys(page, button(page, /^\d\d:\d\d/).first())
  await expect(heading(page, 'Bekräfta tiden')).toBeFocused()
  await pressByKeys(page, button(page, 'Boka tiden'))
  await expect(heading(page, 'Tiden är bokad')).toBeFocused()

  await pressByKeys(page, page.getByRole('link', { name: 'Svara', exact: true }))
  const message = page.getByRole('textbox', { name: 'Skriv ett meddelande' })
  await expect(message).toBeFocused()
  await pressByKeys(page, button(page, 'Lägg till'), 'Shift+Tab')
  await expect(message).not.toHaveValue('')
  await tabTo(page, message)
  await page.keyboard.type(' Välkommen.')
  await pressByKeys(page, button(page, 'Skicka meddelande'))
  const messages = page.getByRole('region', { name: 'Meddelanden' }).getByRole('listitem')
  await expect(messages).toContainText('Välkommen.')
  await expect(message).toHaveValue('')

  await pressByKeys(page, button(page, 'Markera som hanterad'), 'Shift+Tab')
  await expect(page.getByRole('status').filter({ hasText: 'Beställningen är hanterad.' })).toBeFocused()
  const steps = page.getByRole('region', { name: 'Händelser' }).getByRole('listitem')
  await expect(steps).toContainText([/Inskickad/, /Mottagen/, /Tid bokad/, /Hanterad/])

  const customer = await pageOf(HR_SENDING)
  await customer.goto(`/bestallningar/id/${id}`)
  await expect(customer.getByText('Hanterad', { exact: true }).first()).toBeVisible()
  await expect(customer.getByText('Välkommen.')).toBeVisible()
})

test('a case worker asks for an answer; the customer finds it on the start page, answers, and is asked no more', async ({
  server,
  browser,
  stateOf,
}) => {
  const pageOf = async (account: Account) =>
    (await browser.newContext({ storageState: await stateOf(account) })).newPage()
  const [{ id }, other] = [await sentOrder(server.url), await sentOrder(server.url)]
  const calls = await callsAs(server.url, CASE_WORKER.email)
  const asks = { text: 'Vilken telefon når vi er på?', files: [], asksForAnswer: true }
  await calls.orderCases.reply({ params: { id: other.id }, body: asks })
  const provider = await pageOf(CASE_WORKER)
  await provider.goto(`/handlaggning/bestallningar/${id}`)
  await provider.getByRole('textbox', { name: 'Skriv ett meddelande' }).fill('Passar tisdag eller onsdag?')
  await provider.getByRole('checkbox', { name: 'Kunden behöver svara' }).check()
  await button(provider, 'Skicka meddelande').click()
  await expect(provider.getByText(/^Väntar på kundens svar sedan/)).toBeVisible()

  const customer = await pageOf(HR_SENDING)
  await customer.goto('/')
  const waiting = customer.getByRole('region', { name: /^Väntar på dig/ })
  const linkTo = (order: { readonly id: string }) =>
    waiting.getByRole('link').and(customer.locator(`[href="/bestallningar/id/${order.id}"]`))
  const entry = linkTo({ id })
  await expect(entry).toContainText('Svar behövs')
  await entry.click()
  const notice = customer.getByText('Hanna Leijon väntar på ditt svar')
  await expect(notice).toBeVisible()
  await button(customer, 'Svara').click()
  const message = customer.getByRole('textbox', { name: 'Skriv ett meddelande' })
  await expect(message).toBeFocused()
  await message.fill('Onsdag.')
  await button(customer, 'Skicka meddelande').click()
  await expect(notice).toBeHidden()
  await customer.goto('/')
  await expect(linkTo(other)).toBeVisible()
  await expect(entry).toHaveCount(0)

  await provider.reload()
  await expect(provider.getByText('Onsdag.')).toBeVisible()
  await expect(provider.getByText(/^Väntar på kundens svar sedan/)).toBeHidden()
})
