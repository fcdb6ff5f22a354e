import { bookingStatuses } from '@salvia/core/bookings'
import { momentInWords, spanInWords, type Text } from '@salvia/core/i18n'
import { matterStepText } from '@salvia/core/matters'
import type { OrderDetails } from '@salvia/core/orders'
import { fullName } from '@salvia/core/primitives'
import { visible } from '../../output/escape.ts'
import { dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { spread, twoColumns, wrap } from '../../output/wrap.ts'
import { conversationLines, fileLines } from './order-conversation.ts'
import { statusAndAwaited, statusText } from './order-rows.ts'
import { TEXTS } from './order-texts.ts'
import { paragraphs } from './paragraphs.ts'

type WholeOrder = Extract<OrderDetails, { access: 'full' }>

/** One order, for people: as much as the portal shows of it. */
export function renderOrder(order: OrderDetails, screen: Screen): string {
  if (order.access === 'full') return wholeLines(order, screen).join('\n')
  const { say, paint, width, locale } = screen
  const isLimited = order.access === 'limited'
  const service = isLimited ? '' : `${order.service}  `
  return [
    ...spread(
      paint.strong(visible(`${service}${order.number}`)),
      isLimited ? say(statusText(order)) : '',
      width,
    ),
    ...twoColumns([[say(TEXTS.sent), momentInWords(order.createdAt, locale)]], width),
    '',
    ...wrap(say(isLimited ? TEXTS.limited : TEXTS.lost), width),
    ...(isLimited ? bookingLines(order.bookings, screen) : ['', ...paragraphs(order.text, width)]),
  ].join('\n')
}

function wholeLines(order: WholeOrder, screen: Screen): string[] {
  const { say, paint, width } = screen
  const { contents, attachments } = order
  return [
    ...spread(
      paint.strong(visible(`${contents.service.name}  ${order.number}`)),
      say(statusAndAwaited(order)),
      width,
    ),
    ...twoColumns(factsOf(order, screen), width),
    ...textLines(TEXTS.need, contents.message, screen),
    ...textLines(TEXTS.description, contents.description, screen),
    ...(attachments.length === 0
      ? []
      : ['', paint.strong(say(TEXTS.files)), ...fileLines(attachments, screen)]),
    ...bookingLines(order.bookings, screen),
    ...stepLines(order, screen),
    '',
    ...conversationLines(order, screen),
  ]
}

function textLines(title: Text, text: string | null, { say, paint, width }: Screen): string[] {
  return text === null ? [] : ['', paint.strong(say(title)), ...paragraphs(text, width)]
}

function bookingLines(bookings: WholeOrder['bookings'], { say, paint, width, locale }: Screen): string[] {
  if (bookings.length === 0) return []
  const rows = bookings.flatMap(({ service, startsAt, endsAt, status }) => {
    const when = spanInWords(startsAt, endsAt, locale)
    return spread(`  ${when}`, say(bookingStatuses.table[status].text), width).concat(
      wrap(visible(service), width - 4).map(line => paint.dim(`    ${line}`)),
    )
  })
  return ['', paint.strong(say(TEXTS.bookings)), ...rows]
}

function stepLines({ steps }: WholeOrder, { say, paint, width, locale }: Screen): string[] {
  const rows = steps.map(({ at, by }, index): [string, string] => [
    dateTime(at, locale),
    visible(`${say(matterStepText(steps, index))}, ${by}`),
  ])
  return ['', paint.strong(say(TEXTS.steps)), ...twoColumns(rows, width)]
}

function factsOf(order: WholeOrder, screen: Screen): [string, string][] {
  const { say, locale } = screen
  const { contents, handler, maker, createdAt, expectedAnswer } = order
  const { place, feedback } = contents
  const facts: readonly (readonly [Text, string | null])[] = [
    [TEXTS.sent, say(TEXTS.by, { moment: momentInWords(createdAt, locale), name: maker })],
    [TEXTS.employee, employeeText(order, screen)],
    ...unitFacts(order),
    [TEXTS.option, contents.subCategories.join(', ')],
    [TEXTS.subject, contents.subject],
    [TEXTS.visits, visitsText(order, screen)],
    [TEXTS.location, contents.location],
    [TEXTS.clinic, place && `${place.clinic.name}, ${place.city}`],
    [TEXTS.partner, place?.partner ? partnerText(place.partner) : null],
    [TEXTS.desiredCity, place?.partner?.desiredCity ?? null],
    [TEXTS.phone, contents.userMobilePhone],
    [TEXTS.purchaseOrder, contents.purchaseOrderNumber],
    [TEXTS.feedback, feedback && [feedback.name, feedback.email, feedback.phone].filter(Boolean).join(', ')],
    [TEXTS.handler, handler],
    [TEXTS.expected, expectedAnswer],
  ]
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[say(label), visible(value)]] : []))
}

function employeeText({ employee }: WholeOrder, { say }: Screen): string | null {
  if (!employee) return null
  return [
    fullName(employee),
    ...(employee.pidHash === null ? [say(TEXTS.isNew)] : []),
    ...(employee.protectedIdentity ? [say(TEXTS.protected)] : []),
  ].join(', ')
}

const NO_LABEL: Text = { sv: '', en: '' }

/** Each unit with its comment, below each other. */
function unitFacts({ units }: WholeOrder): (readonly [Text, string])[] {
  const label = units.length === 1 ? TEXTS.unit : TEXTS.units
  return units.map(({ path, comment }, index) => [
    index === 0 ? label : NO_LABEL,
    [path.join(' / '), comment].filter(Boolean).join(': '),
  ])
}

function visitsText({ contents: { individualVisits, visitsPerEmployee } }: WholeOrder, { say }: Screen) {
  if (!individualVisits) return null
  return visitsPerEmployee === null
    ? say(TEXTS.individual)
    : say(TEXTS.perEmployee, { count: visitsPerEmployee })
}

type Partner = NonNullable<NonNullable<WholeOrder['contents']['place']>['partner']>

function partnerText({ companyName, recipient, street, postalCode, postalTown }: Partner): string {
  return `${companyName}, ${recipient}, ${street}, ${postalCode} ${postalTown}`
}
