import { z } from 'zod'
import { sweepSessions } from '../access/sessions.store.ts'
import { DAY_MS } from '../clock.ts'
import { analyse } from '../db/analyse.ts'
import { sweepAttempts } from '../features/auth/attempts.store.ts'
import { sweepIdempotencyKeys } from '../http/idempotency.store.ts'
import { defineJob } from './job.ts'

const KEYS_KEPT_DAYS = 1
const SESSIONS_KEPT_DAYS = 30
const ATTEMPTS_KEPT_DAYS = 30

/** Forgets what nobody can use any more: answered writes, ended sessions, old attempts to sign in. */
export const housekeeping = defineJob({
  name: 'housekeeping',
  data: z.object({}),
  schedule: '17 3 * * *',
  async run(_data, { db, clock }) {
    const now = clock.now()
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
    await sweepIdempotencyKeys(db, ago(KEYS_KEPT_DAYS))
    await sweepSessions(db, ago(SESSIONS_KEPT_DAYS))
    await sweepAttempts(db, ago(ATTEMPTS_KEPT_DAYS), now)
    await analyse(db)
  },
})
