import {
  CERTIFICATE_TYPE_NAMES,
  CERTIFICATE_TYPES,
  CERTIFICATE_URGENCIES,
  type CertificateUrgency,
  certificateStatuses,
  type UrgentCertificate,
} from '@salvia/core/certificates'
import type { Text } from '@salvia/core/i18n'
import { daysBetween, type IsoDate } from '@salvia/core/primitives'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { wrap } from '../../output/wrap.ts'
import { certificateRows } from './certificate-rows.ts'
import type { ExpiringList } from './find-expiring.ts'
import { journalLines } from './journal-heard.ts'

const TEXTS = {
  none: {
    sv: 'Inget intyg är utgånget, saknas eller löper ut till och med {until}.',
    en: 'No certificate has expired, is missing, or expires up to and including {until}.',
  },
  today: { sv: 'sista dagen i dag', en: 'last day today' },
  inOne: { sv: 'om 1 dag', en: 'in 1 day' },
  inMany: { sv: 'om {days} dagar', en: 'in {days} days' },
  oneAgo: { sv: '1 dag sedan', en: '1 day ago' },
  manyAgo: { sv: '{days} dagar sedan', en: '{days} days ago' },
} as const satisfies Record<string, Text>

/** What a group is called; of those that expire, the heading says until when. */
const GROUPS: Readonly<Record<CertificateUrgency, Text>> = {
  expired: certificateStatuses.table.expired.text,
  'no-certificate': certificateStatuses.table['no-certificate'].text,
  expiring: { sv: 'Löper ut till och med {until}', en: 'Expires up to and including {until}' },
}

/**
 * The groups, the most urgent first. Below them stands once how large each is, what each type of certificate means, and
 * as of when the journal is known.
 */
export function renderExpiring(list: ExpiringList, today: IsoDate, screen: Screen): string {
  const { say, paint, width } = screen
  const { items, until, heardAt, isEmpty, counts } = list
  const journal = journalLines(heardAt, screen)
  // Where nothing is known, "none has expired" would be wrong.
  if (isEmpty && heardAt === null) return journal.join('\n')
  if (items.length === 0) return [...wrap(say(TEXTS.none, { until }), width), ...journal].join('\n')
  const groups = CERTIFICATE_URGENCIES.filter(urgency => counts[urgency] > 0)
  const headings = groups.map(urgency => headingOf(urgency, list, screen))
  return [
    ...groups.flatMap(urgency => [...groupLines(urgency, list, today, screen), '']),
    // On a terminal the end is what is seen, and the headings may be far above it.
    ...(headings.length > 1 ? wrap(headings.join(', '), width) : []),
    ...termsOf(items, screen).flatMap(text => wrap(text, width).map(line => paint.dim(line))),
    ...journal,
  ].join('\n')
}

function headingOf(
  urgency: CertificateUrgency,
  { until, counts }: ExpiringList,
  { say, locale }: Screen,
): string {
  return `${say(GROUPS[urgency], { until })}: ${count(counts[urgency], locale)}`
}

function groupLines(
  urgency: CertificateUrgency,
  list: ExpiringList,
  today: IsoDate,
  screen: Screen,
): string[] {
  const { paint, locale, width } = screen
  const colour = urgency === 'expiring' ? paint.warning : paint.error
  return [
    ...wrap(headingOf(urgency, list, screen), width).map(line => paint.strong(colour(line))),
    ...list.items
      .filter(item => item.urgency === urgency)
      .flatMap(item => {
        const origin = CERTIFICATE_TYPES[item.type].name[locale]
        return certificateRows(item, { status: distance(item, today, screen), origin }, screen)
      }),
  ]
}

/** How far the last day is from today; empty where there is none. */
function distance({ end }: UrgentCertificate, today: IsoDate, { say, locale }: Screen): string {
  if (end === null) return ''
  const days = daysBetween(today, end)
  if (days === 0) return say(TEXTS.today)
  if (days > 0) return days === 1 ? say(TEXTS.inOne) : say(TEXTS.inMany, { days: count(days, locale) })
  return days === -1 ? say(TEXTS.oneAgo) : say(TEXTS.manyAgo, { days: count(-days, locale) })
}

/** What lacking a certificate of each type among the entries means. */
function termsOf(items: readonly UrgentCertificate[], { locale }: Screen): string[] {
  return CERTIFICATE_TYPE_NAMES.filter(type => items.some(item => item.type === type)).map(
    type => `${CERTIFICATE_TYPES[type].name[locale]}: ${CERTIFICATE_TYPES[type].terms[locale]}`,
  )
}
