import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import { isFreshSignIn, sessionsContract } from '@salvia/core/sessions'
import { type ReactNode, useState } from 'react'
import { useEndpoint } from '../../state/endpoint.ts'
import { serverTime } from '../../state/server-time.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useTexts } from './texts.ts'

/**
 * Shows content that needs a recent sign-in. If the sign-in is too old, shows a link to a new one instead, before the
 * user fills in anything. Judged only when it opens, so that a form or a secret does not disappear. The server makes
 * the final check.
 */
export function FreshSignIn({ children }: { readonly children: ReactNode }) {
  const t = useTexts()
  const [openedAt] = useState(serverTime)
  const answer = useEndpoint(sessionsContract.list, {}, { freshForSeconds: 0 })
  if (answer.state === 'loading') return <Skeleton lines={4} />
  const own = answer.state === 'ready' ? answer.data.items.find(({ isThis }) => isThis) : undefined
  if (!own || isFreshSignIn(own.startedAt, openedAt)) return children
  return (
    <InlineMessage tone="info" title={t('tooOld')}>
      <p>{t('tooOldText', { minutes: FRESH_SIGN_IN_MINUTES })}</p>
      <SignInAgain />
    </InlineMessage>
  )
}
