import { type RefObject, useRef } from 'react'
import { classNames } from '../class-names.ts'
import surfaceStyles from './surface.module.css'
import styles from './tooltip.module.css'
import { useSurface } from './use-surface.ts'

interface TooltipBubbleProps {
  readonly id: string
  readonly text: string
  readonly isName: boolean
  readonly anchor: RefObject<Element | null>
  readonly onEnter: () => void
  readonly onLeave: () => void
}

/** The bubble of a tooltip, in the top layer beside its control. */
export function TooltipBubble({ id, text, isName, anchor, onEnter, onLeave }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useSurface({ isOpen: true, surface: bubble, anchor, align: 'centre' })
  return (
    <span
      ref={bubble}
      id={id}
      popover="manual"
      role="tooltip"
      aria-hidden={isName || undefined}
      className={classNames(surfaceStyles.surface, styles.tooltip)}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
    </span>
  )
}
