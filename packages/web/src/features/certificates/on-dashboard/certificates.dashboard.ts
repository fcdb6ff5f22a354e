import { portalPath } from '@salvia/core/portal-paths'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { CertificateFigures } from './certificate-figures.tsx'
import { todosAtom } from './todos.tsx'

/** The content of the medical check-ups on the start page. */
export const certificatesDashboard: DashboardSource = {
  feature: 'certificates',
  todos: todosAtom,
  deadlines: {
    'last-valid-day': {
      subject: 'employee',
      to: () => `${portalPath('certificates')}?status=expires-soon&sort=end`,
    },
  },
  Figures: CertificateFigures,
}
