import type { Page } from '@playwright/test'
import type { Locale } from '@salvia/core/i18n'
import { faultsOf } from './audit.ts'
import { expect, test } from './portal.ts'
import { inLanguage } from './words.ts'

/** A fault that is planted in a screen, and the beginnings of what the audit says of it in each language. */
interface Planted {
  readonly fault: string
  readonly element?: 'input' | 'button' | 'address'
  readonly text?: string
  readonly css?: string
  readonly sv: readonly string[]
  readonly en: readonly string[]
}

const PLANTED: readonly Planted[] = [
  {
    fault: 'a field without a label',
    element: 'input',
    sv: ['x, 375 px, light: label', 'x, 1280 px, light: label'],
    en: ['x, 375 px, light: label', 'x, 1280 px, light: label'],
  },
  {
    fault: 'a button without a name, on a phone only',
    element: 'button',
    css: 'main > button { min-width: 44px; min-height: 44px } @media (width >= 440px) { main > button { display: none } }',
    sv: ['x, 375 px, light: button-name'],
    en: ['x, 375 px, light: button-name'],
  },
  {
    fault: 'a text that is hard to read in the dark theme only',
    element: 'address',
    text: 'Storgatan 1',
    css: '@media (prefers-color-scheme: dark) and (prefers-contrast: no-preference) { address { color: #333; background: #222 } }',
    sv: ['x, 375 px, dark: color-contrast', 'x, 1280 px, dark: color-contrast'],
    en: [],
  },
  {
    fault: 'a text that is too wide for a phone, in English only',
    css: '[lang=en] h1 { width: 400px }',
    sv: [],
    en: ['x: '],
  },
]

async function plant(page: Page, { element, text = '', css = '' }: Planted): Promise<void> {
  await page.evaluate(
    given => {
      if (given.element) {
        const planted = document.createElement(given.element)
        planted.textContent = given.text
        document.querySelector('main')?.append(planted)
      }
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(given.css)
      document.adoptedStyleSheets.push(sheet)
    },
    { element, text, css },
  )
}

async function finds(page: Page, planted: Planted, locale: Locale): Promise<void> {
  await page.goto('/404')
  await inLanguage(page, locale)
  await plant(page, planted)
  const begins = (line: string) => planted[locale].find(beginning => line.startsWith(beginning)) ?? line
  expect((await faultsOf(page, 'x')).map(begins)).toEqual(planted[locale])
}

for (const planted of PLANTED) {
  test(`an audit finds ${planted.fault}`, async ({ page }) => {
    await finds(page, planted, 'sv')
    await finds(page, planted, 'en')
  })
}
