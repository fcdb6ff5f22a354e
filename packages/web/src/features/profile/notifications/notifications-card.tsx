import { notificationsContract } from '@salvia/core/notifications'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Card, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../profile.module.css'
import { useTexts } from '../texts.ts'
import { NotificationList } from './notification-list.tsx'

/** The user's notification mails. Always fetched anew, because a link in a mail may have turned some off. */
export function NotificationsCard() {
  const t = useTexts()
  const answer = useEndpoint(notificationsContract.list, {}, { freshForSeconds: 0 })
  return (
    <Card title={t('notifications.title')}>
      {answer.state === 'loading' && <Skeleton lines={3} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' &&
        (answer.data.items.length === 0 ? (
          <p className={styles.note}>{t('notifications.none')}</p>
        ) : (
          <NotificationList {...answer.data} />
        ))}
    </Card>
  )
}
