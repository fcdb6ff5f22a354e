import { type DeadlineList, type DeadlineSpan, deadlinesWithin, endOfSpan } from '@salvia/core/deadlines'
import { DEADLINES_WITHIN_DAYS_MAX } from '@salvia/core/limits'
import { type Instant, instantFromMillis } from '@salvia/core/primitives'
import { defineCommand } from '../../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession, type Session } from '../../session/session.ts'
import { deadlineCalendar } from './deadline-calendar.ts'
import { deadlineLine, renderDeadlines, tellMissing } from './deadline-rows.ts'
import { deadlinesErrors } from './deadlines.errors.ts'
import { filledDeadline, maskDeadline } from './mask-deadline.ts'

interface Found {
  readonly list: DeadlineList
  readonly now: Instant
  /** Names and services are shown, also in a calendar. */
  readonly showValues: boolean
  /** Address of the portal, for links. */
  readonly origin: string
}

export const deadlines = defineCommand({
  name: 'deadlines',
  summary: {
    sv: 'vad som snart låses, raderas, avvisas eller går ut',
    en: 'what will soon lock, be deleted, be rejected or expire',
  },
  args: [],
  options: {
    within: {
      kind: 'text',
      value: 'time',
      summary: {
        sv: 'hur långt fram, till exempel 48h eller 7d (annars 30d)',
        en: 'how far ahead, such as 48h or 7d (default: 30d)',
      },
    },
    ...SHOW_VALUES_OPTIONS,
    org: ORG_OPTION,
  },
  examples: [
    { command: 'salvia deadlines --within 7d', text: { sv: 'den närmaste veckan', en: 'the coming week' } },
    {
      command: 'salvia deadlines -f ics -o snart.ics',
      text: { sv: 'till en kalender, utan namn', en: 'for a calendar, without names' },
    },
    {
      command: 'salvia deadlines -f ics -o snart.ics --show-values',
      text: {
        sv: 'en kalender som säger vad och vem det gäller',
        en: 'a calendar that says what it is about and whom',
      },
    },
  ],
  async run({ options }, ctx): Promise<Found> {
    const span = spanOf(options.within)
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, options.org, ctx)
    const now = instantFromMillis(ctx.now().getTime())
    const { showValues } = options
    const found = await ask(session, clientNumber, { span, now })
    tellMissing(found, ctx)
    const list = showValues ? found : { ...found, items: found.items.map(maskDeadline) }
    return { list, now, showValues, origin: session.site.origin }
  },
  view: {
    pretty: ({ list, showValues }, screen) =>
      [
        renderDeadlines(list, screen),
        ...(showValues || list.items.length === 0 ? [] : ['', ...hiddenLines(screen)]),
      ].join('\n'),
    concise: ({ list }, locale) => list.items.map(deadline => deadlineLine(deadline, locale)).join('\n'),
    json: ({ list }) => ({ ...list, items: list.items.map(filledDeadline) }),
    ics: ({ list, ...asked }, locale) => deadlineCalendar(list.items, { ...asked, locale }),
  },
})

const HOURS_A_DAY = 24

/** The span of an option value: days follow the calendar, hours the clock. */
function spanOf(value: string | undefined): DeadlineSpan | null {
  if (value === undefined) return null
  const [, amount = '', unit] = /^(\d{1,4})([dh])$/.exec(value) ?? []
  const count = Number(amount)
  const days = unit === 'h' ? count / HOURS_A_DAY : count
  if (days === 0 || days > DEADLINES_WITHIN_DAYS_MAX)
    throw errorOf(deadlinesErrors.WITHIN_WRONG, { value, max: DEADLINES_WITHIN_DAYS_MAX })
  return unit === 'h' ? { hours: count } : { days: count }
}

interface Ahead {
  readonly span: DeadlineSpan | null
  readonly now: Instant
}

/** Fetches the deadlines. The service takes whole days only, so a span of hours is cut here. */
async function ask({ client }: Session, clientNumber: string, { span, now }: Ahead): Promise<DeadlineList> {
  const params = { clientNumber }
  if (span === null) return client.deadlines.list({ params })
  if ('days' in span) return client.deadlines.list({ params, query: { within: span.days } })
  const days = Math.min(Math.ceil(span.hours / HOURS_A_DAY) + 1, DEADLINES_WITHIN_DAYS_MAX)
  const list = await client.deadlines.list({ params, query: { within: days } })
  return { ...list, items: deadlinesWithin(list.items, now, span), until: endOfSpan(now, span) }
}
