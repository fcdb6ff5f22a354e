import { BOOKING_FILTERS, BOOKING_SORTS, type Booking, type BookingPage } from '@salvia/core/bookings'
import { PAGE_SIZE_MAX, SEARCH_MAX_CHARACTERS } from '@salvia/core/limits'
import { type Instant, instantFromMillis, staysOutOfAddress } from '@salvia/core/primitives'
import { defineCommand } from '../../command/define-command.ts'
import { calendarDate } from '../../command/option-values.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { usageErrors } from '../../errors/usage.errors.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession, type Session } from '../../session/session.ts'
import { bookingLine, renderBookings } from './booking-rows.ts'
import { bookingsErrors } from './bookings.errors.ts'

type SearchBody = Parameters<Session['client']['bookings']['search']>[0]['body']
/** What the list is asked for; the page beside it. */
type ListQuery = Omit<SearchBody, 'page' | 'pageSize' | 'leaders'> & { readonly leaders: boolean }

interface Listed {
  readonly page: BookingPage
  readonly now: Instant
}

export const bookingsList = defineCommand({
  name: 'bookings list',
  summary: { sv: 'visa tidsbokningar', en: 'show bookings' },
  args: [],
  options: {
    status: {
      kind: 'choice',
      choices: BOOKING_FILTERS,
      summary: {
        sv: 'kommande, tidigare eller avbokade (annars alla)',
        en: 'those to come, past or cancelled (else all)',
      },
    },
    from: {
      kind: 'text',
      value: 'date',
      summary: {
        sv: 'från och med (annars 180 dagar tillbaka)',
        en: 'from this date on (else 180 days back)',
      },
    },
    to: { kind: 'text', value: 'date', summary: { sv: 'till och med', en: 'to this date' } },
    leaders: {
      kind: 'flag',
      summary: {
        sv: 'bara dem som gäller chefer och beställare',
        en: 'only those that concern managers and order managers',
      },
    },
    search: {
      kind: 'text',
      value: 'text',
      summary: {
        sv: 'sök på tjänst, medarbetare, datum eller adress',
        en: 'search service, employee, date or address',
      },
    },
    sort: {
      kind: 'choice',
      choices: BOOKING_SORTS,
      summary: {
        sv: 'efter datum, medarbetare eller tjänst; minus före vänder ordningen',
        en: 'by date, employee or service; a minus before it reverses the order',
      },
    },
    page: {
      kind: 'count',
      value: 'number',
      range: { from: 1, to: 1_000_000 },
      summary: { sv: 'vilken sida av listan', en: 'which page of the list' },
    },
    all: { kind: 'flag', summary: { sv: 'alla sidor', en: 'all pages' } },
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia bookings list --status upcoming',
      text: { sv: 'det som kommer', en: 'what is to come' },
    },
    {
      command: 'salvia bookings list --from 2026-01-01 --all -f json',
      text: { sv: 'årets bokningar till ett program', en: 'the bookings of the year for a program' },
    },
  ],
  async run({ options }, ctx): Promise<Listed> {
    const { page, all } = options
    if (all && page !== undefined) throw errorOf(usageErrors.OPTIONS_CLASH, { one: '--all', other: '--page' })
    const asked = queryOf(options)
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, options.org, ctx)
    const ask = pages(session, clientNumber, asked)
    const found = await (all ? allPages(ask) : ask({ page: page ?? 1 }))
    return { page: found, now: instantFromMillis(ctx.now().getTime()) }
  },
  view: {
    pretty: ({ page, now }, screen) => renderBookings(page, now, screen),
    concise: ({ page }, locale) => page.items.map(booking => bookingLine(booking, locale)).join('\n'),
    json: ({ page }) => page,
  },
})

interface WishOptions {
  readonly status: ListQuery['status']
  readonly from: string | undefined
  readonly to: string | undefined
  readonly leaders: boolean
  readonly search: string | undefined
  readonly sort: ListQuery['sort']
}

/** Mistakes are told before anybody is asked. */
function queryOf({ status, from, to, leaders, search = '', sort }: WishOptions): ListQuery {
  const since = from === undefined ? undefined : calendarDate('--from', from)
  const until = to === undefined ? undefined : calendarDate('--to', to)
  if (since && until && until < since)
    throw errorOf(bookingsErrors.PERIOD_REVERSED, { from: since, to: until })
  if (search.length > SEARCH_MAX_CHARACTERS)
    throw errorOf(bookingsErrors.SEARCH_TOO_LONG, { max: SEARCH_MAX_CHARACTERS })
  return {
    leaders,
    q: search,
    ...(status && { status }),
    ...(since && { from: since }),
    ...(until && { to: until }),
    ...(sort && { sort }),
  }
}

interface Range {
  readonly page: number
  readonly pageSize?: number
}
type AskPage = (range: Range) => Promise<BookingPage>

/** A search that holds digits of an identity number is sent in a body, and stands in no address. */
function pages({ client }: Session, clientNumber: string, { q, leaders, ...filters }: ListQuery): AskPage {
  const params = { clientNumber }
  return range => {
    const asked = { ...filters, ...range }
    if (staysOutOfAddress(q)) return client.bookings.search({ params, body: { ...asked, leaders, q } })
    const query = { ...asked, leaders: String(leaders), ...(q !== '' && { q }) }
    return client.bookings.list({ params, query })
  }
}

/** One long page. A booking that comes or goes meanwhile moves others to another page: each is told once. */
async function allPages(ask: AskPage): Promise<BookingPage> {
  const found = new Map<string, Booking>()
  for (let page = 1; ; page++) {
    const answer = await ask({ page, pageSize: PAGE_SIZE_MAX })
    for (const booking of answer.items) found.set(booking.id, booking)
    if (page * answer.pageSize < answer.total && answer.items.length > 0) continue
    const items = [...found.values()]
    return { ...answer, items, page: 1, pageSize: items.length, total: items.length }
  }
}
