import type { ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useAtomValue } from '../../state/jotai.ts'
import { usePageTitle } from '../../state/page-title.state.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { StepBar } from '../../ui/steps.tsx'
import { WizardHead } from '../../ui/wizard/wizard-head.tsx'
import { ChooseStep } from './choose-step.tsx'
import { DoneStep } from './done-step.tsx'
import { UploadExitGuard } from './exit-guard.tsx'
import styles from './personnel-file.module.css'
import { ReviewStep } from './review-step.tsx'
import { SendStep } from './send-step.tsx'
import { useTexts } from './texts.ts'
import { possibleStep, STEP_PARAMETER, stateOnTheWay, UPLOAD_STEPS, type UploadStep } from './upload.state.ts'
import { useUploadState, useUploadTarget } from './upload-target.ts'

/** The steps where the user has something to do; `done` follows them. */
const WORK_STEPS = UPLOAD_STEPS.slice(0, 3)

/**
 * The wizard that sends a file: choose, review, send. A step whose input is missing redirects to the step that provides
 * it.
 */
export function UploadWizard({ wanted }: { readonly wanted: UploadStep }) {
  const t = useTexts()
  const navigate = useNavigate()
  const state = useUploadState()
  const { path, back, isForCustomer } = useUploadTarget()
  const stepAddress = (of: UploadStep): string => `${path}?${STEP_PARAMETER}=${of}`
  const isSignedIn = useAtomValue(sessionAtom) !== null
  const step = possibleStep(wanted, state)
  const number = UPLOAD_STEPS.indexOf(step ?? wanted) + 1
  const name = t(`wizard.${step ?? wanted}`)
  const wizard = t(isForCustomer ? 'forCustomer.title' : 'wizard.name')
  usePageTitle(step === 'done' ? t('done.title') : `${name} (${number}/${WORK_STEPS.length}) – ${wizard}`)
  // Signing out also clears the file. The wizard then renders nothing, so it does not block the redirect to the sign-in
  // screen.
  if (!isSignedIn) return null
  if (step === null) return <Navigate to={back.to} replace />
  if (step !== wanted) return <Navigate to={stepAddress(step)} replace state={stateOnTheWay(wanted, step)} />

  const go = (next: UploadStep): void => void navigate(stepAddress(next))
  const screens: Readonly<Record<UploadStep, ReactNode>> = {
    choose: <ChooseStep onReviewed={() => go('review')} />,
    review: <ReviewStep onContinue={() => go('send')} onNewFile={() => go('choose')} />,
    send: <SendStep onSent={() => go('done')} onBack={() => go('review')} onNewFile={() => go('choose')} />,
    done: <DoneStep />,
  }
  return (
    <div className={styles.page}>
      {step !== 'done' && (
        <>
          <WizardHead name={wizard} onExit={() => void navigate(back.to)} />
          <StepBar
            label={t('wizard.progress')}
            steps={WORK_STEPS.map(known => t(`wizard.${known}`))}
            current={number}
          />
        </>
      )}
      {screens[step]}
      <UploadExitGuard isActive={state.kind === 'draft'} />
    </div>
  )
}
