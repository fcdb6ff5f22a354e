import { type BookingDetails, bookingsContract } from '@salvia/core/bookings'
import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { useSending } from '../../../state/sendings.ts'
import { serverTime } from '../../../state/server-time.ts'
import { useNamedCompany } from '../../../state/use-company.ts'
import { useSeen } from '../../../state/use-seen.ts'
import { Button, ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import styles from '../booking.module.css'
import { BookingFacts } from '../booking-facts.tsx'
import { useTimeAround } from '../deadline.ts'
import { bookingWork, missedAtBooking } from '../missed-at-booking.ts'
import { cancelStateAt, mayCancel, turned } from './cancel.state.ts'
import { CancelCost } from './cancel-cost.tsx'
import { NotCancelled } from './not-cancelled.tsx'
import { isFinal, refusalOf } from './refusal.ts'
import { useTexts } from './texts.ts'

interface CancelFormProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  /** The booking as last fetched. */
  readonly latest: BookingDetails
  readonly onDone: (booking: BookingDetails) => void
  readonly onRefused: (code: ErrorCode) => void
}

/** The booking, the cost of cancelling, and the button. A press meant for a free cancellation never causes a charge. */
export function CancelForm({ params, latest, onDone, onRefused }: CancelFormProps) {
  const t = useTexts()
  const locale = useLocale()
  const { seen: booking, isChanged, takeLatest } = useSeen(latest)
  const company = useNamedCompany()
  const now = useTimeAround(booking)
  const [state, setState] = useState(() => cancelStateAt(booking, serverTime()))
  const [isAccepted, setIsAccepted] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const cancel = useSending(
    {
      name: bookingWork(params.id),
      text: t('underWay.cancel'),
      missed: missedAtBooking(params, {
        text: locale => useTexts.in(locale)('notDone.cancel'),
        unsure: locale => useTexts.in(locale)('unsure.cancel'),
      }),
    },
    useAction(bookingsContract.cancel),
  )
  const refusal = refusalOf(booking, 'cancel', now)
  useEffect(() => {
    if (refusal && !cancel.isRunning) onRefused(refusal)
  }, [refusal, cancel.isRunning, onRefused])
  if (state.cost === 'free' && cancelStateAt(booking, now).cost === 'charged') setState(turned(state))

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsTried(true)
    if (cancel.isRunning) return
    if (!mayCancel(state, isAccepted)) return document.getElementById('accept-charge')?.focus()
    const acceptsCharge = state.cost === 'charged'
    const outcome = await cancel.run({ params, body: { version: booking.version, acceptsCharge } })
    if (outcome.ok) return onDone(outcome.data)
    const { code } = outcome.failure
    if (isFinal(code)) return onRefused(code)
    if (code !== 'CANCELLATION_CHARGED' && code !== 'BOOKING_CHANGED') return
    cancel.reset()
    setIsTried(false)
    if (code === 'BOOKING_CHANGED') await takeLatest()
    else setState(turned)
    notice.current?.focus()
  }
  return (
    <form className={styles.narrow} onSubmit={event => void send(event)} noValidate>
      <PageHeader
        title={t('cancel.title')}
        back={{ to: portalPath('booking', { id: params.id }), text: t('toBooking') }}
      />
      <div ref={notice} tabIndex={-1} className={styles.notice}>
        {isChanged && (
          <InlineMessage tone="warning" title={errorText('BOOKING_CHANGED', locale, {}).title}>
            <p>{t('changed')}</p>
          </InlineMessage>
        )}
        <CancelCost booking={booking} state={state} now={now} />
      </div>
      <section className={styles.stack} aria-labelledby="what">
        <h2 id="what">{t('cancel.what')}</h2>
        <BookingFacts booking={booking} />
        {company !== null && (
          <p className={styles.minor}>
            {t('company')}: {company}
          </p>
        )}
      </section>
      <p>{t('remind', { name: booking.employee.firstName })}</p>
      {state.hasTurned && (
        <Checkbox
          id="accept-charge"
          label={t('cancel.accept')}
          checked={isAccepted}
          onChecked={setIsAccepted}
          error={isTried && !isAccepted ? t('cancel.notAccepted') : undefined}
        />
      )}
      {cancel.failure && <NotCancelled failure={cancel.failure} />}
      <ButtonRow>
        <Button type="submit" variant="danger" busy={cancel.isRunning && t('cancel.busy')}>
          {t(state.cost === 'charged' ? 'cancel.actCharged' : 'cancel.act')}
        </Button>
        <ButtonLink variant="secondary" to={portalPath('booking', { id: params.id })}>
          {t('cancel.keep')}
        </ButtonLink>
      </ButtonRow>
    </form>
  )
}
