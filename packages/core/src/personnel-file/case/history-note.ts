import { fillText, type Locale, type Text } from '../../i18n/index.ts'

/** The note in the history of a case whose rows take more time or memory to read than is allowed. */
export const NOTE_TOO_HEAVY = 'ROWS_TOO_HEAVY'

/**
 * Notes that the system writes into a history. They are stored as codes, so that everybody reads them in their own
 * language.
 */
const NOTES: ReadonlyMap<string, Text> = new Map([
  [
    NOTE_TOO_HEAVY,
    {
      sv: 'Raderna kunde inte räknas: filen tar för mycket tid eller minne att läsa. Skicka den i enklare form, helst som CSV.',
      en: 'The rows could not be counted: the file takes too much time or memory to read. Send it in a simpler form, preferably as CSV.',
    },
  ],
])

const NEW_FILE = 'NEW_FILE '

/** The note in the history of a case whose question the customer answers with a new file. @param number such as P-20418 */
export function newFileNote(number: string): string {
  return NEW_FILE + number
}

const NEW_FILE_TEXT = { sv: 'En ny fil är skickad: {number}.', en: 'A new file was sent: {number}.' }

/**
 * The text of a history entry for a reader: what a person wrote as it is, a note of the system in the reader's
 * language.
 */
export function historyText(text: string, locale: Locale): string {
  if (text.startsWith(NEW_FILE))
    return fillText(NEW_FILE_TEXT, locale, { number: text.slice(NEW_FILE.length) })
  return NOTES.get(text)?.[locale] ?? text
}
