import { pad } from './wrap.ts'

/** As wide as a date with its time of day. */
export const WHEN_WIDTH = '2026-11-24 13:30'.length

/**
 * A moment or a date, as `dateTime` tells it, as the first column of a row, and the text of the second. What a time of day
 * that comes twice says in addition begins the text, so that the columns stay where they are.
 * @example whenColumn('2026-10-25 02:30 (sommartid)', 'Åsa') // { when: '2026-10-25 02:30', text: '(sommartid) Åsa' }
 */
export function whenColumn(told: string, text: string): { readonly when: string; readonly text: string } {
  const note = told.slice(WHEN_WIDTH).trim()
  return { when: pad(told.slice(0, WHEN_WIDTH), WHEN_WIDTH), text: note ? `${note} ${text}` : text }
}
