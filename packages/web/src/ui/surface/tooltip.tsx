import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { TooltipBubble } from './tooltip-bubble.tsx'

const SHOW_AFTER_MS = 300
/** Long enough for the pointer to reach the bubble, so that its text can be read and selected. */
const HIDE_AFTER_MS = 150

interface AnchorFacts {
  readonly 'aria-describedby': string | undefined
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onPointerDown: () => void
  readonly onFocus: (event: SyntheticEvent) => void
  readonly onBlur: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface TooltipProps {
  readonly text: string
  /** The text is already the accessible name of the control, so it is shown but not read out again. */
  readonly isName?: boolean
  /** The control; it must be focusable by keyboard. */
  readonly children: (anchor: AnchorFacts) => ReactNode
}

/**
 * A short text beside a control that has the pointer or the keyboard focus; Escape hides it. Never the only place of a
 * fact.
 */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [Bubble, setBubble] = useState<typeof TooltipBubble | null>(null)
  const anchor = useRef<Element>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  /** Loads the bubble when it is first needed, to keep the first load small. If loading fails, there is no tooltip. */
  const fetchBubble = async (): Promise<void> => {
    const loaded = await import('./tooltip-bubble.tsx').catch(() => undefined)
    if (loaded) setBubble(() => loaded.TooltipBubble)
  }
  const later = (shown: boolean, milliseconds: number): void => {
    if (shown && !Bubble) void fetchBubble()
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setIsOpen(shown), milliseconds)
  }
  const hide = (): void => later(false, 0)
  const leave = (): void => {
    if (!anchor.current?.matches(':focus-visible')) later(false, HIDE_AFTER_MS)
  }
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    anchor.current = event.currentTarget
    later(true, SHOW_AFTER_MS)
  }
  const focus = (event: SyntheticEvent): void => {
    if (!event.currentTarget.matches(':focus-visible')) return
    anchor.current = event.currentTarget
    later(true, 0)
  }
  const hideOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    hide()
    // When the tooltip is only the control's name, Escape also does what it normally does. Otherwise it only hides the
    // tooltip.
    if (isName) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {children({
        'aria-describedby': isOpen && !isName ? id : undefined,
        onPointerEnter: enter,
        onPointerLeave: leave,
        onPointerDown: hide,
        onFocus: focus,
        onBlur: hide,
        onKeyDown: hideOnEscape,
      })}
      {isOpen && Bubble && (
        <Bubble
          id={id}
          text={text}
          isName={isName}
          anchor={anchor}
          onEnter={() => later(true, 0)}
          onLeave={leave}
        />
      )}
    </>
  )
}
