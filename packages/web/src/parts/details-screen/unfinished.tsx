import type { Answer } from '../../state/endpoint.ts'
import { retryFromHeading } from '../../ui/focus-place.ts'
import { ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface UnfinishedProps {
  readonly answer: Exclude<Answer<unknown>, { state: 'ready' }>
  /** About how many lines the content will have. */
  readonly lines?: number | undefined
  /** What could not be fetched, above what happened. */
  readonly failed?: string | undefined
}

/** Stands in place of an answer that is loading or could not be fetched. */
export function Unfinished({ answer, lines = 8, failed }: UnfinishedProps) {
  if (answer.state === 'loading') return <Skeleton lines={lines} />
  const { failure, retry } = answer
  const said = failed ? { title: failed, action: `${failure.title} ${failure.action}` } : {}
  return <ErrorPanel {...failure} {...said} onRetry={retryFromHeading(retry)} />
}
