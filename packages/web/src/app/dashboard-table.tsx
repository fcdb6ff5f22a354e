import type { ComponentType } from 'react'
import type { DashboardSource } from '../parts/dashboard/dashboard-source.ts'
import { dashboardOfFeatures } from './dashboard.gen.ts'

/** The order of the features on the start page; features that are not listed come last. */
const ORDER = ['orders', 'bookings', 'certificates', 'personnelFile', 'coworkers', 'profile']

function place(feature: string): number {
  return ORDER.includes(feature) ? ORDER.indexOf(feature) : ORDER.length
}

const SOURCES: readonly (() => Promise<DashboardSource>)[] = Object.entries(dashboardOfFeatures)
  .sort(([a], [b]) => place(a) - place(b))
  .map(([, load]) => load)

/** Loads the start page with the content of all features. If one feature fails to load, the others are still shown. */
export async function loadDashboard(): Promise<ComponentType> {
  const [{ DashboardScreen }, ...loaded] = await Promise.all([
    import('../features/dashboard/dashboard.screen.tsx'),
    ...SOURCES.map(load => load().catch(() => null)),
  ])
  const sources = loaded.filter(source => source !== null)
  return () => <DashboardScreen sources={sources} />
}
