import { useSearchParams } from 'react-router'

/** Stands in the address of a page whose help is open, so that support can send a link to it. */
const PARAMETER = 'hjalp'

export interface Help {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Whether the help of a page is open: the address says so, and going back closes it. */
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
