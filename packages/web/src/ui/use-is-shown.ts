import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether the component is still on the screen, for what is done after a call was answered: who has left meanwhile
 * is not taken back.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
