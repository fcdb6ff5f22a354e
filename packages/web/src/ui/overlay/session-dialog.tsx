import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './session-dialog.module.css'
import { useTexts } from './texts.ts'

/** Seconds left at which the time is read out. In between it is only shown. */
const ANNOUNCED_SECONDS = [120, 60, 30, 10] as const

interface SessionDialogProps {
  readonly isOpen: boolean
  readonly secondsLeft: number
  /** Escape and the cross also continue the session. Absent when the session has reached its maximum length. */
  readonly onStay: (() => void) | undefined
  readonly onSignOut: () => void
  /** The text of the button while the call runs. */
  readonly busy?: string | false
}

/** @example clock(95) // '1:35' */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Asks whether to continue, before an idle session ends. */
export function SessionDialog({ isOpen, secondsLeft, onStay, onSignOut, busy }: SessionDialogProps) {
  const t = useTexts()
  const left = Math.max(0, Math.ceil(secondsLeft))
  const announced = ANNOUNCED_SECONDS.findLast(mark => left <= mark) ?? ANNOUNCED_SECONDS[0]
  const said =
    announced >= 60
      ? t('session.minutes', { count: announced / 60 })
      : t('session.seconds', { count: announced })
  return (
    <Dialog
      title={t('session.title', { count: Math.max(1, Math.ceil(left / 60)) })}
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          {onStay && (
            <Button onClick={onStay} busy={busy}>
              {t('session.stay')}
            </Button>
          )}
          <Button variant={onStay ? 'secondary' : 'primary'} onClick={onSignOut}>
            {t('word.signOut')}
          </Button>
        </>
      }
    >
      <p>{t(onStay ? 'session.text' : 'session.last')}</p>
      <p className={styles.clock} aria-hidden>
        {clock(left)}
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Dialog>
  )
}
