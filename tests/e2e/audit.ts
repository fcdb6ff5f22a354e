import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that look at colours, and so the only ones that the dark theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const WIDTHS = [375, 1280] as const
const NARROWEST = 320

/** What axe finds on the page as it stands, one line each. */
async function findings(page: Page, where: string, rules?: readonly string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(TAGS)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}

/**
 * Looks at a screen in the state in which it stands: with axe on a phone and on a desktop, light and dark; one heading,
 * a title, and no need to scroll sideways on the narrowest phone.
 */
export async function audit(page: Page, state: string): Promise<void> {
  const found: string[] = []
  const height = page.viewportSize()?.height ?? 900
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    found.push(...(await findings(page, `${state}, ${width} px, light`)))
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await findings(page, `${state}, ${width} px, dark`, COLOUR_RULES)))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: NARROWEST, height })
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (sideways > 0) found.push(`${state}: ${sideways} px too wide for ${NARROWEST} px`)
  await page.setViewportSize({ width: 1280, height })
  const headings = await page.locator('h1').count()
  if (headings !== 1) found.push(`${state}: ${headings} headings of level 1`)
  const title = await page.title()
  if (!/^.+ \| Salvia$/.test(title)) found.push(`${state}: the title is "${title}"`)
  expect.soft(found).toEqual([])
}
