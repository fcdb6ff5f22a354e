import type { Failure } from '../../state/failure.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** Why something was not done; where the own sign-in is too old, with the way to a new one and back here. */
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
