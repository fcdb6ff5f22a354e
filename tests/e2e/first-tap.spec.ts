import type { Locator } from '@playwright/test'
import { soonestChangeable } from './bookings.ts'
import { expect, HR, test } from './portal.ts'
import { callsAs } from './service.ts'

test.use({ account: HR, viewport: { width: 375, height: 812 }, hasTouch: true })

/** Taps every item of a line that is wider than the phone, from both ends, and expects that this one is chosen. */
async function tapEach(items: Locator, chosen: string): Promise<void> {
  await items.first().waitFor()
  const count = await items.count()
  expect(count).toBeGreaterThan(2)
  for (let index = 0; index < count; index += 1) {
    const at = index % 2 === 0 ? count - 1 - index / 2 : (index - 1) / 2
    await items.nth(at).tap()
    await expect(items.nth(at), `item ${at}`).toHaveAttribute(chosen, 'true')
  }
}

for (const [what, path, label] of [
  ['states of bookings', '/tidsbokningar', 'Filtrera på status'],
  ['states of orders', '/bestallningar', 'Filtrera på status'],
  ['categories of services', '/bestallningar/tjanster', 'Filtrera på kategori'],
] as const) {
  test(`a tap chooses what was tapped: ${what}`, async ({ page }) => {
    await page.goto(path)
    await tapEach(page.getByRole('navigation', { name: label }).getByRole('link'), 'aria-current')
  })
}

test('a tap chooses what was tapped: weeks', async ({ page, server }) => {
  const { id } = await soonestChangeable(await callsAs(server.url, HR.email))
  await page.goto(`/tidsbokningar/boka-om/${id}`)
  await tapEach(
    page.getByRole('list', { name: 'Veckor med lediga tider' }).getByRole('button'),
    'aria-pressed',
  )
})
