import { portalPath } from '@salvia/core/portal-paths'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'

/** The content of the profile feature on the start page: its deadlines. */
export const profileDashboard: DashboardSource = {
  feature: 'profile',
  deadlines: { 'machine-token-expiry': { subject: 'name', to: () => portalPath('profile') } },
}
