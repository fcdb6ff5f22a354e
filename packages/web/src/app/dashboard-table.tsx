import type { ComponentType } from 'react'
import type { DashboardSource } from '../parts/dashboard/dashboard-source.ts'
import { dashboardOfFeatures } from './dashboard.gen.ts'

/** In this order on the start page; what is not named here comes last. */
const ORDER = ['bookings', 'personnelFile', 'coworkers', 'profile']

function place(feature: string): number {
  return ORDER.includes(feature) ? ORDER.indexOf(feature) : ORDER.length
}

const SOURCES: readonly (() => Promise<DashboardSource>)[] = Object.entries(dashboardOfFeatures)
  .sort(([a], [b]) => place(a) - place(b))
  .map(([, load]) => load)

/** The start page with what the features put on it; one that does not load leaves the others alone. */
export async function loadDashboard(): Promise<ComponentType> {
  const [{ DashboardScreen }, ...loaded] = await Promise.all([
    import('../features/dashboard/dashboard.screen.tsx'),
    ...SOURCES.map(load => load().catch(() => null)),
  ])
  const sources = loaded.filter(source => source !== null)
  return () => <DashboardScreen sources={sources} />
}
