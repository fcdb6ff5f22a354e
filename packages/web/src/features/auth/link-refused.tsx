import { errorText } from '@salvia/core/error-catalogue'
import { useLocale } from '../../i18n/i18n.ts'
import { withTrace } from '../../parts/with-trace.ts'
import type { Failure } from '../../state/failure.ts'
import { NextSteps, type Step } from './next-step.tsx'

interface LinkRefusedProps {
  /** Absent when the address contains no link at all. */
  readonly failure?: Failure
  /** Links to where the user can get a new link. */
  readonly next: readonly Step[]
}

/** Shown in place of the screen when a mailed link cannot be used. @spec §8 */
export function LinkRefused({ failure, next }: LinkRefusedProps) {
  const none = errorText('LINK_INCORRECT', useLocale())
  return (
    <>
      <h1 tabIndex={-1}>{failure?.title ?? none.title}</h1>
      <p role="status">{failure ? withTrace(failure) : none.action}</p>
      {next.length > 0 && <NextSteps steps={next} />}
    </>
  )
}
