import type { CoworkerDetails } from '@salvia/core/coworkers'
import { FEATURES } from '@salvia/core/features'
import { type Locale, momentForScripts, type Text } from '@salvia/core/i18n'
import { fullName, isInstant } from '@salvia/core/primitives'
import { UNIT_ROLE_NAMES } from '@salvia/core/profile'
import { type Timeline, type TimelineEntry, timelineText } from '@salvia/core/timeline'
import { visible } from '../../output/escape.ts'
import { date, dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { WHEN_WIDTH, whenColumn } from '../../output/when-column.ts'
import { spread, twoColumns, wrap } from '../../output/wrap.ts'
import { coworkerLine } from './coworker-line.ts'

const TEXTS = {
  unit: { sv: 'Enhet', en: 'Unit' },
  since: { sv: 'sedan {date}', en: 'since {date}' },
  before: { sv: 'Tidigare enhet', en: 'Earlier unit' },
  until: { sv: 'till {date}', en: 'until {date}' },
  manager: { sv: 'Närmaste chef', en: 'Immediate manager' },
  email: { sv: 'E-post', en: 'Email' },
  workPhone: { sv: 'Telefon, arbete', en: 'Work phone' },
  mobilePhone: { sv: 'Mobil', en: 'Mobile' },
  orders: { sv: 'Beställare', en: 'Order managers' },
  whole: { sv: 'hela organisationen', en: 'the whole organisation' },
  protected: { sv: 'Skyddad identitet', en: 'Protected identity' },
  mayOrder: { sv: 'Du kan beställa för medarbetaren.', en: 'You can order for the employee.' },
  nothing: { sv: 'Inga händelser än.', en: 'No events yet.' },
  more: { sv: 'Äldre händelser visas inte här.', en: 'Older events are not shown here.' },
  missing: {
    sv: '{feature} gick inte att hämta. Resten visas.',
    en: "Couldn't get {feature}. The rest is shown.",
  },
} as const satisfies Record<string, Text>

const STATES: Readonly<Record<TimelineEntry['state'], Text>> = {
  ahead: { sv: 'Kommande', en: 'Upcoming' },
  past: { sv: 'Tidigare', en: 'Past' },
  off: { sv: 'Inställt', en: 'Cancelled' },
}

/** One employee with the timeline, for people. */
export function renderCoworker(
  coworker: CoworkerDetails,
  timeline: Timeline,
  noRole: Text,
  screen: Screen,
): string {
  const { say, paint, width } = screen
  const name = paint.strong(visible(fullName(coworker)))
  const mark = coworker.protectedIdentity ? say(TEXTS.protected) : visible(coworker.title ?? '')
  return [
    ...(mark === '' ? [name] : spread(name, mark, width)),
    ...twoColumns(factsOf(coworker, screen), width),
    '',
    ...wrap(say(coworker.mayOrder ? TEXTS.mayOrder : noRole), width),
    '',
    ...timelineLines(timeline, screen),
  ].join('\n')
}

function factsOf(coworker: CoworkerDetails, { say, locale }: Screen): [string, string][] {
  const { unit, inUnitSince, earlierUnits, manager, orderManagers } = coworker
  const since = inUnitSince === null ? [] : [say(TEXTS.since, { date: date(inUnitSince) })]
  const facts: readonly (readonly [string, string | null])[] = [
    [say(TEXTS.unit), [unit.path.join(' / '), ...since].join(', ')],
    ...earlierUnits.map(
      ({ path, to }) =>
        [say(TEXTS.before), `${path.join(' / ')}, ${say(TEXTS.until, { date: date(to) })}`] as const,
    ),
    [say(TEXTS.manager), manager && contactText(manager)],
    [say(TEXTS.email), coworker.email],
    [say(TEXTS.workPhone), coworker.workPhone],
    [say(TEXTS.mobilePhone), coworker.mobilePhone],
    ...orderManagers.map((contact, index) => {
      const place = contact.unitPath.join(' / ') || say(TEXTS.whole)
      const role = `${UNIT_ROLE_NAMES[contact.role][locale]}, ${place}`
      return [index === 0 ? say(TEXTS.orders) : '', `${contactText(contact)} (${role})`] as const
    }),
  ]
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, visible(value)]] : []))
}

function contactText({ name, email, phone }: NonNullable<CoworkerDetails['manager']>): string {
  return [name, email, phone].filter(Boolean).join(', ')
}

function timelineLines({ items, hasMore, unavailable }: Timeline, screen: Screen): string[] {
  const { say, width, locale } = screen
  const notes = [
    ...(items.length === 0 && unavailable.length === 0 ? [say(TEXTS.nothing)] : []),
    ...(hasMore ? [say(TEXTS.more)] : []),
    ...unavailable.map(feature => say(TEXTS.missing, { feature: FEATURES[feature].name[locale] })),
  ]
  return [...items.flatMap(entry => entryLines(entry, screen)), ...notes.flatMap(note => wrap(note, width))]
}

function entryLines(entry: TimelineEntry, { say, locale, width }: Screen): string[] {
  const { heading, detail } = timelineText(entry, locale)
  const told = isInstant(entry.at) ? dateTime(entry.at, locale) : entry.at
  const { when, text } = whenColumn(told, visible(heading))
  const room = width - WHEN_WIDTH - 2
  const [first = '', ...more] = spread(text, say(STATES[entry.state]), room)
  const below = [...more, ...(detail === '' ? [] : wrap(visible(detail), room))]
  return [`${when}  ${first}`, ...below.map(line => `${' '.repeat(WHEN_WIDTH + 2)}${line}`)]
}

/**
 * The employee on one line, and each entry of the timeline on one line, for scripts.
 * @example '2026-11-24 13:30 bookings ahead 0f1f9b1e-… Hälsosamtal'
 */
export function coworkerLines(coworker: CoworkerDetails, { items }: Timeline, locale: Locale): string {
  const entries = items.map(entry => {
    const when = isInstant(entry.at) ? momentForScripts(entry.at) : entry.at
    const { heading } = timelineText(entry, locale)
    return [when, entry.feature, entry.state, entry.objectId, visible(heading)].join(' ')
  })
  return [coworkerLine(coworker), ...entries].join('\n')
}
