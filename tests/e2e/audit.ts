import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '@salvia/core/i18n'
import axe from 'axe-core'
import { LIGHT, NARROWEST, PLAN, TAGS } from './audit-plan.ts'
import { expect } from './portal.ts'
import { inLanguage } from './words.ts'

const LOWEST_WINDOW = 800
/** The number of elements listed for a rule, because the same error in every row of a table counts as one. */
const SHOWN_OF_A_RULE = 3

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

/** What axe finds on the current page, one line for each finding. */
async function findings(page: Page, where: string, rules?: readonly string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    ...(!rules && { rules: { 'label-content-name-mismatch': { enabled: true } } }),
    resultTypes: ['violations'],
    // The portal has no frames and only its own style sheets, so axe need not search or fetch any.
    iframes: false,
    preload: false,
  }
  const violations = await page.evaluate(async given => {
    // A region learns whether it scrolls when the frame after a change of its size has been laid out.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
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

/** Injects axe when the page has been loaded since. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source)
}

/**
 * Makes the window as high as the page, so that elements fixed to the window's edge cover nothing, as for a user who
 * scrolls. Content that loads late makes the page higher.
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

/** The height of the page if it is higher than its window; else undefined. */
async function heightBeyond(page: Page): Promise<number | undefined> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return height > (page.viewportSize()?.height ?? 0) ? height : undefined
}

/** What axe finds on the whole page. Runs again if the page outgrew its window meanwhile. */
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

/** A list becomes cards a moment after the window has become narrow. */
const NARROWED_WITHIN_MS = 2000

/** Which element makes the page scroll sideways, if any, once the page has taken in a new width. */
export async function tooWide(page: Page): Promise<string | undefined> {
  let widest: string | undefined
  await expect
    .poll(
      async () => {
        widest = await widestElement(page)
        return widest
      },
      { timeout: NARROWED_WITHIN_MS, intervals: [50] },
    )
    .toBeUndefined()
    .catch(() => undefined)
  return widest
}

function widestElement(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const parts = [...document.querySelectorAll('body *')]
    const widest = parts.findLast(part => part.getBoundingClientRect().right >= scrollWidth - 1)
    return `${scrollWidth - clientWidth} px (${widest?.outerHTML.slice(0, 160)})`
  })
}

/** The focusable elements that are fully covered when they get keyboard focus, such as by a fixed bar. */
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

/** Checks a screen in its current state, in the language that it shows and then in the other. */
export async function audit(page: Page, state: string): Promise<void> {
  const found: string[] = []
  const shown = await languageOf(page)
  for (const locale of [shown, ...LOCALES.filter(other => other !== shown)]) {
    await inLanguage(page, locale)
    found.push(...(await faultsOf(page, `${state} in ${locale}`)))
  }
  await inLanguage(page, shown)
  expect.soft(found).toEqual([])
}

const languageOf = async (page: Page): Promise<Locale> =>
  (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'sv'

/**
 * What is wrong with a screen in its current state, one line for each: with axe by the plan of its language; one
 * heading, a title, and no sideways scrolling on the narrowest phone or at 400 % zoom.
 */
export async function faultsOf(page: Page, state: string): Promise<string[]> {
  // Waits until the screen has rendered.
  await page.locator('main h1').first().waitFor()
  await bringAxe(page)
  const wrong: string[] = []
  const height = page.viewportSize()?.height ?? 900
  for (const { width, looks } of PLAN[await languageOf(page)]) {
    await showWhole(page, width)
    for (const { name, media, rules } of looks) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      wrong.push(...(await findingsOnWhole(page, width, `${state}, ${width} px, ${name}`, rules)))
    }
  }
  await page.emulateMedia(LIGHT)
  await page.setViewportSize({ width: NARROWEST, height })
  const wide = await tooWide(page)
  if (wide) wrong.push(`${state}: ${wide} too wide for ${NARROWEST} px`)
  await page.setViewportSize({ width: 1280, height })
  const headings = await page.locator('h1').count()
  if (headings !== 1) wrong.push(`${state}: ${headings} headings of level 1`)
  const title = await page.title()
  if (!/^.+ \| Salvia$/.test(title)) wrong.push(`${state}: the title is "${title}"`)
  return wrong
}
