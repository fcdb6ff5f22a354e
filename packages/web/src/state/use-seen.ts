import { useState } from 'react'
import { outdateAnswers } from './outdated.ts'

interface Seen<T> {
  /** What the user has seen. A change sends its version to the server. */
  readonly seen: T
  /** A newer version has replaced it, and the user must be told. */
  readonly isChanged: boolean
  readonly takeLatest: () => Promise<void>
}

/**
 * Keeps the version that the user has seen, even when a newer one is fetched, until `takeLatest` is called. Otherwise a
 * change by a colleague or in another tab would be accepted by a press that was meant for what stood there before.
 */
export function useSeen<T extends { readonly version: number }>(latest: T): Seen<T> {
  const [seen, setSeen] = useState(latest)
  const [isChanged, setIsChanged] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  if (isWanted && seen.version !== latest.version) {
    setSeen(latest)
    setIsWanted(false)
  }
  return {
    seen,
    isChanged,
    takeLatest: async () => {
      setIsChanged(true)
      setIsWanted(true)
      await outdateAnswers()
    },
  }
}
