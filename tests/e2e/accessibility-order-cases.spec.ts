import { DEFAULT_SETTINGS } from '@salvia/core/profile'
import { audit } from './audit.ts'
import { CASE_WORKER, expect, test } from './portal.ts'
import { sentOrder, usualSettings } from './service.ts'
import { inLanguage, wordsOf } from './words.ts'

test.describe.configure({ mode: 'parallel' })

const ORDERS = '/handlaggning/bestallningar'

for (const locale of ['sv', 'en'] as const) {
  test.describe(`in ${locale === 'sv' ? 'Swedish' : 'English'}`, () => {
    test.use({ account: CASE_WORKER })
    const { orderCase, bookOrder, replyTemplates, chooseTime } = wordsOf(locale)
    if (locale !== DEFAULT_SETTINGS.language) {
      // The language is stored with the account, and other tests of the worker expect the usual one.
      test.afterEach(({ server }) => usualSettings(server.url, CASE_WORKER.email))
    }

    test('orders in the back office', async ({ page, server }) => {
      const { id } = await sentOrder(server.url)
      const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
      await page.goto(ORDERS)
      await inLanguage(page, locale)
      await expect(page.getByRole('rowheader').first()).not.toBeEmpty()
      await audit(page, 'queue of orders')
      await page.goto(`${ORDERS}/${id}`)
      await press(orderCase.act.close)
      await expect(page.getByRole('dialog')).toBeVisible()
      await audit(page, 'whether to close an order')
      await press(orderCase.cancel)
      await page.getByText(orderCase.notes.write).click()
      await press(orderCase.notes.save)
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
  })
}
