import type { ReactNode } from 'react'
import type { Answer } from '../../state/endpoint.ts'
import type { Failure } from '../../state/failure.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { MissingPage } from '../missing-page.tsx'
import { isMissing, type Missing, useMissingWords } from './missing.ts'
import { Unfinished } from './unfinished.tsx'

interface DetailsScreenProps<T> {
  readonly answer: Answer<T>
  /** The heading while there is nothing to name the page after. */
  readonly title: string
  readonly back: { readonly to: string; readonly text: string }
  readonly missing: Missing
  /** What could not be fetched, above what happened. */
  readonly failed?: string
  /** Replaces the message about some failures. */
  readonly instead?: (failure: Failure) => ReactNode
  /** Lays out heading and message. */
  readonly className: string | undefined
  /** The whole page, with its own heading. */
  readonly children: (data: T) => ReactNode
}

/** A page about one thing, also while it loads, when it could not be fetched, or when it is missing. @spec §8 */
export function DetailsScreen<T>(props: DetailsScreenProps<T>) {
  const { answer, title, back, missing, failed, instead, className, children } = props
  const words = useMissingWords(missing)
  if (answer.state === 'ready') return children(answer.data)
  if (isMissing(answer, missing)) {
    return (
      <MissingPage {...words} back={back}>
        {missing.more}
      </MissingPage>
    )
  }
  return (
    <div className={className}>
      <PageHeader title={title} back={back} />
      {(answer.state === 'failed' && instead?.(answer.failure)) || (
        <Unfinished answer={answer} failed={failed} />
      )}
    </div>
  )
}
