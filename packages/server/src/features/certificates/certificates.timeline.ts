import { certificateTimeline } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { TimelineSource } from '../timeline/timeline-source.ts'
import { certificatesOf } from './certificates.store.ts'
import { notesOfEmployee } from './check-notes.store.ts'
import { entryOf } from './shown-certificates.ts'

/** The entries and notes about an employee, which whoever sees the employee sees. Each answer is audited. */
export const certificatesTimeline: TimelineSource = {
  feature: 'certificates',
  async entries({ services: { db }, caller, company: { clientNumber }, seen, now }) {
    const rows = await certificatesOf(db, clientNumber, seen.employee.id)
    const notes = await notesOfEmployee(db, seen.employee.id)
    if (rows.length > 0)
      await addView(db, {
        ...{ at: now, actor: caller, action: 'certificates-viewed', clientNumber },
        details: { timeline: true, certificates: rows.map(({ certificate }) => certificate.id) },
      })
    return certificateTimeline(
      rows.map(({ certificate }) => ({ ...entryOf(certificate), id: certificate.id })),
      notes.map(({ note: { id, medicalCheck, kind, date }, takenBack }) => ({
        ...{ id, check: medicalCheck, kind, date },
        isTakenBack: takenBack !== null,
      })),
      stockholmDate(now),
    ).toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  },
}
