import type { OrderKind } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { WizardShell } from '../../../ui/wizard/wizard-shell.tsx'
import { ORDERING_STEPS, type OrderingStep, stepAddress } from './order-steps.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

/** A step that loads takes about the room of what comes: the footer of a phone stays below the window. */
export const STEP_LINES = 24

interface StepFrameProps {
  readonly kind: OrderKind
  readonly step: OrderingStep
  /** What has been chosen on the steps before. */
  readonly about?: string
  readonly children: ReactNode
}

/** The progress, the heading and the way out of a step. */
export function StepFrame({ kind, step, about = '', children }: StepFrameProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const steps: readonly OrderingStep[] = ORDERING_STEPS[kind]
  const number = steps.indexOf(step) + 1
  const name = t(`name.${kind}`)
  usePageTitle(`${t(`step.${step}`)} (${number}/${steps.length}) – ${name}`)
  return (
    <div className={styles.wizard}>
      <WizardShell
        name={name}
        steps={steps.map(known => ({ label: t(`step.${known}`), to: stepAddress(kind, known) }))}
        current={number}
        onExit={() => void navigate(portalPath('newOrder'))}
        {...(about !== '' && { about: <p className={styles.about}>{about}</p> })}
      >
        {children}
      </WizardShell>
    </div>
  )
}
