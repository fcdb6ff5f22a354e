import { audit } from './audit.ts'
import { expect, HR_SENDING, test } from './portal.ts'
import { sentOrder } from './service.ts'
import { wordsOf } from './words.ts'

test.describe.configure({ mode: 'parallel' })

test.use({ account: HR_SENDING })
const { matter, order, orders } = wordsOf('sv')

test('orders', async ({ page, server }) => {
  const { id } = await sentOrder(server.url)
  await page.goto('/bestallningar')
  await expect(page.getByRole('rowheader').first()).not.toBeEmpty()
  await audit(page, 'orders')
  await page.goto('/bestallningar?q=qqqzzz&hjalp=1')
  await expect(page.getByText(orders.list.noMatch, { exact: true })).toBeVisible()
  await audit(page, 'no orders, and the help on the list')
  await page.goto(`/bestallningar/id/${id}`)
  await page.getByText(order.title).first().waitFor({ state: 'attached' })
  await page.locator('summary').first().click()
  const file = {
    name: 'program.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0, 1, 2]),
  }
  await page.locator('input[type=file]').setInputFiles([file])
  await expect(page.getByRole('listitem').filter({ hasText: 'program.exe' })).toBeVisible()
  await page.locator('form button[type=submit]').click()
  await audit(page, 'an order, a refused file and no message')
  await page.getByRole('button', { name: matter.act.withdraw, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await audit(page, 'whether to withdraw an order')
  await page.goto('/bestallningar/id/B-99999')
  await expect(page.getByRole('heading', { name: order.missing })).toBeVisible()
  await audit(page, 'an order that is not there')
})
