import { type UIMatch, useMatches } from 'react-router'
import type { RouteFacts } from '../parts/route-facts.ts'

const isRoute = (handle: unknown): handle is RouteFacts =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** The table row of the screen that is shown; undefined when no screen matches. */
export function useCurrentRoute(): RouteFacts | undefined {
  const matches: readonly UIMatch[] = useMatches()
  return matches.map(match => match.handle).findLast(isRoute)
}
