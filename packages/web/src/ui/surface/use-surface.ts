import { type RefObject, useEffect } from 'react'
import { keepBeside, type Placement } from './placement.ts'

interface SurfaceFacts extends Placement {
  readonly isOpen: boolean
  readonly surface: RefObject<HTMLElement | null>
  readonly anchor: RefObject<Element | null>
  /** Called when the user presses or moves focus outside. Without it, the surface stays until its owner closes it. */
  readonly onLeave?: () => void
}

/**
 * Shows an element with `popover="manual"` in the top layer beside its anchor. There it lies above the page and above a
 * modal dialog that contains it.
 */
export function useSurface({ isOpen, surface, anchor, onLeave, align, gap, matchWidth }: SurfaceFacts): void {
  useEffect(() => {
    const [element, beside] = [surface.current, anchor.current]
    if (!isOpen || !element || !beside) return
    element.showPopover()
    const stop = keepBeside(element, beside, {
      ...(align && { align }),
      ...(gap !== undefined && { gap }),
      ...(matchWidth && { matchWidth }),
    })
    return () => {
      stop()
      if (element.isConnected) element.hidePopover()
    }
  }, [isOpen, surface, anchor, align, gap, matchWidth])

  useEffect(() => {
    if (!isOpen || !onLeave) return
    const leave = (event: Event): void => {
      const isOutside = [surface.current, anchor.current].every(
        element => !(event.target instanceof Node) || !element?.contains(event.target),
      )
      if (isOutside) onLeave()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen, onLeave, surface, anchor])
}
