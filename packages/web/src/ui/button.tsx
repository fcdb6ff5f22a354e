import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Tooltip } from './surface/tooltip.tsx'

interface Looks {
  readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'danger'
  readonly size?: 'normal' | 'small'
  readonly icon?: LucideIcon
  /** Full width on a phone. */
  readonly wide?: boolean
  readonly children: ReactNode
}

function looks({ variant = 'primary', size = 'normal', wide = false }: Omit<Looks, 'children'>): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide)
}

interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'children' | 'className' | 'disabled'> {
  /** The text while the action runs; further presses are ignored then. */
  readonly busy?: string | false | undefined
}

/** A button that does something. It is never disabled: when something is missing, a press says what. */
export function Button({
  variant,
  size,
  wide,
  icon: Icon,
  busy,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={looks({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })}
      aria-disabled={busy ? true : undefined}
      onClick={press}
    >
      {busy ? <LoaderCircle aria-hidden className={styles.spinner} /> : Icon && <Icon aria-hidden />}
      <span>{busy || children}</span>
    </button>
  )
}

interface ButtonLinkProps extends Looks {
  readonly to: string
  readonly onClick?: () => void
}

/** A link that looks like a button, for the next step. */
export function ButtonLink({ to, onClick, variant, size, wide, icon: Icon, children }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className={looks({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })}
    >
      {Icon && <Icon aria-hidden />}
      <span>{children}</span>
    </Link>
  )
}

interface ButtonAnchorProps extends Looks, Omit<ComponentProps<'a'>, 'children' | 'className'> {
  readonly href: string
}

/** A link outside the portal that looks like a button, such as one that opens an app. */
export function ButtonAnchor({ variant, size, wide, icon: Icon, children, ...rest }: ButtonAnchorProps) {
  return (
    <a
      {...rest}
      className={looks({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })}
    >
      {Icon && <Icon aria-hidden />}
      <span>{children}</span>
    </a>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'disabled'> {
  readonly icon: LucideIcon
  readonly label: string
  /** While something runs, what it is; the button does nothing then. */
  readonly busy?: string | false
}

/**
 * A button with an icon only, for close, menu and search, whose icons everybody knows. Its name is also its tooltip.
 */
export function IconButton({ icon: Icon, label, busy = false, onClick, ...rest }: IconButtonProps) {
  const name = busy || label
  return (
    <Tooltip text={name} isName>
      {anchor => (
        <button
          {...anchor}
          {...rest}
          type="button"
          className={styles.iconButton}
          aria-label={name}
          aria-disabled={busy ? true : undefined}
          onClick={busy ? undefined : onClick}
        >
          {busy ? <LoaderCircle aria-hidden className={styles.spinner} /> : <Icon aria-hidden />}
        </button>
      )}
    </Tooltip>
  )
}

/** Buttons side by side, the main one first; stacked on a phone. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
