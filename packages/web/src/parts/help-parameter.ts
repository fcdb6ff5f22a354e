import { useSearchParams } from 'react-router'

/** The query parameter of a page with open help, so that support can send a link to it. */
const PARAMETER = 'hjalp'
/** Its value when the help is about the whole page. */
const WHOLE = '1'

export interface Help {
  readonly isOpen: boolean
  /** The part of the help that was asked for; null for all of it. */
  readonly topic: string | null
  readonly open: () => void
  readonly close: () => void
  /** The address of the page with the help open at one of its parts. */
  readonly addressOf: (topic: string) => string
}

/** Whether the help of a page is open. This is part of the address, so the back button closes it. */
export function useHelp(): Help {
  const [address, setAddress] = useSearchParams()
  const asked = address.get(PARAMETER)
  const withHelp = (topic: string | null): URLSearchParams => {
    const next = new URLSearchParams(address)
    if (topic === null) next.delete(PARAMETER)
    else next.set(PARAMETER, topic)
    return next
  }
  const change = (topic: string | null): void =>
    setAddress(withHelp(topic), { replace: topic === null, preventScrollReset: true })
  return {
    isOpen: asked !== null && asked !== '',
    topic: asked === WHOLE ? null : asked,
    open: () => change(WHOLE),
    close: () => change(null),
    addressOf: topic => `?${withHelp(topic)}`,
  }
}
