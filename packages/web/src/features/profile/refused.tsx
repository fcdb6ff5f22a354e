import { SignInAgain } from '../../parts/fresh-sign-in/sign-in-again.tsx'
import type { Failure } from '../../state/failure.ts'
import { InlineMessage } from '../../ui/message.tsx'

/** Why an action failed. If the sign-in is too old, links to a new sign-in that returns here. */
export function Refused({ failure }: { readonly failure: Failure }) {
  return (
    <div role="alert">
      <InlineMessage tone="danger" title={failure.title}>
        <p>{failure.action}</p>
        {failure.code === 'SIGN_IN_TOO_OLD' && <SignInAgain />}
      </InlineMessage>
    </div>
  )
}
