import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import surfaceStyles from '../surface/surface.module.css'
import { useSurface } from '../surface/use-surface.ts'
import { swallowSecondClick } from '../swallow-second-click.ts'
import styles from './action-menu.module.css'
import { itemForKey } from './menu-keys.ts'

export interface MenuAction {
  readonly label: string
  readonly icon?: LucideIcon
  readonly danger?: boolean
  /** Why it cannot be done; it stays in the menu with this reason. */
  readonly unavailable?: string | undefined
  /** What is good to know before; it can be done all the same. */
  readonly note?: string | undefined
  readonly onAct: () => void
}

interface ActionMenuProps {
  /** Names what the actions are for: "Åtgärder för Karin Ahl". */
  readonly label: string
  readonly icon?: LucideIcon
  /** Shows the label on the button. */
  readonly isLabelled?: boolean
  /** While an action runs, what the button is called instead. */
  readonly busy?: string | false
  /** The edge of the button that the menu is aligned with. */
  readonly align?: 'start' | 'end'
  readonly actions: readonly MenuAction[]
}

/** The actions for one thing, such as a row. Arrow keys and first letters move focus. Menus are never nested. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, icon = EllipsisVertical, isLabelled = false, busy = false, align = 'end', actions } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [leave] = useState(() => () => setIsOpen(false))
  useSurface({ isOpen, surface: menu, anchor: button, onLeave: leave, align })
  useEffect(() => {
    if (isOpen) itemsOf(menu.current)[0]?.focus()
  }, [isOpen])

  const close = (): void => {
    setIsOpen(false)
    button.current?.focus()
  }
  const act = (action: MenuAction): void => {
    if (action.unavailable) return
    close()
    swallowSecondClick()
    action.onAct()
  }
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      event.stopPropagation()
      close()
      return
    }
    const items = itemsOf(menu.current)
    const next = itemForKey(event.key, items, document.activeElement)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || isOpen || busy) return
    event.preventDefault()
    setIsOpen(true)
  }
  const opener = {
    ref: button,
    icon,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setIsOpen(!isOpen),
    onKeyDown: openByArrow,
  } as const
  return (
    <>
      {isLabelled ? (
        <Button {...opener} variant="secondary" size="small" busy={busy}>
          {label}
        </Button>
      ) : (
        <IconButton {...opener} label={label} busy={busy} />
      )}
      {isOpen && (
        <div
          ref={menu}
          id={id}
          popover="manual"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={classNames(surfaceStyles.surface, styles.menu)}
          onKeyDown={move}
        >
          {actions.map(action => (
            <Item key={action.label} action={action} onAct={() => act(action)} />
          ))}
        </div>
      )}
    </>
  )
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

function Item({ action, onAct }: { readonly action: MenuAction; readonly onAct: () => void }) {
  const { label, icon: Icon, danger = false, unavailable, note } = action
  const below = unavailable ?? note
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      data-danger={danger || undefined}
      aria-disabled={unavailable ? true : undefined}
      onClick={onAct}
    >
      {Icon && <Icon aria-hidden />}
      <span>
        {label}
        {below && <span className={styles.reason}>{below}</span>}
      </span>
    </button>
  )
}
