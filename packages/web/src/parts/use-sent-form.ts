import { type FormEvent, useState } from 'react'
import type { Action } from '../state/step.ts'
import type { SummaryError } from '../ui/error-summary.tsx'
import { withTrace } from './with-trace.ts'

/** An error of a field, with the id of its control. */
export type FieldFault = SummaryError & { readonly field: string }

interface SentFormFacts<I> extends Pick<Action<I, unknown>, 'isRunning' | 'failure' | 'reset'> {
  readonly run: (input: I) => Promise<{ readonly ok: boolean }>
  readonly input: I
  /** The errors in the current input; it is sent only when there are none. */
  readonly faults: () => readonly FieldFault[]
  readonly onSent: () => void
}

interface SentForm {
  readonly send: (event: FormEvent) => void
  /** Props of the error summary above the fields, which takes focus at each failed attempt. */
  readonly summary: { readonly errors: readonly SummaryError[]; readonly attempt: number }
  readonly errorOf: (field: string) => string | undefined
}

/**
 * A form that is validated when it is sent, and sent only once at a time. Errors are shown above the form and at the
 * fields.
 */
export function useSentForm<I>({ run, isRunning, failure, reset, ...form }: SentFormFacts<I>): SentForm {
  const [found, setFound] = useState<readonly FieldFault[]>([])
  const [attempt, setAttempt] = useState(0)

  const trySend = async (): Promise<void> => {
    if (isRunning) return
    const faults = form.faults()
    setFound(faults)
    reset()
    if (faults.length === 0 && (await run(form.input)).ok) return form.onSent()
    setAttempt(before => before + 1)
  }
  const refused = failure ? [{ text: failure.title, action: withTrace(failure) }] : []
  return {
    send: event => {
      event.preventDefault()
      void trySend()
    },
    summary: { errors: [...refused, ...found], attempt },
    errorOf: field => found.find(fault => fault.field === field)?.text,
  }
}
