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
  /** The element that gets focus first. */
  readonly first: RefObject<HTMLElement | null>
  /** Called by Escape; must be the least destructive choice. Without it, the user must choose a button. */
  readonly onClose?: (() => void) | undefined
  /** A press outside also closes it. Only for dialogs where nothing can be lost. */
  readonly closesBeside?: boolean
}

/** What had focus before each dialog opened. */
const openers = new WeakMap<Element, Element | null>()

/**
 * Where focus can return to: what had it, or the button of the menu that it was in, which may be folded by then. When it
 * was in another dialog, the heading of that one while it is open, or what had focus before it.
 */
function waysBack(from: Element | null): Element[] {
  if (!from) return []
  const dialog = from.closest('dialog')
  const heading = dialog?.querySelector('h2')
  return [
    from,
    ...buttonsOver(from),
    ...(heading ? [heading] : []),
    ...(dialog ? waysBack(openers.get(dialog) ?? null) : []),
  ]
}

/** The buttons that fold what the element is in, the nearest first. */
function buttonsOver({ parentElement: box }: Element): Element[] {
  if (!box) return []
  const button = box.id && document.querySelector(`[aria-controls="${CSS.escape(box.id)}"]`)
  return [...(button ? [button] : []), ...buttonsOver(box)]
}

/** Opens a modal `<dialog>` while `isOpen`: focus moves in, stays inside, and returns to where it was. */
export function useModal(isOpen: boolean, { first, onClose, closesBeside = false }: ModalWays): ModalFacts {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!isOpen || !element) return
    const ways = waysBack(document.activeElement)
    openers.set(element, document.activeElement)
    element.showModal()
    first.current?.focus()
    return () => {
      element.close()
      const opener = ways.find(way => way.isConnected)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen, first])

  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault()
    onClose?.()
  }
  // A browser closes a dialog at the second Escape even if the first was cancelled.
  const cancelOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel(event)
  }
  const cancelBeside = (event: MouseEvent): void => {
    if (closesBeside && event.target === ref.current) onClose?.()
  }
  return { ref, onCancel: cancel, onKeyDown: cancelOnEscape, onClick: cancelBeside }
}
