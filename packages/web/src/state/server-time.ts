import { type Instant, instantFromMillis } from '@salvia/core/primitives'
import { useEffect, useState } from 'react'
import { serverClock } from './server-clock.ts'

/** The server's time, even when the device's clock is wrong. */
export function serverTime(): Instant {
  return instantFromMillis(serverClock.now())
}

/** The server's time, updated at this interval while the page is visible. @example const now = useServerTime(60_000) */
export function useServerTime(everyMs: number): Instant {
  const [now, setNow] = useState(serverTime)
  useEffect(() => {
    const tick = (): void => {
      if (document.visibilityState === 'visible') setNow(serverTime())
    }
    tick()
    const timer = setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return now
}
