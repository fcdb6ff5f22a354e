import { bookingsContract } from '@salvia/core/bookings'
import { useState } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import { useAction } from '../../../state/action.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { RadioList } from '../../../ui/choice-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NewAddress } from './new-address.tsx'
import styles from './settings.module.css'
import { useTexts } from './texts.ts'

interface CalendarFeedDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * The address at which a calendar program subscribes to the bookings. The user makes it here, sees it once, and can
 * revoke it here.
 */
export function CalendarFeedDialog({ isOpen, onClose }: CalendarFeedDialogProps) {
  const t = useTexts()
  const clientNumber = useClientNumber()
  // A new address ends the one before, so the dialog waits for it to be shown.
  const [isMaking, setIsMaking] = useState(false)
  return (
    <Dialog title={t('feed.title')} isOpen={isOpen} onClose={isMaking ? undefined : onClose}>
      {clientNumber !== null && <Feed clientNumber={clientNumber} onMaking={setIsMaking} />}
    </Dialog>
  )
}

/** What has been done since the dialog was opened. */
type Done =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'made'; readonly address: string }

interface FeedProps {
  readonly clientNumber: string
  readonly onMaking: (isMaking: boolean) => void
}

function Feed({ clientNumber, onMaking }: FeedProps) {
  const t = useTexts()
  const params = { clientNumber }
  const answer = useEndpoint(bookingsContract.calendarFeed, { params })
  const make = useAction(bookingsContract.createCalendarFeed)
  const remove = useAction(bookingsContract.revokeCalendarFeed)
  const [done, setDone] = useState<Done>({ kind: 'nothing' })
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('plain')
  if (answer.state === 'loading') return <Skeleton lines={5} />
  if (answer.state === 'failed') return <ErrorPanel {...answer.failure} onRetry={answer.retry} />
  const { feed } = answer.data
  const failure = make.failure ?? remove.failure

  const makeOne = async (): Promise<void> => {
    remove.reset()
    onMaking(true)
    const made = await make.run({ params, body: { isDetailed: choice === 'detailed' } })
    onMaking(false)
    if (made.ok) setDone({ kind: 'made', address: made.data.address })
  }
  const removeIt = async (): Promise<void> => {
    make.reset()
    if ((await remove.run({ params })).ok) setDone({ kind: 'removed' })
  }
  return (
    <div className={styles.stack}>
      <p>{t('feed.text')}</p>
      <div role="status" className={styles.done}>
        {done.kind === 'made' && <NewAddress address={done.address} />}
        {done.kind === 'removed' && <InlineMessage tone="success" title={t('feed.removed')} />}
      </div>
      {feed && <Present {...feed} isNew={done.kind === 'made'} />}
      <RadioList
        label={t('feed.choice')}
        value={choice}
        options={CHOICES.map(value => ({ value, label: t(`feed.${value}`), hint: t(`feed.${value}Hint`) }))}
        onValue={setChoice}
      />
      <p className={styles.minor}>{t('feed.secret')}</p>
      {failure && <FailureMessage failure={failure} />}
      <ButtonRow>
        <Button
          variant={feed ? 'secondary' : 'primary'}
          busy={make.isRunning && t('feed.making')}
          onClick={() => void makeOne()}
        >
          {t(feed ? 'feed.makeNew' : 'feed.make')}
        </Button>
        {feed && (
          <Button
            variant="danger"
            busy={remove.isRunning && t('feed.removing')}
            onClick={() => void removeIt()}
          >
            {t('feed.remove')}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}

const CHOICES = ['plain', 'detailed'] as const

interface PresentProps {
  readonly createdAt: string
  readonly isDetailed: boolean
  /** A new address was just made and is shown above. */
  readonly isNew: boolean
}

function Present({ createdAt, isDetailed, isNew }: PresentProps) {
  const t = useTexts()
  return (
    <div>
      <p>{t(isDetailed ? 'feed.hasDetailed' : 'feed.hasPlain', { date: formatDate(createdAt) })}</p>
      {!isNew && <p className={styles.minor}>{t('feed.replaces')}</p>}
    </div>
  )
}
