import {
  accountsContract,
  isLinkSecret,
  type UnsubscribedMails,
  unsubscribedMails,
} from '@salvia/core/accounts'
import type { ErrorCode } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { withTrace } from '../../parts/with-trace.ts'
import { callEndpoint } from '../../state/api.ts'
import { useStep } from '../../state/step.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LinkRefused } from './link-refused.tsx'
import { useLinkToken } from './link-token.ts'
import { LoginShell } from './login-shell.tsx'
import { useTexts } from './texts.ts'

/** Errors after which the user can still change notifications in the profile. */
const LEADS_TO_PROFILE: readonly ErrorCode[] = ['ALREADY_UNSUBSCRIBED', 'LINK_INCORRECT', 'LINK_EXPIRED']

/**
 * Unsubscribes from notification mails when the user presses the button. Opening the link asks the server nothing: what
 * it turns off stands in its address.
 * @spec §2
 */
export function UnsubscribeScreen() {
  const t = useTexts()
  const linkToken = useLinkToken()
  const [query] = useSearchParams()
  const [about] = useState<UnsubscribedMails | 'some'>(() => unsubscribedMails(query) ?? 'some')
  const [ended, setEnded] = useState<'one' | 'all' | null>(null)
  const end = useStep(() => callEndpoint(accountsContract.unsubscribe, { linkToken: linkToken ?? '' }))
  const { failure } = end
  const press = async (): Promise<void> => {
    if (end.isRunning) return
    const outcome = await end.run()
    if (outcome.ok) setEnded(outcome.data.isAll ? 'all' : 'one')
  }
  // The secret is gone from the address by now, so that a reload would not try again.
  const button = (
    <Button wide onClick={() => void press()} busy={end.isRunning && t('unsubscribe.ending')}>
      {t(`unsubscribe.about.${about}.end`)}
    </Button>
  )
  const profile = <Link to={portalPath('profile')}>{t('unsubscribe.toProfile')}</Link>
  return (
    <LoginShell>
      {linkToken === null || !isLinkSecret(linkToken) ? (
        <>
          <LinkRefused next={[]} />
          {profile}
        </>
      ) : ended ? (
        <>
          <h1 tabIndex={-1}>{t('unsubscribe.done.title')}</h1>
          <p role="status">{t(`unsubscribe.done.${ended}`)}</p>
          <ButtonLink to={portalPath('profile')} variant="secondary">
            {t('unsubscribe.toProfile')}
          </ButtonLink>
        </>
      ) : failure ? (
        <>
          <h1 tabIndex={-1}>{failure.title}</h1>
          <p role="status">{withTrace(failure)}</p>
          {LEADS_TO_PROFILE.includes(failure.code) ? profile : button}
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>{t(`unsubscribe.about.${about}.title`)}</h1>
          <p>{t(`unsubscribe.about.${about}.text`)}</p>
          {button}
        </>
      )}
    </LoginShell>
  )
}
