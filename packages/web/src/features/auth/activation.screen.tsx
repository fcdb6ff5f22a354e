import { type ActivationAnswer, accountsContract } from '@salvia/core/accounts'
import { portalPath } from '@salvia/core/portal-paths'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { withTrace } from '../../parts/with-trace.ts'
import { callEndpoint } from '../../state/api.ts'
import { enterWith } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { useIsShown } from '../../ui/use-is-shown.ts'
import { BankIdNext } from './bankid-next.tsx'
import { FirstPassword } from './first-password.tsx'
import { useLinkToken } from './link-token.ts'
import { LoginShell } from './login-shell.tsx'
import { NextStep } from './next-step.tsx'
import { useTexts } from './texts.ts'

/** Activates the account of an opened link, and shows the remaining steps. @spec §2 */
export function ActivationScreen() {
  const t = useTexts()
  const navigate = useNavigate()
  const linkToken = useLinkToken('activationToken') ?? ''
  const isShown = useIsShown()
  const [answer, setAnswer] = useState<ActivationAnswer>()
  const activate = useStep(async () => {
    const activated = await callEndpoint(accountsContract.activate, { linkToken })
    if (activated.next !== 'bankid') await enterWith(activated)
    setAnswer(activated)
  })
  // The guard of the sign-in screen redirects a signed-in user to the right place.
  const goOn = (): void => {
    if (isShown()) void navigate(portalPath('signIn'), { replace: true })
  }
  const begun = useRef(false)
  useEffect(() => {
    // The token can be used only once: a second run of this effect must not send it again.
    if (begun.current) return
    begun.current = true
    void activate.run()
  }, [activate.run])
  useEffect(() => {
    if (answer?.next === 'start') void navigate(portalPath('signIn'), { replace: true })
  }, [answer, navigate])

  const { failure } = activate
  return (
    <LoginShell>
      {failure ? (
        <>
          <h1 tabIndex={-1}>{failure.title}</h1>
          <p>{withTrace(failure)}</p>
          <NextStep code={failure.code} />
        </>
      ) : answer?.next === 'password' ? (
        <FirstPassword bankId={answer.bankId} onDone={goOn} />
      ) : answer?.next === 'bankid' ? (
        <BankIdNext bankId={answer.bankId} />
      ) : (
        <>
          <h1 tabIndex={-1}>{t('activation.title')}</h1>
          <p role="status">{t('activation.text')}</p>
        </>
      )}
    </LoginShell>
  )
}
