import { sessionsContract } from '@salvia/core/sessions'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Card, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTexts } from '../texts.ts'
import { SessionList } from './session-list.tsx'
import styles from './sessions.module.css'

/** Where the user is signed in. Always fetched anew; other sessions can be ended. */
export function SessionsCard() {
  const t = useTexts()
  const answer = useEndpoint(sessionsContract.list, {}, { freshForSeconds: 0 })
  return (
    <Card title={t('sessions.title')}>
      {answer.state === 'loading' && <Skeleton lines={4} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && (
        <>
          <p className={styles.minor}>{t('sessions.text')}</p>
          <SessionList {...answer.data} />
        </>
      )}
    </Card>
  )
}
