import type { BookingDetails } from '@salvia/core/bookings'
import { errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { Banner } from '../../../ui/message.tsx'
import { WizardShell } from '../../../ui/wizard/wizard-shell.tsx'
import styles from '../booking.module.css'
import { MovingSummary } from './moving-summary.tsx'
import { noticeOf, type RescheduleStep, type StepNotice, stepSearch } from './reschedule-step.ts'
import { useTexts } from './texts.ts'

const STEPS = ['time', 'confirm'] as const

interface RescheduleFrameProps {
  readonly booking: BookingDetails
  readonly step: Exclude<RescheduleStep, { kind: 'done' }>
  readonly children: ReactNode
}

/** The frame of each step: the progress, the way out, and why the user was sent back. */
export function RescheduleFrame({ booking, step, children }: RescheduleFrameProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const location = useLocation()
  const notice = noticeOf(location.state)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The step has already moved focus to its heading; the reason for being sent back should be read first.
    if (notice && location.key) banner.current?.focus()
  }, [notice, location.key])
  const number = STEPS.indexOf(step.kind) + 1
  usePageTitle(`${t(`step.${step.kind}`)} (${number}/${STEPS.length}) – ${t('move.title')}`)
  const address = portalPath('rescheduleBooking', { id: booking.id })
  const chosen = stepSearch({ kind: 'time', week: step.week })
  return (
    <WizardShell
      name={t('move.title')}
      steps={STEPS.map(known => ({ label: t(`step.${known}`), to: address + chosen }))}
      current={number}
      onExit={() => void navigate(portalPath('booking', { id: booking.id }))}
      about={<MovingSummary booking={booking} isCompared={step.kind === 'confirm'} />}
    >
      {notice && (
        <div ref={banner} tabIndex={-1} className={styles.notice}>
          <WhyBack notice={notice} />
        </div>
      )}
      {children}
    </WizardShell>
  )
}

function WhyBack({ notice }: { readonly notice: StepNotice }) {
  const t = useTexts()
  const locale = useLocale()
  const { title, action } = errorText(notice === 'taken' ? 'SLOT_TAKEN' : 'BOOKING_CHANGED', locale, {})
  return (
    <Banner tone="warning" title={title}>
      {notice === 'taken' ? action : t('changed')}
    </Banner>
  )
}
