import { addCalendarDays } from '@salvia/core/primitives'
import { z } from 'zod'
import { sweepRateLimits } from '../access/rate-limits.store.ts'
import { sweepSessions } from '../access/sessions.store.ts'
import { sweepSimulatedOrders } from '../bankid-simulator/simulated-orders.store.ts'
import { analyse } from '../db/analyse.ts'
import { sweepLinks } from '../features/accounts/links.store.ts'
import { sweepAttempts } from '../features/auth/attempts.store.ts'
import { sweepBankIdOrders } from '../features/bankid/orders.store.ts'
import { sweepPairings } from '../features/pairings/pairings.store.ts'
import { sweepSsoSignIns } from '../features/sso/sso.store.ts'
import { sweepIdempotencyKeys } from '../http/idempotency.store.ts'
import { defineJob } from '../jobs/job.ts'
import type { Services } from '../services.ts'

const KEYS_KEPT_DAYS = 1
const SESSIONS_KEPT_DAYS = 30
const ATTEMPTS_KEPT_DAYS = 30
const COUNTS_KEPT_DAYS = 1
/**
 * Expired links are kept this long, so that somebody who opens an old mail reads that its link is too old, not that it
 * is wrong.
 */
const EXPIRED_LINKS_KEPT_DAYS = 365
const BANKID_ORDERS_KEPT_DAYS = 1
const SSO_SIGN_INS_KEPT_DAYS = 1
const PAIRINGS_KEPT_DAYS = 1

/**
 * Deletes what nobody can use any more: stored answers of repeated calls, ended sessions, old sign-in attempts and old
 * links.
 */
export const housekeeping = defineJob({
  name: 'housekeeping',
  data: z.object({}),
  schedule: '17 3 * * *',
  async run(_data, { db, clock }: Services) {
    const now = clock.now()
    const ago = (days: number) => addCalendarDays(now, -days)
    await sweepIdempotencyKeys(db, ago(KEYS_KEPT_DAYS))
    await sweepSessions(db, ago(SESSIONS_KEPT_DAYS))
    await sweepAttempts(db, ago(ATTEMPTS_KEPT_DAYS), now)
    await sweepRateLimits(db, ago(COUNTS_KEPT_DAYS))
    await sweepLinks(db, ago(EXPIRED_LINKS_KEPT_DAYS))
    await sweepBankIdOrders(db, ago(BANKID_ORDERS_KEPT_DAYS))
    await sweepSimulatedOrders(db, ago(BANKID_ORDERS_KEPT_DAYS))
    await sweepPairings(db, ago(PAIRINGS_KEPT_DAYS))
    await sweepSsoSignIns(db, ago(SSO_SIGN_INS_KEPT_DAYS))
    await analyse(db)
  },
})
