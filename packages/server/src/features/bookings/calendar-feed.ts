import { createHash, randomBytes } from 'node:crypto'
import type { Contract } from '@salvia/core/api'
import { bookingAccess } from '@salvia/core/bookings'
import { appError } from '@salvia/core/error-catalogue'
import { CALENDAR_EVENTS_MAX, CALENDAR_PAST_DAYS, CALENDAR_READS_PER_HOUR } from '@salvia/core/limits'
import { addCalendarDays, type Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { mayUse } from '../../access/company-access.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import type { RateLimit } from '../../access/rate-limits.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import { HOUR_MS } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { bookingCalendar, bookingEvent } from './booking-event.ts'
import { insistOnBookingSystem } from './booking-system-connected.ts'
import {
  deleteFeed,
  type FeedRow,
  feedBySecret,
  findFeed,
  type OwnedFeed,
  putFeed,
  selectFeedBookings,
} from './calendar-feeds.store.ts'
import { CALENDAR_TYPE } from './calendar-file.ts'
import { keepReading } from './keep-reading.ts'

type Calls = Contract['bookings']

const SECRET_BYTES = 32
const READS: RateLimit = { name: 'calendar-reads', most: CALENDAR_READS_PER_HOUR, withinMs: HOUR_MS }

/** The hash of a secret, as stored. The secret has 256 random bits, so that a plain hash is enough. */
function secretHashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

const shape = ({ createdAt, isDetailed }: Pick<FeedRow, 'createdAt' | 'isDetailed'>) => ({
  createdAt,
  isDetailed,
})

export async function ownCalendarFeed({ services, caller, company }: Context<Calls['calendarFeed']>) {
  const { accountId } = caller
  const feed = await findFeed(services.db, { accountId, clientNumber: company.clientNumber })
  return { feed: feed ? shape(feed) : null }
}

/** Makes a calendar address that nobody can guess. It is shown once and never again. */
export async function createCalendarFeed(call: Context<Calls['createCalendarFeed']>) {
  const { services, caller, company, body, now, origin } = call
  const { clientNumber } = company
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const feed = {
    accountId: caller.accountId,
    clientNumber,
    secretHash: secretHashOf(secret),
    isDetailed: body.isDetailed,
    createdAt: now,
  }
  await transaction(services.db, async tx => {
    await putFeed(tx, feed)
    const details = { detailed: feed.isDetailed }
    await addAudit(tx, { at: now, actor: caller, action: 'booking-calendar-created', clientNumber, details })
  })
  return { feed: shape(feed), address: `${origin}/calendar/${secret}.ics` }
}

export async function revokeCalendarFeed(call: Context<Calls['revokeCalendarFeed']>): Promise<void> {
  const { services, caller, company, now } = call
  const { clientNumber } = company
  await transaction(services.db, async tx => {
    if (!(await deleteFeed(tx, { accountId: caller.accountId, clientNumber }))) return
    await addAudit(tx, { at: now, actor: caller, action: 'booking-calendar-revoked', clientNumber })
  })
}

/** A request for a calendar by its secret address. */
interface CalendarCall {
  readonly services: Services
  readonly secret: string
  readonly now: Instant
  /** The address of the portal, without a slash at the end. */
  readonly origin: string
}

interface CalendarAnswer {
  readonly contentType: string
  readonly content: string
  /** Audits that the calendar was sent. Not called if the reader has it already (304). */
  told(): Promise<void>
}

/**
 * The bookings that the owner of a calendar address may see at this moment. Undefined, without telling why, if the
 * address never existed, was revoked, or its owner has lost the account, the roles or the feature.
 */
export async function readCalendarFeed({
  services,
  secret,
  now,
  origin,
}: CalendarCall): Promise<CalendarAnswer> {
  insistOnBookingSystem(services)
  const { db, settings } = services
  const secretHash = secretHashOf(secret)
  const owned = await feedBySecret(db, secretHash)
  if (!owned || !(await isOpen(db, owned))) throw appError('NOT_FOUND')
  await insistOnTurn(db, READS, secretHash, now)
  const { feed, owner } = owned
  const rows = await bookingsFor(db, owned, now)
  const { locale } = owner
  const events = rows.map(row => bookingEvent(row, { isDetailed: feed.isDetailed, locale, origin }))
  return {
    contentType: CALENDAR_TYPE,
    content: bookingCalendar(events, settings.brand, locale),
    told: () => {
      const employees = new Set(rows.map(({ booking }) => booking.employeeId))
      return keepReading(db, owned, { at: now, employees })
    },
  }
}

async function isOpen(db: Db, { feed, owner }: OwnedFeed): Promise<boolean> {
  if (owner.state !== 'active' || !(await maySignIn(db, { ...owner, accountId: owner.id }))) return false
  const companies = await companiesOfAccount(db, owner.id)
  const company = companies.find(({ clientNumber }) => clientNumber === feed.clientNumber)
  return company !== undefined && mayUse('bookings', company, { kind: 'person' })
}

async function bookingsFor(db: Db, { feed, owner }: OwnedFeed, now: Instant) {
  const { clientNumber } = feed
  const user = { accountId: owner.id, pid: owner.pid }
  const { employees } = await employeesInReach(
    db,
    user,
    clientNumber,
    (access, employee) => bookingAccess(access, employee).kind === 'seen',
  )
  const since = addCalendarDays(now, -CALENDAR_PAST_DAYS)
  return selectFeedBookings(db, { clientNumber, employees, since, limit: CALENDAR_EVENTS_MAX })
}
