import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './menu.module.css'
import { swallowSecondClick } from './swallow-second-click.ts'

interface MenuProps {
  /** The content of the button, which is also its accessible name. */
  readonly button: ReactNode
  /** The content of the open menu. Entries that navigate call `close`. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a menu with a few links and settings. Escape, a press outside or moving focus away closes it. */
export function Menu({ button, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setIsOpen(false)
    }
    const foldOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('keydown', foldOnEscape)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('keydown', foldOnEscape)
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [isOpen])

  const close = (): void => {
    setIsOpen(false)
    opener.current?.focus()
    swallowSecondClick()
  }
  return (
    <div ref={box} className={styles.box}>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
        <ChevronDown aria-hidden />
      </button>
      <div id={id} className={styles.sheet} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  )
}
