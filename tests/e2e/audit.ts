import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './portal.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that look at colours, and so the only ones that another look can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** What high contrast promises: text of at least 7 to 1. */
const ENHANCED_RULES = ['color-contrast-enhanced', 'link-in-text-block']
const NARROWEST = 320
const LOWEST_WINDOW = 800
/** The same fault in every row of a table is one fault. */
const SHOWN_OF_A_RULE = 3

interface Look {
  readonly name: string
  readonly media: { readonly colorScheme: 'light' | 'dark'; readonly contrast: 'no-preference' | 'more' }
  /** The rules of its own; every rule where absent. */
  readonly rules?: readonly string[]
}

const LIGHT: Look = { name: 'light', media: { colorScheme: 'light', contrast: 'no-preference' } }
const DARK: Look = {
  name: 'dark',
  media: { colorScheme: 'dark', contrast: 'no-preference' },
  rules: COLOUR_RULES,
}
const CONTRAST: Look = {
  name: 'high contrast',
  media: { colorScheme: 'light', contrast: 'more' },
  rules: ENHANCED_RULES,
}
const DARK_CONTRAST: Look = {
  name: 'dark high contrast',
  media: { colorScheme: 'dark', contrast: 'more' },
  rules: ENHANCED_RULES,
}

/**
 * Phone and desktop; each look at both, but for the two of high contrast, which take one each. A colour is the same in
 * every language.
 */
const WINDOWS = [
  { width: 375, looks: { sv: [LIGHT, DARK, DARK_CONTRAST], en: [LIGHT] } },
  { width: 1280, looks: { sv: [LIGHT, DARK, CONTRAST], en: [LIGHT] } },
] as const

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

/** What axe finds on the page as it stands, one line each. */
async function findings(page: Page, where: string, rules?: readonly string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    ...(!rules && { rules: { 'label-content-name-mismatch': { enabled: true } } }),
    resultTypes: ['violations'],
    // The portal has no frames, and its style sheets are its own: there is nothing to gather or to fetch.
    iframes: false,
    preload: false,
  }
  const violations = await page.evaluate(async given => {
    const found = (await window.axe?.run(document, given))?.violations
    return found?.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }))
  }, options)
  if (!violations) throw new Error('axe did not run.')
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, SHOWN_OF_A_RULE).map(node => `${where}: ${id} at ${node}`),
  )
}

/** Brings axe to a page that has been loaded since. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source)
}

/**
 * A window as high as the page: nothing lies under what is fixed to the window's edge, as nothing does for one who
 * scrolls. What comes late makes the page higher.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: LOWEST_WINDOW })
  await expect(async () => {
    const height = await heightBeyond(page)
    if (height === undefined) return
    await page.setViewportSize({ width, height })
    throw new Error('The page has outgrown its window.')
  }).toPass({ intervals: [0] })
}

/** How high the page is where it is higher than its window. */
async function heightBeyond(page: Page): Promise<number | undefined> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return height > (page.viewportSize()?.height ?? 0) ? height : undefined
}

/** What axe finds on the whole page. Found while the page outgrew its window, it is looked for again. */
async function findingsOnWhole(
  page: Page,
  width: number,
  ...look: [string, (readonly string[])?]
): Promise<string[]> {
  const found = await findings(page, ...look)
  if (found.length === 0 || (await heightBeyond(page)) === undefined) return found
  await showWhole(page, width)
  return findingsOnWhole(page, width, ...look)
}

/** What makes the page scroll sideways, if anything does. */
export function tooWide(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const parts = [...document.querySelectorAll('body *')]
    const widest = parts.findLast(part => part.getBoundingClientRect().right >= scrollWidth - 1)
    return `${scrollWidth - clientWidth} px (${widest?.outerHTML.slice(0, 160)})`
  })
}

/** Where the keyboard goes on the page as it stands, and finds itself wholly under something else, such as a bar that stays. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
    const isSeen = (stop: HTMLElement): boolean => {
      const { left, right, top, bottom, width, height } = stop.getBoundingClientRect()
      const across = [left + 2, left + width / 2, right - 2]
      const down = [top + 2, top + height / 2, bottom - 2]
      return across.some(x =>
        down.some(y => {
          const hit = document.elementFromPoint(x, y)
          return (
            hit !== null && (stop.contains(hit) || hit.contains(stop) || hit.closest('label')?.contains(stop))
          )
        }),
      )
    }
    return stops.flatMap(stop => {
      if (!stop.checkVisibility({ visibilityProperty: true })) return []
      stop.focus()
      return document.activeElement !== stop || isSeen(stop) ? [] : [stop.outerHTML.slice(0, 160)]
    })
  })
}

/**
 * Looks at a screen in the state in which it stands: with axe on a phone and on a desktop, in each look; one heading,
 * a title, and no need to scroll sideways on the narrowest phone, nor so at 400 % zoom.
 */
export async function audit(page: Page, state: string): Promise<void> {
  // Before a screen is rendered there is nothing to judge.
  await page.locator('main h1').first().waitFor()
  await bringAxe(page)
  const found: string[] = []
  const height = page.viewportSize()?.height ?? 900
  const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'sv'
  for (const { width, looks } of WINDOWS) {
    await showWhole(page, width)
    for (const { name, media, rules } of looks[language]) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      found.push(...(await findingsOnWhole(page, width, `${state}, ${width} px, ${name}`, rules)))
    }
  }
  await page.emulateMedia(LIGHT.media)
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
