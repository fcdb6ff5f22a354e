import { useEffect } from 'react'

/** While it is active, the browser asks before the tab is closed or loaded again. */
export function useUnloadGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])
}
