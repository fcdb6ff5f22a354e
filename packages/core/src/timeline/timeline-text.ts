import { factTexts, fillText, type Locale } from '../i18n/index.ts'
import type { TimelineEntry } from './timeline-entry.ts'

/** The texts of a timeline entry in one language; `detail` is empty for nothing. */
export function timelineText(
  { heading, detail, facts }: Pick<TimelineEntry, 'heading' | 'detail' | 'facts'>,
  locale: Locale,
): { readonly heading: string; readonly detail: string } {
  const values = factTexts(facts, locale)
  return { heading: fillText(heading, locale, values), detail: fillText(detail, locale, values) }
}
