import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { SummaryError } from '../../../ui/error-summary.tsx'
import type { DraftFault } from './draft-faults.ts'
import type { GapFault } from './use-gap-faults.ts'

interface StepForm {
  /** Props of the form around the fields. */
  readonly form: {
    readonly onSubmit: (event: FormEvent) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
    readonly onPointerDown: () => void
    readonly onClick: () => void
    readonly noValidate: true
  }
  /** Props of the error summary, which takes focus at each attempt that failed. */
  readonly summary: { readonly errors: readonly SummaryError[]; readonly attempt: number }
  readonly errorOf: (field: string) => string | undefined
}

/**
 * A step whose fields are looked at when the user goes on; after that also whenever one is left. What has been put
 * right disappears at once.
 * @param faults what is wrong now
 * @param refusals what the server has refused; the caller drops those whose fields have changed
 * @param gaps what is missing since the order came back, told from the start; the same is dropped, and what is optional is told
 *   at its field alone
 */
export function useStepForm(
  faults: readonly DraftFault[],
  onPass: () => void,
  refusals: readonly SummaryError[] = [],
  gaps: readonly GapFault[] = [],
): StepForm {
  const [hadGaps] = useState(gaps.some(({ isOptional }) => !isOptional))
  const [seen, setSeen] = useState<readonly DraftFault[]>([])
  const [attempt, setAttempt] = useState(0)
  const isIn = (list: readonly DraftFault[], { field, text }: DraftFault): boolean =>
    list.some(other => other.field === field && other.text === text)
  /** The field that was left by a press which is not over: an error now would move the pressed button away. */
  const pressing = useRef<{ left: string | null } | null>(null)
  const lookAt = (id: string): void => {
    if (attempt > 0) setSeen(faults.filter(fault => fault.field === id || isIn(seen, fault)))
  }
  const shown = faults.filter(fault => isIn(seen, fault))
  const missing = gaps.filter(({ field }) => shown.every(fault => fault.field !== field))
  const errors = [...refusals, ...missing.filter(({ isOptional }) => !isOptional), ...shown]
  return {
    form: {
      noValidate: true,
      onSubmit: event => {
        event.preventDefault()
        setSeen(faults)
        if (faults.length === 0) onPass()
        else setAttempt(before => before + 1)
      },
      onBlur: ({ target: { id } }) => {
        if (pressing.current) pressing.current.left = id
        else lookAt(id)
      },
      onPointerDown: () => {
        pressing.current = { left: null }
      },
      onClick: () => {
        const left = pressing.current?.left
        pressing.current = null
        if (left) lookAt(left)
      },
    },
    summary: { errors, attempt: attempt + refusals.length + (hadGaps ? 1 : 0) },
    errorOf: field => [...errors, ...missing].find(error => error.field === field)?.text,
  }
}
