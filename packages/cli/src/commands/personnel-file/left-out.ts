import type { Text } from '@salvia/core/i18n'
import { checkGuide, isCheckCode, type LeftOutPage, type UploadSummary } from '@salvia/core/personnel-file'
import { visible } from '../../output/escape.ts'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { widthOf } from '../../output/width.ts'
import { pad, wrap } from '../../output/wrap.ts'
import type { Session } from '../../session/session.ts'

const TEXTS = {
  none: { sv: 'Alla rader kan läsas in.', en: 'All rows can be imported.' },
  row: { sv: 'Rad {row}', en: 'Row {row}' },
  listed: {
    sv: 'De första {listed} av {count} rader visas.',
    en: 'The first {listed} of {count} rows are shown.',
  },
} as const satisfies Record<string, Text>

export type LeftOutRow = LeftOutPage['items'][number]

/** Fetches all rows that an import leaves out, page by page. */
export async function listLeftOut(
  { client }: Session,
  { clientNumber, id }: Pick<UploadSummary, 'clientNumber' | 'id'>,
): Promise<readonly LeftOutRow[]> {
  const rows: LeftOutRow[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await client.personnelFile.leftOut({
      params: { clientNumber, id },
      query: { page },
    })
    rows.push(...items)
    if (rows.length >= total || items.length === 0) return rows
  }
}

/** Rows that an import leaves out, each with its column and reason. Also says when there are more than are listed. */
export function renderLeftOut(rows: readonly LeftOutRow[], all: number, screen: Screen): string {
  const { locale, say, width } = screen
  if (rows.length === 0) return say(TEXTS.none)
  const places = rows.map(({ row, column }) => [say(TEXTS.row, { row }), visible(column ?? '')] as const)
  const [rowWidth, columnWidth] = [0, 1].map(at => Math.max(...places.map(place => widthOf(place[at] ?? ''))))
  const lines = rows.flatMap(({ code }, at) => {
    const [row = '', column = ''] = places[at] ?? []
    const reason = isCheckCode(code) ? checkGuide(code, locale).heading : code
    return wrap(`${pad(row, rowWidth ?? 0)}  ${pad(column, columnWidth ?? 0)}  ${reason}`, width, '  ')
  })
  const listed = { listed: count(rows.length, locale), count: count(all, locale) }
  return [...lines, ...(rows.length < all ? [say(TEXTS.listed, listed)] : [])].join('\n')
}

/** One row that is left out, on one line for scripts. @example '17 Personnummer INVALID_PID' */
export function leftOutLine({ row, column, code }: LeftOutRow): string {
  return [row, column, code].filter(part => part !== null).join(' ')
}
