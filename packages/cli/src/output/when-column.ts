import { pad } from './wrap.ts'

/** The width of a date with its time of day. */
export const WHEN_WIDTH = '2026-11-24 13:30'.length

/**
 * Splits the text of `dateTime` for a table: the date and time in the first column, and any addition (about a time
 * that occurs twice) at the start of the second column, so that columns stay aligned.
 * @example whenColumn('2026-10-25 02:30 (sommartid)', 'Åsa') // { when: '2026-10-25 02:30', text: '(sommartid) Åsa' }
 */
export function whenColumn(told: string, text: string): { readonly when: string; readonly text: string } {
  const note = told.slice(WHEN_WIDTH).trim()
  return { when: pad(told.slice(0, WHEN_WIDTH), WHEN_WIDTH), text: note ? `${note} ${text}` : text }
}
