import type { Locale } from '@salvia/core/i18n'
import axe from 'axe-core'

/** What every screen keeps, of the rules of axe. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules of some of the kinds into which axe sorts them, so that a rule that it adds is run, too. */
const rulesOf = (...kinds: readonly string[]): string[] =>
  axe
    .getRules(TAGS)
    .filter(({ tags }) => !tags.includes('experimental') && kinds.some(kind => tags.includes(`cat.${kind}`)))
    .map(({ ruleId }) => ruleId)

/** What is said of a screen: names of controls, of pictures and of the page, labels, headings, the language. */
const NAMES = rulesOf('aria', 'name-role-value', 'forms', 'text-alternatives', 'language', 'semantics')
/** The rules about colours, the only ones whose result depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block']
/** The rules that the high-contrast theme adds: text contrast of at least 7 to 1. */
const ENHANCED_COLOURS = ['color-contrast-enhanced', 'link-in-text-block']

interface Media {
  readonly colorScheme: 'light' | 'dark'
  readonly contrast: 'no-preference' | 'more'
}

/** One run of axe. */
interface Look {
  readonly name: string
  readonly media: Media
  /** Runs only these rules; all rules when absent. */
  readonly rules?: readonly string[]
}

export const LIGHT: Media = { colorScheme: 'light', contrast: 'no-preference' }
const ALL: Look = { name: 'light', media: LIGHT }
const NAMED: Look = { name: 'light', media: LIGHT, rules: NAMES }
const DARK: Look = {
  name: 'dark',
  media: { colorScheme: 'dark', contrast: 'no-preference' },
  rules: COLOURS,
}
const CONTRAST: Look = {
  name: 'high contrast',
  media: { colorScheme: 'light', contrast: 'more' },
  rules: ENHANCED_COLOURS,
}
const DARK_CONTRAST: Look = {
  name: 'dark high contrast',
  media: { colorScheme: 'dark', contrast: 'more' },
  rules: ENHANCED_COLOURS,
}

interface View {
  readonly width: number
  readonly looks: readonly Look[]
  readonly why: string
}

/** What every screen is looked at with, in each language. */
export const PLAN: Readonly<Record<Locale, readonly View[]>> = {
  sv: [
    {
      width: 375,
      looks: [ALL, DARK, DARK_CONTRAST],
      why: 'Lists are cards here and the menu is a dialog: other elements, for which every rule is asked. Leaving out those that layout does not change would save two or three hundredths of the run.',
    },
    {
      width: 1280,
      looks: [ALL, DARK, CONTRAST],
      why: 'Lists are tables. Of the two themes of high contrast each has one width, since both have the same elements.',
    },
  ],
  en: [
    {
      width: 375,
      looks: [NAMED],
      why: 'The same elements, sizes and colours in other words, which are in cards here.',
    },
    { width: 1280, looks: [NAMED], why: 'The same, in tables and the open menu.' },
  ],
}

/** The narrowest phone, or 400 % zoom. No layout changes below 440 px, so what is too wide for a usual phone is too wide here. */
export const NARROWEST = 320
