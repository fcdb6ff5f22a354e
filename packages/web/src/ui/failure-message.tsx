import { InlineMessage } from './message.tsx'

interface FailureMessageProps {
  readonly failure: { readonly title: string; readonly action: string } | undefined
}

/** The error of an action, shown beside its button, which can be pressed again. */
export function FailureMessage({ failure }: FailureMessageProps) {
  return (
    <div role="alert">
      {failure && (
        <InlineMessage tone="danger" title={failure.title}>
          <p>{failure.action}</p>
        </InlineMessage>
      )}
    </div>
  )
}
