import type { Message } from '@salvia/core/conversations'
import { useEffect, useRef, useState } from 'react'
import { callEndpoint } from '../../state/api.ts'
import type { ConversationPlace } from './conversation-contract.ts'

/**
 * Tells the server once the latest message comes into view, if it or an earlier one is new. Returns the ref of the
 * list, whose last element is the latest message.
 */
export function useMarkRead({ calls, params, id }: ConversationPlace, messages: readonly Message[]) {
  const list = useRef<HTMLOListElement>(null)
  const place = useRef({ calls, params, id })
  useEffect(() => {
    place.current = { calls, params, id }
  }, [calls, params, id])
  const through = messages.some(({ isNew }) => isNew) ? (messages.at(-1)?.number ?? null) : null

  useEffect(() => {
    const latest = list.current?.lastElementChild
    if (through === null || !latest) return
    const shown = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      shown.disconnect()
      const { calls, params, id } = place.current
      const input = { params: { ...params, id }, body: { through } }
      // What is not marked now is marked when the conversation is shown the next time.
      callEndpoint(calls.markRead, input, { isAutomatic: true }).catch(() => undefined)
    })
    shown.observe(latest)
    return () => shown.disconnect()
  }, [through])
  return list
}

/** The messages that were new when they came. They stay marked as new while the conversation is shown. */
export function useNewMessages(messages: readonly Message[]): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const arrived = messages.filter(({ id, isNew }) => isNew && !known.has(id))
  if (arrived.length > 0) setKnown(new Set([...known, ...arrived.map(({ id }) => id)]))
  return known
}
