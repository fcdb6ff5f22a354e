import { signOut } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from './texts.ts'

const signInAgain = (): Promise<void> => signOut(498)

/** Links to a new sign-in that returns to the current page. */
export function SignInAgain() {
  const t = useTexts()
  const leave = useStep(signInAgain)
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        busy={leave.isRunning && t('leaving')}
        onClick={() => void leave.run()}
      >
        {t('signInAgain')}
      </Button>
    </div>
  )
}
