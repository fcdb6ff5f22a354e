import { LogOut } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../texts.ts'
import { useSignOut } from './sign-out-question.tsx'

/** Ends the session, in the browser and on the server. It asks first when something has been begun. */
export function SignOutButton() {
  const t = useTexts()
  const leave = useSignOut()
  return (
    <Button
      variant="secondary"
      icon={LogOut}
      busy={leave.isRunning && t('header.signingOut')}
      onClick={leave.run}
    >
      {t('word.signOut')}
    </Button>
  )
}
