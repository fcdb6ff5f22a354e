import { type ReactNode, useEffect, useRef } from 'react'
import { StepBar } from '../steps.tsx'
import { useTexts } from './texts.ts'
import { WizardHead } from './wizard-head.tsx'
import styles from './wizard-shell.module.css'

interface WizardStep {
  /** The heading of the step: "Medarbetare". */
  readonly label: string
  /** The address of the step. Completed steps link to theirs. */
  readonly to: string
}

interface WizardShellProps {
  /** The name of the process: "Ny beställning". */
  readonly name: string
  readonly steps: readonly WizardStep[]
  /** 1 for the first step. */
  readonly current: number
  /** Leaves the process; must ask first when work would be lost. */
  readonly onExit: () => void
  /** What the process is about, on every step. */
  readonly about?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of one step in a process: the progress, the heading, and the way out. Each step moves focus to its heading.
 */
export function WizardShell({ name, steps, current, onExit, about, children }: WizardShellProps) {
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [current])
  const label = steps[current - 1]?.label ?? ''
  return (
    <div className={styles.wizard}>
      <WizardHead name={name} onExit={onExit} />
      <StepBar
        label={name}
        steps={steps.map(step => step.label)}
        current={current}
        isHeaded
        to={step => steps[step - 1]?.to}
      />
      <div>
        <p className={styles.progress}>{t('wizard.progress', { step: current, of: steps.length })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {label}
        </h1>
      </div>
      {about}
      {children}
    </div>
  )
}
