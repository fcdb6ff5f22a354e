import { CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '../button.tsx'
import { useTexts } from './texts.ts'
import styles from './toast.module.css'

const SHOWN_MS = 10_000

export interface ToastMessage {
  /** Another for each message, also where the text is the same. */
  readonly id: string
  readonly text: string
  /** The one thing to do about it: "Ångra". */
  readonly action?: { readonly label: string; readonly onAct: () => void }
}

interface ToastProps {
  readonly message: ToastMessage | null
  readonly onClose: () => void
}

/**
 * A harmless confirmation of what can be seen on the page too; one at a time, never an error. It goes after ten
 * seconds, which do not pass while it is pointed at or has focus. Stands on the page always, so that it is read out.
 */
export function Toast({ message, onClose }: ToastProps) {
  const t = useTexts()
  const [isHeld, setIsHeld] = useState(false)
  const id = message?.id
  useEffect(() => {
    if (id === undefined || isHeld) return
    const timer = window.setTimeout(onClose, SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [id, isHeld, onClose])

  const close = (): void => {
    setIsHeld(false)
    onClose()
  }
  return (
    <div className={styles.place} tabIndex={-1} id="toast">
      <div
        role="status"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {message && (
          <div key={message.id} className={styles.toast}>
            <CircleCheck aria-hidden />
            <p>{message.text}</p>
            {message.action && (
              <Button
                variant="tertiary"
                size="small"
                onClick={() => {
                  message.action?.onAct()
                  close()
                }}
              >
                {message.action.label}
              </Button>
            )}
            <IconButton icon={X} label={t('toast.close')} onClick={close} />
          </div>
        )}
      </div>
    </div>
  )
}
