import type { Page } from '@playwright/test'
import { CASE_WORKER, CUSTOMER, expect, HR_SENDING, heading, test } from './portal.ts'
import { callsAs, present, sentOrder } from './service.ts'

const order = (id: string): string => `/bestallningar/id/${id}`
const messages = (page: Page) => page.getByRole('region', { name: 'Meddelanden' })
const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: /^Beställningar/ })

test.describe('as HR', () => {
  test.use({ account: HR_SENDING })

  test('an answer is found on the start page, read, replied to with a file, and locked once it is closed', async ({
    page,
    server,
  }) => {
    const { id, number } = await sentOrder(server.url)
    const provider = await callsAs(server.url, CASE_WORKER.email)
    await provider.orderCases.reply({ params: { id }, body: { text: 'Passar tisdag?', files: [] } })

    await page.goto('/')
    await expect(menuEntry(page)).toHaveAccessibleName(/, \d+ (nytt|nya) svar$/)
    const waiting = page.getByRole('region', { name: /^Väntar på dig/ })
    await waiting
      .getByRole('link')
      .and(page.locator(`[href="${order(id)}"]`))
      .click()
    await expect(messages(page)).toContainText('Passar tisdag?')
    await expect(messages(page).getByText('Nytt', { exact: true })).toBeVisible()
    await isRead(server.url, id)

    await page.getByLabel('Skriv ett meddelande').fill('Ja.\nHon börjar klockan tio.')
    const text = { mimeType: 'text/plain', buffer: Buffer.from('Måndag 8–16\n') }
    const bad = { name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from([0, 1, 2, 3]) }
    await page.locator('input[type=file]').setInputFiles([{ name: 'schema.txt', ...text }, bad])
    await expect(page.getByText(/^Filtypen går inte att bifoga/)).toBeVisible()
    await page.getByRole('button', { name: 'Ta bort bild.png' }).click()
    await page.getByRole('button', { name: 'Skicka meddelande' }).click()
    await expect(
      messages(page).getByRole('listitem').filter({ hasText: 'Hon börjar klockan tio.' }),
    ).toContainText('Du')
    await expect(page.getByLabel('Skriv ett meddelande')).toHaveValue('')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ladda ner schema.txt' }).click()
    expect((await download).suggestedFilename()).toBe('schema.txt')

    const { version } = await provider.orderCases.get({ params: { id } })
    await provider.orderCases.act({ params: { id, event: 'close' }, body: { version } })
    await page.reload()
    await expect(page.getByText(/^Låst för nya meddelanden sedan/)).toBeVisible()
    await expect(page.getByLabel('Skriv ett meddelande')).toBeHidden()

    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').fill(number.toLowerCase())
    await page.getByRole('option', { name: number }).click()
    await expect(page).toHaveURL(order(id))
  })

  test('a printed order is a receipt, without what is pressed', async ({ page, server }) => {
    const { id, number } = await sentOrder(server.url, 'Ont i ryggen')
    await page.goto(order(id))
    await expect(page.getByText('Ont i ryggen')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Visa medarbetaren' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(number).first()).toBeVisible()
    await expect(page.getByText('Ont i ryggen')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Händelser' })).toContainText('Inskickad')
    for (const pressed of ['Beställ igen', 'Återkalla', 'Skriv ut', 'Skriv till oss', 'Visa medarbetaren'])
      await expect(page.getByText(pressed, { exact: true })).toBeHidden()
    await expect(page.locator('dt', { hasText: 'Medarbetare' })).toBeHidden()
  })
})

test.describe('an order manager of a few units', () => {
  test.use({ account: { email: 'bestallare@demo.example' } })

  test('sees a part of an order for more units, and the text of one whose employee is out of reach', async ({
    page,
    server,
  }) => {
    const client = await callsAs(server.url, 'bestallare@demo.example')
    const { items } = await client.orders.list({
      params: { clientNumber: CUSTOMER.reading },
      query: { pageSize: 100 },
    })
    for (const [access, told] of [
      ['limited', /^(Du ser bara en del av beställningen|You can only see part of the order)$/],
      ['text', /^(Du ser bara den ursprungliga beställningen|You can only see the original order)$/],
    ] as const) {
      const row = present(
        items.find(one => one.access === access),
        `order with access ${access}`,
      )
      await page.goto('/bestallningar')
      await page.getByRole('link', { name: row.number }).click()
      await expect(heading(page, row.number)).toBeFocused()
      await expect(page.getByText(told)).toBeVisible()
      await expect(page.getByRole('textbox')).toBeHidden()
    }
  })
})

/** Waits until the messages of an order have been marked as read. */
async function isRead(url: string, id: string): Promise<void> {
  const client = await callsAs(url, HR_SENDING.email)
  const params = { clientNumber: CUSTOMER.sending, id }
  await expect
    .poll(async () => {
      const found = await client.orders.get({ params })
      return found.access === 'full' && found.conversation.unread
    })
    .toBe(0)
}
