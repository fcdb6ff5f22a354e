import { audit } from './audit.ts'
import { CASE_WORKER, expect, test } from './portal.ts'
import { sentOrder } from './service.ts'
import { wordsOf } from './words.ts'

test.describe.configure({ mode: 'parallel' })

const MATTERS = '/handlaggning/arenden'
const ORDERS = '/handlaggning/bestallningar'

test.use({ account: CASE_WORKER })
const { matterCase, bookOrder, replyTemplates, chooseTime, shared } = wordsOf('sv')

test('orders in the back office', async ({ page, server }) => {
  const { id } = await sentOrder(server.url)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  await page.goto(MATTERS)
  await expect(page.getByRole('rowheader').first()).not.toBeEmpty()
  await audit(page, 'queue of matters')
  await page.goto(`${ORDERS}/${id}`)
  await press(matterCase.act.close.replace('{the}', 'beställningen'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await audit(page, 'whether to close an order')
  await press(shared.cancel)
  await page.getByText(matterCase.notes.write).click()
  await press(matterCase.notes.save)
  await audit(page, 'an order, and a note without a text')
  await page.goto(`${ORDERS}/${id}/boka`)
  await expect(page.getByRole('heading', { name: chooseTime.step })).toBeVisible()
  await page.locator('section li button').first().waitFor()
  await audit(page, 'free times for an order')
  await page.locator('section li button').first().click()
  await page.getByRole('button', { name: bookOrder.act }).waitFor()
  await audit(page, 'a time to book')
  await page.goto(`${ORDERS}/svarsmallar`)
  await press(replyTemplates.add)
  await press(replyTemplates.save)
  await audit(page, 'a reply template without a name')
})
