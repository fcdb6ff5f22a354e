import { deviceName, type OwnSession } from '@salvia/core/sessions'
import { formatDateTime } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useTexts } from '../texts.ts'
import styles from './sessions.module.css'

interface SessionRowProps {
  readonly session: OwnSession
  readonly isEnding: boolean
  readonly onEnd: () => void
}

/**
 * One session: its device, way to sign in and last use. The current session has no button; the user signs out in the
 * menu.
 */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTexts()
  const device = deviceName(session.device, useLocale())
  const time = formatDateTime(session.startedAt)
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <p className={styles.device}>
          {device}
          {session.isThis && <StatusTag tone="info">{t('sessions.this')}</StatusTag>}
        </p>
        <p>{t('sessions.began', { time, method: t(`sessions.method.${session.method}`) })}</p>
        {!session.isThis && (
          <p className={styles.minor}>
            {t('sessions.lastUsed', { time: formatDateTime(session.lastUsedAt) })}
          </p>
        )}
      </div>
      {!session.isThis && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('sessions.endOne', { device, time })}
          busy={isEnding && t('sessions.ending')}
          onClick={onEnd}
        >
          {t('word.signOut')}
        </Button>
      )}
    </li>
  )
}
