import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'

interface ModalFacts {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

interface ModalWays {
  /** Where focus goes first. */
  readonly first: RefObject<HTMLElement | null>
  /** The least destructive way out: Escape. Without it the dialog must be answered. */
  readonly onClose?: (() => void) | undefined
  /** A press beside it closes it too: for what holds nothing that could be lost. */
  readonly closesBeside?: boolean
}

/** Opens a `<dialog>` over the page while `isOpen`: focus goes in, stays inside, and returns to where it was. */
export function useModal(isOpen: boolean, { first, onClose, closesBeside = false }: ModalWays): ModalFacts {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!isOpen || !element) return
    const opener = document.activeElement
    element.showModal()
    first.current?.focus()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen, first])

  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault()
    onClose?.()
  }
  // A browser closes a dialog at the second Escape even where the first was refused.
  const cancelOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel(event)
  }
  const cancelBeside = (event: MouseEvent): void => {
    if (closesBeside && event.target === ref.current) onClose?.()
  }
  return { ref, onCancel: cancel, onKeyDown: cancelOnEscape, onClick: cancelBeside }
}
