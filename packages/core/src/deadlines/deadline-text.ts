import { factTexts, fillText, type Locale } from '../i18n/index.ts'
import type { Deadline } from './deadline.ts'

/** The texts of a deadline in one language. */
export interface DeadlineText {
  /** Names neither person nor thing, so that it can stand in a calendar that others see. */
  readonly heading: string
  readonly detail: string
  readonly consequence: string
}

/**
 * Fills in the texts of a deadline: what ends, what it is about, and what applies afterwards. The moment itself is
 * `at`.
 */
export function deadlineText(deadline: Deadline, locale: Locale): DeadlineText {
  const { heading, detail, consequence } = deadline
  const facts = factTexts(deadline.facts, locale)
  return {
    heading: heading[locale],
    detail: fillText(detail, locale, facts),
    consequence: fillText(consequence, locale, facts),
  }
}
