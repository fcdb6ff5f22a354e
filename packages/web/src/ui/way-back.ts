import { type Location, NavigationType } from 'react-router'

/** The state of the history entry that a link back makes. */
export const WAY_BACK = { isWayBack: true } as const

/** Whether the user came back to a page: by the browser's own button, or by a link back on a page opened from it. */
export function isWayBack(way: NavigationType, { state }: Pick<Location, 'state'>): boolean {
  const given: unknown = state
  const isByLink = typeof given === 'object' && given !== null && 'isWayBack' in given
  return way === NavigationType.Pop || isByLink
}
