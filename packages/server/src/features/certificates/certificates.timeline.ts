import { certificateAccess, certificateTimeline } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { TimelineSource } from '../timeline/timeline-source.ts'
import { certificatesOf } from './certificates.store.ts'
import { entryOf } from './shown-certificate.ts'

/** The certificates and monitorings of an employee, those before included. Each answer is audited. */
export const certificatesTimeline: TimelineSource = {
  feature: 'certificates',
  async entries({ services: { db }, caller, company: { clientNumber }, seen, locale, now }) {
    const { employee, facts, rules } = seen
    if (certificateAccess(rules.access, facts).kind !== 'seen') return []
    const stored = (await certificatesOf(db, employee.id)).map(({ certificate }) => certificate)
    if (stored.length > 0)
      await addView(db, {
        ...{ at: now, actor: caller, action: 'certificates-viewed', clientNumber },
        details: { timeline: true, certificates: stored.map(({ id }) => id) },
      })
    const entries = stored.map(one => ({
      ...entryOf(one),
      id: one.id,
      supersededFrom: one.supersededFrom,
    }))
    return certificateTimeline(entries, stockholmDate(now), locale)
  },
}
