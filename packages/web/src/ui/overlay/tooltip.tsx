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
import { classNames } from '../class-names.ts'
import surfaceStyles from './surface.module.css'
import styles from './tooltip.module.css'
import { useSurface } from './use-surface.ts'

const SHOW_AFTER_MS = 300
/** Long enough for the pointer to reach the bubble, which may be read and marked. */
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
  /** The text is the name of the control already: shown, but not read out a second time. */
  readonly isName?: boolean
  /** The control; it must be reachable by keyboard. */
  readonly children: (anchor: AnchorFacts) => ReactNode
}

/** A short text at a control while it is pointed at or has the keyboard's focus; Escape hides it. Never the only place of a fact. */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const anchor = useRef<Element>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<number>(undefined)
  useSurface({ isOpen, surface: bubble, anchor, align: 'centre' })
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const later = (shown: boolean, milliseconds: number): void => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setIsOpen(shown), milliseconds)
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
    later(false, 0)
    // A name goes along with whatever Escape does next; a text of its own is left first.
    if (isName) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {children({
        'aria-describedby': isOpen && !isName ? id : undefined,
        onPointerEnter: enter,
        onPointerLeave: () => later(false, HIDE_AFTER_MS),
        onPointerDown: () => later(false, 0),
        onFocus: focus,
        onBlur: () => later(false, 0),
        onKeyDown: hideOnEscape,
      })}
      {isOpen && (
        <span
          ref={bubble}
          id={id}
          popover="manual"
          role="tooltip"
          aria-hidden={isName || undefined}
          className={classNames(surfaceStyles.surface, styles.tooltip)}
          onPointerEnter={() => later(true, 0)}
          onPointerLeave={() => later(false, HIDE_AFTER_MS)}
        >
          {text}
        </span>
      )}
    </>
  )
}
