import { hasBegunAtom } from '../../state/begun-work.ts'
import { atom, useAtom, useAtomValue, useSetAtom } from '../../state/jotai.ts'
import { signOut } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { useTexts } from '../texts.ts'
import { BegunWorkQuestion } from './begun-work-question.tsx'

/** The user wants to sign out, while it is asked about what has been begun. */
const isAskedAtom = atom(false)

/** Signs out. When something has been begun, it asks first. */
export function useSignOut() {
  const hasBegun = useAtomValue(hasBegunAtom)
  const ask = useSetAtom(isAskedAtom)
  const leave = useStep(signOut)
  return {
    isRunning: leave.isRunning,
    run: (): void => {
      if (hasBegun) ask(true)
      else void leave.run()
    },
  }
}

/** Asks before the user signs out with something begun. */
export function SignOutQuestion() {
  const t = useTexts()
  const [isAsked, ask] = useAtom(isAskedAtom)
  const leave = useStep(signOut)
  if (!isAsked) return null
  return (
    <BegunWorkQuestion
      title={t('begun.signOutTitle')}
      loses={t('begun.signOutLoses')}
      leave={() => t('word.signOut')}
      busy={leave.isRunning && t('header.signingOut')}
      onStay={() => ask(false)}
      onLeave={() => void leave.run()}
    />
  )
}
