import { useState } from 'react'
import { becameOf, whileSending } from '../../state/sendings.ts'
import type { Outcome } from '../../state/step.ts'
import { useTexts } from './texts.ts'

/** The name of the call that makes a secret, while it is under way. */
const MAKING_WORK = 'making-secret'

/** A secret that is shown only once, from the call that makes it until the user has kept it. */
export interface HeldSecret {
  /** The call is under way: a token may exist whose secret nobody has seen yet. */
  readonly isMaking: boolean
  /** The secret is on its way or shown, and would be lost. */
  readonly isHeld: boolean
  /** No answer came: a token may have been made whose secret nobody will see. */
  readonly isUnsure: boolean
  /** Follows the call that makes the secret, and gives its outcome back. */
  readonly follow: <T>(call: Promise<Outcome<T>>) => Promise<Outcome<T>>
  /** The user has kept the secret. */
  readonly release: () => void
}

export function useHeldSecret(): HeldSecret {
  const t = useTexts()
  const [state, setState] = useState<'none' | 'making' | 'shown' | 'unsure'>('none')
  return {
    isMaking: state === 'making',
    isHeld: state === 'making' || state === 'shown',
    isUnsure: state === 'unsure',
    follow: async call => {
      setState('making')
      const work = { name: MAKING_WORK, text: t('secret.underWay') }
      const outcome = await whileSending(work, () => call, becameOf)
      const became = becameOf(outcome)
      if (became === 'unsure') setState('unsure')
      else setState(outcome.ok ? 'shown' : 'none')
      return outcome
    },
    release: () => setState('none'),
  }
}
