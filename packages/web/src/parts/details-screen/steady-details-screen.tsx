import type { ComponentProps, ReactNode } from 'react'
import type { Answer } from '../../state/endpoint.ts'
import { usePageTitle } from '../../state/page-title.state.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { isMissing, type Missing, useMissingWords } from './missing.ts'
import { Unfinished } from './unfinished.tsx'

type Head = Pick<ComponentProps<typeof PageHeader>, 'title' | 'tag' | 'meta'>

interface SteadyDetailsScreenProps<T> {
  readonly answer: Answer<T>
  /** The heading while there is nothing to name the page after. */
  readonly title: string
  readonly back: { readonly to: string; readonly text: string }
  readonly missing: Missing
  readonly head: (data: T) => Head
  /** The heading names a person. Browsers store the titles of tabs, so the tab keeps the title of its route. */
  readonly isNamedAfterPerson?: boolean
  /** About how many lines the content will have. */
  readonly lines?: number
  /** Lays out heading and content. */
  readonly className: string | undefined
  /** What stands below the heading. */
  readonly children: (data: T) => ReactNode
}

/** A page about one thing whose heading is the same element in all states, because navigation moved focus to it. @spec §8 */
export function SteadyDetailsScreen<T>(props: SteadyDetailsScreenProps<T>) {
  const { answer, title, back, missing, head, isNamedAfterPerson, lines, className, children } = props
  const words = useMissingWords(missing)
  const lacks = isMissing(answer, missing)
  const shown: Head = answer.state === 'ready' ? head(answer.data) : { title: lacks ? words.title : title }
  usePageTitle(isNamedAfterPerson ? null : shown.title)
  return (
    <div className={className}>
      <PageHeader {...shown} back={back} />
      {lacks && <p>{words.text}</p>}
      {answer.state === 'ready'
        ? children(answer.data)
        : !lacks && <Unfinished answer={answer} lines={lines} />}
    </div>
  )
}
