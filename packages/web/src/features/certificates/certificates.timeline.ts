import { portalPath } from '@salvia/core/portal-paths'
import type { TimelineSource } from '../../parts/timeline/timeline-source.ts'

/** The certificates and monitorings of an employee, on the employee's page, which shows them whole itself. */
export const certificatesTimeline: TimelineSource = {
  feature: 'certificates',
  pages: {},
  list: {
    label: { sv: 'Medicinska kontroller', en: 'Medical check-ups' },
    to: name => `${portalPath('certificates')}?${new URLSearchParams({ q: name })}`,
  },
}
