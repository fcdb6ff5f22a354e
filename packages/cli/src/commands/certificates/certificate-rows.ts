import {
  CERTIFICATE_SOURCES,
  type Certificate,
  certificateStatuses,
  type certificatesList,
} from '@salvia/core/certificates'
import type { Locale, Text } from '@salvia/core/i18n'
import type { PageOf } from '@salvia/core/lists'
import { fullName } from '@salvia/core/primitives'
import { pagesOf } from '../../lists/list-rows.ts'
import { visible } from '../../output/escape.ts'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { beside, commandHint, pad, wrap } from '../../output/wrap.ts'
import { journalLines } from './journal-heard.ts'
import { checkName } from './mask-certificate.ts'
import { withdrawnLines } from './withdrawn-rows.ts'

const TEXTS = {
  none: { sv: 'Inga medicinska kontroller matchar.', en: 'No medical check-ups match.' },
  noneYet: { sv: 'Det finns inga medicinska kontroller än.', en: 'There are no medical check-ups yet.' },
  one: { sv: '1 medicinsk kontroll', en: '1 medical check-up' },
  many: { sv: '{count} medicinska kontroller', en: '{count} medical check-ups' },
  page: { sv: 'sida {page} av {pages}', en: 'page {page} of {pages}' },
  next: { sv: 'nästa sida:', en: 'the next page:' },
  endless: { sv: 'utan datum', en: 'no date' },
  limitation: { sv: 'Begränsning: {limitation}', en: 'Limitation: {limitation}' },
} as const satisfies Record<string, Text>

const INDENT = ' '.repeat('2026-11-24  '.length)

/** A page of entries: the last day, who and which check with its status, then the unit and where the entry comes from. */
export function renderCertificates(page: PageOf<typeof certificatesList>, screen: Screen): string {
  const { say, paint, width, locale } = screen
  const journal = besideCertificates(page, screen)
  if (page.total === 0) return [say(page.isEmpty ? TEXTS.noneYet : TEXTS.none), ...journal].join('\n')
  const pages = pagesOf(page)
  const head = [
    page.total === 1 ? say(TEXTS.one) : say(TEXTS.many, { count: count(page.total, locale) }),
    ...(pages > 1 ? [say(TEXTS.page, { page: page.page, pages: count(pages, locale) })] : []),
  ].join(', ')
  const next = pages > page.page ? commandHint(say(TEXTS.next), `--page ${page.page + 1}`, width) : []
  return [
    ...page.items.flatMap(row => {
      const status = certificateStatuses.table[row.status].text[locale]
      return certificateRows(row, { status, origin: CERTIFICATE_SOURCES[row.source].name[locale] }, screen)
    }),
    '',
    ...wrap(head, width),
    ...journal,
    ...next.map(line => paint.dim(line)),
  ].join('\n')
}

/** What no row tells: what was withdrawn lately, and as of when the journal is known. */
export function besideCertificates(
  { withdrawn, heardAt }: Pick<PageOf<typeof certificatesList>, 'withdrawn' | 'heardAt'>,
  screen: Screen,
): string[] {
  return [...withdrawnLines(withdrawn, screen), ...journalLines(heardAt, screen)]
}

/** What stands to the right of an entry: beside the employee, and beside the unit. */
interface Beside {
  readonly status: string
  readonly origin: string
}

/** One entry for people, two lines or more. */
export function certificateRows(row: Certificate, { status, origin }: Beside, screen: Screen): string[] {
  const { say, locale, paint, width } = screen
  const { employee, end, limitation } = row
  const room = width - INDENT.length
  const indented = (text: string) => wrap(visible(text), room).map(line => INDENT + line)
  const who = indented(whoAndWhat(row, locale))
  const first = [...who.slice(0, -1), ...beside(who.at(-1) ?? '', status, width, INDENT)]
  const units = indented(employee.unit.path.join(' / '))
  const below = [
    ...units.slice(0, -1),
    ...beside(units.at(-1) ?? '', origin, width, INDENT),
    ...(limitation === null ? [] : indented(say(TEXTS.limitation, { limitation }))),
  ]
  const day = pad(end ?? say(TEXTS.endless), INDENT.length)
  return [
    ...first.map((line, index) => (index === 0 ? line.replace(INDENT, day) : line)),
    ...below.map(line => paint.dim(line)),
  ]
}

const whoAndWhat = (row: Certificate, locale: Locale): string =>
  `${fullName(row.employee)}, ${checkName(row, locale)}`

/**
 * One entry on one line, for scripts: its id, its status, and its last day or a hyphen.
 * @example '0f1f9b1e-… expires-soon 2026-12-20 Åsa Berg, Kvarts, Produktion / Montering'
 */
export function certificateLine(row: Certificate, locale: Locale, status: string = row.status): string {
  const what = `${whoAndWhat(row, locale)}, ${row.employee.unit.path.join(' / ')}`
  return `${row.id} ${status} ${row.end ?? '-'} ${visible(what)}`
}
