import { addDays, firstOfMonth, stockholmDate } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { monthsOfChangedCertificates } from './certificate-days.store.ts'
import { countAllVisits } from './count-all-visits.ts'
import { countedCompanies, markDue } from './visits.store.ts'

/**
 * Counts again, each night, the month of yesterday, whose last day may have been that, and the one that runs, and those
 * whose certificates have changed.
 */
export const countYesterdaysVisits = defineJob({
  name: 'count-yesterdays-visits',
  data: z.object({}),
  schedule: '10 0 * * *',
  async run(_, services: Services) {
    const today = stockholmDate(services.clock.now())
    const months = new Set([firstOfMonth(addDays(today, -1)), firstOfMonth(today)])
    const companies = await countedCompanies(services.db)
    await markDue(services.db, [
      ...companies.flatMap(clientNumber => [...months].map(month => ({ clientNumber, month }))),
      ...(await monthsOfChangedCertificates(services.db)),
    ])
    await countAllVisits(services)
  },
})
