import type { Page } from '@playwright/test'
import ui from '../../packages/web/src/ui/ui.sv.json' with { type: 'json' }
import { CASE_WORKER, expect, HR, test } from './portal.ts'
import { callsAs, present, sentCase } from './service.ts'

/** More stops than any of these pages has outside of its rows. */
const MOST_STOPS = 60

/** What is wrong with the ring of the focused element: `undefined` when focus has left the page. */
function ringFaults(): readonly string[] | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const name = `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 30)}`
  // A choice shows the ring of its input, which is invisible, around its label.
  const ringed = [focused, ...(focused.matches('input') ? [focused.closest('label')] : [])].find(
    element => element && getComputedStyle(element).outlineStyle !== 'none',
  )
  if (!ringed) return [`${name}: no ring`]
  const style = getComputedStyle(ringed)
  const room = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset)
  const box = ringed.getBoundingClientRect()
  const isCutBy = (outer: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(outer)
    const { left, top } = outer.getBoundingClientRect()
    const from = { x: left + outer.clientLeft, y: top + outer.clientTop }
    const isBeside = box.left - room < from.x - 1 || box.right + room > from.x + outer.clientWidth + 1
    const isBeyond = box.top - room < from.y - 1 || box.bottom + room > from.y + outer.clientHeight + 1
    return (overflowX !== 'visible' && isBeside) || (overflowY !== 'visible' && isBeyond)
  }
  const faults: string[] = []
  for (let outer = ringed.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (isCutBy(outer)) faults.push(`${name}: cut by ${outer.tagName} ${outer.className}`)
  }
  if (box.left < 0 || box.right > innerWidth || box.bottom < 0 || box.top > innerHeight) {
    faults.push(`${name}: out of view`)
  }
  return faults
}

/** How many stops Tab makes on the page. Each has a whole ring. */
async function stopsOf(page: Page): Promise<number> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    // The browser scrolls to a focused element with the next frame.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    const found = await page.evaluate(ringFaults)
    if (!found) return stops
    // On a busy machine the page may scroll to it, or be drawn whole, a little later.
    if (found.length > 0) await expect.poll(() => page.evaluate(ringFaults)).toEqual([])
  }
  return MOST_STOPS
}

/** What a placeholder says. */
const LOADING = ui.loading

const SCREENS = [
  { width: 1280, height: 900, colours: 'none' },
  { width: 320, height: 640, colours: 'none' },
  { width: 1280, height: 900, colours: 'active' },
] as const

async function expectRings(page: Page, paths: readonly string[]): Promise<void> {
  for (const { width, height, colours } of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ forcedColors: colours })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      // What arrives above the focus later moves it out of view.
      await expect(page.getByRole('main').getByText(LOADING, { exact: true })).toHaveCount(0)
      await test.step(`${path} at ${width} px, forced colours ${colours}`, async () => {
        expect(await stopsOf(page), path).toBeGreaterThan(5)
      })
    }
  }
}

test('every stop of the way in has a whole focus ring', async ({ page }) => {
  await expectRings(page, ['/logga-in', '/logga-in/e-post'])
})

test.describe('for HR', () => {
  test.use({ account: HR })

  test('every stop has a whole focus ring', async ({ page, server }) => {
    const client = await callsAs(server.url, HR.email)
    const clientNumber = HR.clientNumber ?? ''
    const { items } = await client.bookings.list({ params: { clientNumber }, query: { status: 'upcoming' } })
    const booking = `/tidsbokningar/detaljer/${present(items[0], 'booking to come').id}`
    await expectRings(page, ['/', '/tidsbokningar', booking, '/medarbetare', '/personalfil', '/din-profil'])
  })
})

test.describe('for a case worker', () => {
  test.use({ account: CASE_WORKER })

  test('every stop has a whole focus ring', async ({ page, server }) => {
    const { id } = await sentCase(server.url)
    await expectRings(page, ['/handlaggning', `/handlaggning/${id}`, '/handlaggning/kunder/10402'])
  })
})
