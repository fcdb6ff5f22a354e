export {
  clockTime,
  dateInWords,
  dateWithoutWeekday,
  dayInShort,
  dayInWords,
  exactTime,
  MONTH_NAMES,
  momentForScripts,
  momentInDigits,
  momentInWords,
  spanInWords,
  WEEKDAY_NAMES,
} from './date-words.ts'
export { factTexts } from './fact-texts.ts'
export {
  FALLBACK_LOCALE,
  fillText,
  LOCALES,
  type Locale,
  preferredLocale,
  type Text,
  type TextValues,
} from './locale.ts'
export { localeSchema } from './locale-schema.ts'
export { defineStatuses, type StatusFacts, type Tone } from './statuses.ts'
export { type TranslatedText, translatedText } from './translated-text.ts'
