import type { ComponentType } from 'react'
import type { DashboardSource } from '../parts/dashboard/dashboard-source.ts'

/** THE table of features that have content on the start page, in the order in which it is rendered. */
const SOURCES: readonly (() => Promise<DashboardSource>)[] = [
  async () => (await import('../features/bookings/on-dashboard/source.ts')).source,
  async () => (await import('../features/personnel-file/on-dashboard/source.tsx')).source,
  async () => (await import('../features/coworkers/on-dashboard/source.tsx')).source,
  async () => (await import('../features/profile/on-dashboard/source.ts')).source,
]

/** Loads the start page with the content of all features. If one feature fails to load, the others are still shown. */
export async function loadDashboard(): Promise<ComponentType> {
  const [{ DashboardScreen }, ...loaded] = await Promise.all([
    import('../features/dashboard/dashboard.screen.tsx'),
    ...SOURCES.map(load => load().catch(() => null)),
  ])
  const sources = loaded.filter(source => source !== null)
  return () => <DashboardScreen sources={sources} />
}
