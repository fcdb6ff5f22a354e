import { notificationsContract } from '@salvia/core/notifications'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Card, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../profile.module.css'
import { useTexts } from '../texts.ts'
import { NotificationList } from './notification-list.tsx'

/** The mails that one is sent, asked anew each time: a link in one of them may have turned them off. */
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
