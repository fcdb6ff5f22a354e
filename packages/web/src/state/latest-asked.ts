import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What the address was last asked to be, perhaps not rendered yet: a navigation renders late on a slow device. Who changes
 * the address starts from it, and writes into it what was asked for.
 * @param shown what the address says now
 */
export function useLatestAsked<T>(shown: T): RefObject<T> {
  const { key } = useLocation()
  const seen = useRef(key)
  const latest = useRef(shown)
  useLayoutEffect(() => {
    if (seen.current === key) return
    seen.current = key
    latest.current = shown
  })
  return latest
}
