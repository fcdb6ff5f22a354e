import { portalPath } from '@salvia/core/portal-paths'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { CertificateFigure } from './certificate-figure.tsx'
import { todosAtom } from './todos.tsx'

type DeadlineRow = NonNullable<DashboardSource['deadlines']>[string]

/** The list has no page for one entry, so that it is searched for the employee, as in the palette. */
const LAST_DAY: DeadlineRow = {
  subject: 'employee',
  to: (_id, { employee = '' }) => `${portalPath('certificates')}?${new URLSearchParams({ q: employee })}`,
}

/** The content of the medical check-ups on the start page. */
export const certificatesDashboard: DashboardSource = {
  feature: 'certificates',
  todos: todosAtom,
  deadlines: { 'fitness-last-day': LAST_DAY, 'offered-last-day': LAST_DAY },
  Figures: CertificateFigure,
}
