import { LogOut } from 'lucide-react'
import { signOut } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../texts.ts'

/** Ends the session, in the browser and on the server. */
export function SignOutButton() {
  const t = useTexts()
  const leave = useStep(signOut)
  return (
    <Button
      variant="secondary"
      icon={LogOut}
      busy={leave.isRunning && t('header.signingOut')}
      onClick={() => void leave.run()}
    >
      {t('header.signOut')}
    </Button>
  )
}
