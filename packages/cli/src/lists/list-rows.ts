import type { Text } from '@salvia/core/i18n'
import { type List, type ListDeclaration, type ListPage, type RowOf, valueText } from '@salvia/core/lists'
import { visible } from '../output/escape.ts'
import { count } from '../output/quantities.ts'
import type { Screen } from '../output/screen.ts'
import { commandHint, twoColumns, wrap } from '../output/wrap.ts'

const TEXTS = {
  page: { sv: 'sida {page} av {pages}', en: 'page {page} of {pages}' },
  next: { sv: 'nästa sida:', en: 'the next page:' },
} as const satisfies Record<string, Text>

/** How a feature names its rows. */
export interface RowWords<Row> {
  /** What a row is called, in place of its first columns. */
  readonly title?: { readonly columns: number; readonly of: (row: Row) => string }
  readonly none: Text
  readonly one: Text
  /** Contains `{count}`. */
  readonly many: Text
}

/** A page whose rows show their columns below a heading: their title, or their first column. Empty values are left out. */
export function renderRows<D extends ListDeclaration>(
  list: List<D>,
  page: ListPage<D>,
  words: RowWords<RowOf<D>>,
  screen: Screen,
): string {
  if (page.total === 0) return screen.say(words.none)
  return [
    ...page.items.flatMap(row => rowLines(list, row, words, screen)),
    '',
    ...footLines(page, words, screen),
  ].join('\n')
}

function rowLines<D extends ListDeclaration>(
  { columns }: List<D>,
  row: RowOf<D>,
  { title }: RowWords<RowOf<D>>,
  { locale, paint, say, width }: Screen,
): string[] {
  const facts = columns.slice(title?.columns ?? 0).flatMap(({ header, value }): [string, string][] => {
    const text = visible(valueText(value(row, locale), locale))
    return text === '' ? [] : [[say(header), text]]
  })
  const heading = title ? visible(title.of(row)) : (facts.shift()?.[1] ?? '')
  return [paint.strong(heading), ...(facts.length > 0 ? twoColumns(facts, width) : [])]
}

/** The number of rows, the current page, and the command for the next page. */
function footLines<D extends ListDeclaration>(
  page: ListPage<D>,
  words: RowWords<RowOf<D>>,
  screen: Screen,
): string[] {
  const { say, locale, paint, width } = screen
  const pages = pagesOf(page)
  const number = page.total === 1 ? say(words.one) : say(words.many, { count: count(page.total, locale) })
  const place = pages > 1 ? [say(TEXTS.page, { page: page.page, pages: count(pages, locale) })] : []
  const next = pages > page.page ? commandHint(say(TEXTS.next), `--page ${page.page + 1}`, width) : []
  return [...wrap([number, ...place].join(', '), width), ...next.map(line => paint.dim(line))]
}

/** How many pages a list has. */
export function pagesOf({ total, pageSize }: { readonly total: number; readonly pageSize: number }): number {
  return Math.ceil(total / pageSize)
}
