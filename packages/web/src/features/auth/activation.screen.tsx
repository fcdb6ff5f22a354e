import { accountsContract } from '@salvia/core/accounts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { href } from '../../parts/paths.ts'
import { withTrace } from '../../parts/with-trace.ts'
import { callEndpoint } from '../../state/api.ts'
import { enterWith } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { useLinkToken } from './link-token.ts'
import { LoginShell } from './login-shell.tsx'
import { NextStep } from './next-step.tsx'
import { useTexts } from './texts.ts'

/** Activates the account whose link was opened, and signs in. @spec §2 */
export function ActivationScreen() {
  const t = useTexts()
  const navigate = useNavigate()
  const linkToken = useLinkToken('activationToken') ?? ''
  const activate = useStep(async () => {
    await enterWith(await callEndpoint(accountsContract.activate, { linkToken }))
  })
  const begun = useRef(false)
  useEffect(() => {
    // The token can be used once: drawing twice must not ask twice.
    if (begun.current) return
    begun.current = true
    void activate.run().then(({ ok }) => {
      // The guard of the sign-in screen knows where a signed-in user belongs.
      if (ok) void navigate(href('signIn'), { replace: true })
    })
  }, [activate.run, navigate])

  const { failure } = activate
  return (
    <LoginShell>
      {failure ? (
        <>
          <h1 tabIndex={-1}>{failure.title}</h1>
          <p>{withTrace(failure)}</p>
          <NextStep code={failure.code} />
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>{t('activation.title')}</h1>
          <p role="status">{t('activation.text')}</p>
        </>
      )}
    </LoginShell>
  )
}
