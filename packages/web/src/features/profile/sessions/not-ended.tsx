import type { Failure } from '../../../state/failure.ts'
import { signOut } from '../../../state/sign-in.ts'
import { useStep } from '../../../state/step.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { useTexts } from '../texts.ts'

const signInAgain = (): Promise<void> => signOut(498)

/** Why no session ended; where the own sign-in is too old, with the way to a new one and back here. */
export function NotEnded({ failure }: { readonly failure: Failure }) {
  const t = useTexts()
  const leave = useStep(signInAgain)
  return (
    <div role="alert">
      <InlineMessage tone="danger" title={failure.title}>
        <p>{failure.action}</p>
        {failure.code === 'SIGN_IN_TOO_OLD' && (
          <div>
            <Button
              variant="secondary"
              size="small"
              busy={leave.isRunning && t('sessions.ending')}
              onClick={() => void leave.run()}
            >
              {t('sessions.signInAgain')}
            </Button>
          </div>
        )}
      </InlineMessage>
    </div>
  )
}
