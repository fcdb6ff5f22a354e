import { portalPath } from '@salvia/core/portal-paths'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'

/** What the profile puts on the start page: where its deadlines are acted on. */
export const profileDashboard: DashboardSource = {
  feature: 'profile',
  deadlines: { 'machine-token-expiry': { to: () => portalPath('profile') } },
}
