import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './steps.module.css'
import { useTexts } from './texts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface StepBarProps {
  readonly label: string
  readonly steps: readonly string[]
  /** 1 for the first step; one more than the last when all are done. */
  readonly current: number
  /** The process failed at the current step. */
  readonly failed?: boolean
  /** The name of the current step stands below as a heading, so that a phone needs only the marks of four steps. */
  readonly isHeaded?: boolean
  /** The address of a step. Completed steps become links. */
  readonly to?: (step: number) => string | undefined
}

/** Shows the progress through a few known steps. */
export function StepBar({ label, steps, current, failed = false, isHeaded = false, to }: StepBarProps) {
  const t = useTexts()
  const state = (step: number): 'done' | 'current' | 'failed' | 'ahead' => {
    if (step < current) return 'done'
    if (step > current) return 'ahead'
    return failed ? 'failed' : 'current'
  }
  return (
    <ol className={styles.bar} aria-label={label} data-headed={isHeaded || undefined}>
      {steps.map((step, index) => {
        const now = state(index + 1)
        const address = now === 'done' ? to?.(index + 1) : undefined
        const name = <span className={styles.words}>{step}</span>
        return (
          <li
            key={step}
            className={styles.step}
            data-state={now}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {now === 'done' && <Check />}
              {now === 'failed' && <X />}
              {(now === 'current' || now === 'ahead') && index + 1}
            </span>
            <span className={styles.name}>
              {address ? <Link to={address}>{name}</Link> : name}
              {(now === 'done' || now === 'failed') && (
                <VisuallyHidden>, {t(now === 'done' ? 'steps.done' : 'steps.failed')}</VisuallyHidden>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

export interface TimelineEntry {
  readonly key: string
  readonly title: ReactNode
  /** When it happened. */
  readonly when: ReactNode
  /** The process failed here. */
  readonly failed?: boolean
  readonly children?: ReactNode
}

/** A history in order; the last entry is the current state. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const t = useTexts()
  return (
    <ol className={styles.timeline}>
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          className={styles.entry}
          data-failed={entry.failed || undefined}
          aria-current={index === entries.length - 1 ? 'step' : undefined}
        >
          <div className={styles.entryTitle}>
            {entry.failed && <VisuallyHidden>{t('message.danger')} </VisuallyHidden>}
            {entry.title}
          </div>
          <div className={styles.when}>{entry.when}</div>
          {entry.children}
        </li>
      ))}
    </ol>
  )
}
