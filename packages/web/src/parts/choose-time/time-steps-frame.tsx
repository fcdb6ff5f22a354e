import { errorText } from '@salvia/core/error-catalogue'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { usePageTitle } from '../../state/page-title.state.ts'
import { Banner } from '../../ui/message.tsx'
import { WizardShell } from '../../ui/wizard/wizard-shell.tsx'
import styles from './choose-time.module.css'
import { useTexts } from './texts.ts'
import { noticeOf, type StepNotice, stepSearch, type TimeStep } from './time-steps.ts'

const STEPS = ['time', 'confirm'] as const

interface TimeStepsFrameProps {
  readonly step: Exclude<TimeStep, { kind: 'done' }>
  /** The name of the process: "Boka om tid". */
  readonly name: string
  /** The heading of the last step: "Bekräfta ny tid". */
  readonly confirm: string
  /** The address of the page, and where leaving it leads. */
  readonly address: string
  readonly exit: string
  /** Told where the thing has been changed elsewhere: the error, and what is shown now. */
  readonly changed: { readonly code: 'BOOKING_CHANGED' | 'ORDER_CHANGED'; readonly text: string }
  /** What the time is for, on each step. */
  readonly about: ReactNode
  readonly children: ReactNode
}

/** The frame of each step: the progress, the way out, and why the user was sent back. */
export function TimeStepsFrame(props: TimeStepsFrameProps) {
  const { step, name, confirm, address, exit, changed, about, children } = props
  const t = useTexts()
  const navigate = useNavigate()
  const location = useLocation()
  const notice = noticeOf(location.state)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The step has already moved focus to its heading; the reason for being sent back should be read first.
    if (notice && location.key) banner.current?.focus()
  }, [notice, location.key])
  const labels = { time: t('step'), confirm }
  const number = STEPS.indexOf(step.kind) + 1
  usePageTitle(`${labels[step.kind]} (${number}/${STEPS.length}) – ${name}`)
  const chosen = stepSearch({ kind: 'time', week: step.week })
  return (
    <WizardShell
      name={name}
      steps={STEPS.map(known => ({ label: labels[known], to: address + chosen }))}
      current={number}
      onExit={() => void navigate(exit)}
      about={about}
    >
      {notice && (
        <div ref={banner} tabIndex={-1} className={styles.notice}>
          <WhyBack notice={notice} changed={changed} />
        </div>
      )}
      {children}
    </WizardShell>
  )
}

interface WhyBackProps extends Pick<TimeStepsFrameProps, 'changed'> {
  readonly notice: StepNotice
}

function WhyBack({ notice, changed }: WhyBackProps) {
  const locale = useLocale()
  const { title, action } = errorText(notice === 'taken' ? 'SLOT_TAKEN' : changed.code, locale, {})
  return (
    <Banner tone="warning" title={title}>
      {notice === 'taken' ? action : changed.text}
    </Banner>
  )
}
