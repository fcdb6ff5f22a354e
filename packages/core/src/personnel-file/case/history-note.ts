import type { Locale, Text } from '../../i18n/index.ts'

/** Stands in a case's history where its rows take more time or memory to read than a file may. */
export const NOTE_TOO_HEAVY = 'ROWS_TOO_HEAVY'

/** What the system notes in a history by a code, so that everybody reads it in their own language. */
const NOTES: ReadonlyMap<string, Text> = new Map([
  [
    NOTE_TOO_HEAVY,
    {
      sv: 'Raderna kunde inte räknas: filen tar för mycket tid eller minne att läsa. Skicka den i enklare form, helst som CSV.',
      en: 'The rows could not be counted: the file takes too much time or memory to read. Send it in a simpler form, CSV if you can.',
    },
  ],
])

/** The text of a history entry as it is read: a person's words as they are, a note of the system in the reader's language. */
export function historyText(text: string, locale: Locale): string {
  return NOTES.get(text)?.[locale] ?? text
}
