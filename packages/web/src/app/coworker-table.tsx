import type { ComponentType } from 'react'
import type { TimelineSource } from '../parts/timeline/timeline-source.ts'
import { timelineOfFeatures } from './timeline.gen.ts'

const SOURCES: readonly (() => Promise<TimelineSource>)[] = Object.values(timelineOfFeatures)

/** Loads the page of an employee with the links of all features. If one feature fails to load, its entries are no links. */
export async function loadCoworker(): Promise<ComponentType> {
  const [{ CoworkerScreen }, ...loaded] = await Promise.all([
    import('../features/coworkers/details/coworker.screen.tsx'),
    ...SOURCES.map(load => load().catch(() => null)),
  ])
  const sources = loaded.filter(source => source !== null)
  return () => <CoworkerScreen sources={sources} />
}
