import { NOTIFICATION_KINDS, notificationsContract, type OwnNotification } from '@salvia/core/notifications'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import { Switch } from '../../../ui/switch.tsx'
import styles from '../profile.module.css'
import { SavedNote } from '../saved-note.tsx'
import { useTexts } from '../texts.ts'

interface NotificationListProps {
  readonly items: readonly OwnNotification[]
  readonly total: number
}

/** Each kind of notification mail, with a switch for each person whom the mails are about. */
export function NotificationList({ items, total }: NotificationListProps) {
  const t = useTexts()
  const locale = useLocale()
  const turn = useAction(notificationsContract.turn)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const change = async (id: string, isOn: boolean): Promise<void> => {
    if (turn.isRunning) return
    setSavedAt(null)
    if ((await turn.run({ params: { id }, body: { isOn } })).ok) setSavedAt(new Date().toISOString())
  }
  return (
    <>
      <p className={styles.note}>{t('notifications.text')}</p>
      {[...Map.groupBy(items, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <div key={kind} className={styles.kind}>
          <h3 id={kind}>{NOTIFICATION_KINDS[kind].name[locale]}</h3>
          <ul className={styles.switches} aria-labelledby={kind}>
            {ofKind.map(({ id, about, isOn, isDigest }) => (
              <li key={id}>
                <Switch
                  label={isDigest ? t('notifications.digest') : (about ?? t('notifications.unseen'))}
                  isOn={isOn}
                  wide
                  onSwitch={wanted => void change(id, wanted)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {total > items.length && (
        <p className={styles.note}>{t('notifications.more', { count: total - items.length })}</p>
      )}
      {turn.failure && (
        <div role="alert">
          <InlineMessage tone="danger" title={turn.failure.title}>
            {turn.failure.action}
          </InlineMessage>
        </div>
      )}
      <SavedNote at={savedAt} />
    </>
  )
}
