import { useEffect, useState } from 'react'
import type { Answer } from '../../state/endpoint.ts'

/**
 * The chosen time of the week's free times, once they are fetched. It is kept: after confirmation the time is no longer
 * free, and only the server knows whether this user got it. A time that was not free from the start is taken.
 */
export function useChosenSlot<S extends { readonly id: string }>(
  answer: Answer<{ readonly items: readonly S[] }>,
  slotId: string,
  onTaken: () => void,
): S | undefined {
  const found = answer.state === 'ready' ? answer.data.items.find(({ id }) => id === slotId) : undefined
  const [slot, setSlot] = useState(found)
  if (found && !slot) setSlot(found)
  const isGone = answer.state === 'ready' && !answer.isOutdated && !found && !slot
  useEffect(() => {
    if (isGone) onTaken()
  })
  return slot
}
