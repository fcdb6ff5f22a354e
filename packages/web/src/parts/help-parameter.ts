import { useSearchParams } from 'react-router'

/** The query parameter of a page with open help, so that support can send a link to it. */
const PARAMETER = 'hjalp'

export interface Help {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Whether the help of a page is open. This is part of the address, so the back button closes it. */
export function useHelp(): Help {
  const [address, setAddress] = useSearchParams()
  const change = (isOpen: boolean): void =>
    setAddress(
      before => {
        const next = new URLSearchParams(before)
        if (isOpen) next.set(PARAMETER, '1')
        else next.delete(PARAMETER)
        return next
      },
      { replace: !isOpen, preventScrollReset: true },
    )
  return {
    isOpen: address.get(PARAMETER) === '1',
    open: () => change(true),
    close: () => change(false),
  }
}
