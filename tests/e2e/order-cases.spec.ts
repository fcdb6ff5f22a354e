import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keys.ts'
import { type Account, CASE_WORKER, expect, HR_SENDING, heading, test } from './portal.ts'
import { sentOrder } from './service.ts'

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
