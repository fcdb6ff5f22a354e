import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that look at colours, and so the only ones that the dark theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const WIDTHS = [375, 1280] as const
const NARROWEST = 320
const LOWEST_WINDOW = 800
/** The same fault in every row of a table is one fault. */
const SHOWN_OF_A_RULE = 3

/** What axe finds on the page as it stands, one line each. */
async function findings(page: Page, where: string, rules?: readonly string[]): Promise<string[]> {
  // The portal has no frames; without this each look would open a page of its own to gather what frames found.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(TAGS)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, SHOWN_OF_A_RULE)
      .map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** A window as high as the page: nothing lies under what is fixed to the window's edge, as nothing does for one who scrolls. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: LOWEST_WINDOW })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(LOWEST_WINDOW, height) })
}

/** What makes the page scroll sideways, if anything does. */
function tooWide(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const parts = [...document.querySelectorAll('body *')]
    const widest = parts.findLast(part => part.getBoundingClientRect().right >= scrollWidth - 1)
    return `${scrollWidth - clientWidth} px (${widest?.outerHTML.slice(0, 160)})`
  })
}

/**
 * Looks at a screen in the state in which it stands: with axe on a phone and on a desktop, light and dark; one heading,
 * a title, and no need to scroll sideways on the narrowest phone.
 */
export async function audit(page: Page, state: string): Promise<void> {
  // Before a screen is drawn there is nothing to judge.
  await page.locator('main h1').first().waitFor()
  const found: string[] = []
  const height = page.viewportSize()?.height ?? 900
  for (const width of WIDTHS) {
    await showWhole(page, width)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    found.push(...(await findings(page, `${state}, ${width} px, light`)))
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await findings(page, `${state}, ${width} px, dark`, COLOUR_RULES)))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: NARROWEST, height })
  const wide = await tooWide(page)
  if (wide) found.push(`${state}: ${wide} too wide for ${NARROWEST} px`)
  await page.setViewportSize({ width: 1280, height })
  const headings = await page.locator('h1').count()
  if (headings !== 1) found.push(`${state}: ${headings} headings of level 1`)
  const title = await page.title()
  if (!/^.+ \| Salvia$/.test(title)) found.push(`${state}: the title is "${title}"`)
  expect.soft(found).toEqual([])
}
