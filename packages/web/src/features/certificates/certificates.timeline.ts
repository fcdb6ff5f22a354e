import { portalPath } from '@salvia/core/portal-paths'
import type { TimelineSource } from '../../parts/timeline/timeline-source.ts'
import { PersonSection } from './person/person-section.tsx'

/** The certificates and monitorings of an employee, on the employee's page, where their own section shows them whole. */
export const certificatesTimeline: TimelineSource = {
  feature: 'certificates',
  pages: {},
  Section: PersonSection,
  list: {
    label: { sv: 'Medicinska kontroller', en: 'Medical check-ups' },
    to: name => `${portalPath('certificates')}?${new URLSearchParams({ q: name })}`,
  },
}
