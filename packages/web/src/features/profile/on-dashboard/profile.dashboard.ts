import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { href } from '../../../parts/paths.ts'

/** What the profile puts on the start page: where its deadlines are acted on. */
export const profileDashboard: DashboardSource = {
  feature: 'profile',
  deadlines: { 'machine-token-expiry': { to: () => href('profile') } },
}
