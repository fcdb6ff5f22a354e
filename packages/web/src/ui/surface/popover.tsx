import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './popover.module.css'
import surfaceStyles from './surface.module.css'
import { useSurface } from './use-surface.ts'

/** What the button that opens a surface takes. */
interface OpenerFacts {
  readonly ref: Ref<HTMLButtonElement>
  readonly 'aria-expanded': boolean
  readonly 'aria-haspopup': 'dialog' | 'menu'
  readonly 'aria-controls': string | undefined
  readonly onClick: () => void
}

interface PopoverProps {
  /** Names the surface: "Filter". */
  readonly label: string
  readonly opener: (facts: OpenerFacts) => ReactNode
  readonly align?: 'start' | 'end'
  /** Rendered while open; `close` gives focus back to the button. */
  readonly children: (close: () => void) => ReactNode
}

/** A few controls that unfold beside a button; the page stays within reach. Focus goes in, and back on Escape. */
export function Popover({ label, opener, align = 'start', children }: PopoverProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [leave] = useState(() => () => setIsOpen(false))
  useSurface({ isOpen, surface, anchor: button, onLeave: leave, align })
  useEffect(() => {
    if (isOpen) surface.current?.focus()
  }, [isOpen])

  const close = (): void => {
    setIsOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <>
      {opener({
        ref: button,
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && (
        <div
          ref={surface}
          id={id}
          popover="manual"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classNames(surfaceStyles.surface, styles.popover)}
          onKeyDown={closeOnEscape}
        >
          {children(close)}
        </div>
      )}
    </>
  )
}
