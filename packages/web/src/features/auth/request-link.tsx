import { ACTIVATION_LINK_DAYS, PASSWORD_LINK_HOURS } from '@salvia/core/limits'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { useStep } from '../../state/step.ts'
import { EmailForm } from './email-form.tsx'
import { LoginShell } from './login-shell.tsx'
import { MailSent } from './mail-sent.tsx'
import { useTexts } from './texts.ts'

/** How long each link is valid, in the unit that its text names. */
const VALID_FOR = { activateAccount: ACTIVATION_LINK_DAYS, recoverPassword: PASSWORD_LINK_HOURS } as const

interface RequestLinkProps {
  readonly what: 'activateAccount' | 'recoverPassword'
  readonly request: (email: string) => Promise<unknown>
}

/** Asks for an address to mail a link to, then tells where to look for the mail. */
export function RequestLink({ what, request }: RequestLinkProps) {
  const t = useTexts()
  const send = useStep(request)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <LoginShell>
      {sentTo === undefined ? (
        <>
          <h1 tabIndex={-1}>{t(`request.${what}.title`)}</h1>
          <p>{t(`request.${what}.intro`)}</p>
          <EmailForm send={send} submit={t(`request.${what}.submit`)} onSent={setSentTo} here={what} />
          <Link to={portalPath('signIn')}>{t('next.signIn')}</Link>
        </>
      ) : (
        <MailSent
          email={sentTo}
          validity={t(`request.${what}.validity`, { count: VALID_FOR[what] })}
          onOtherAddress={() => setSentTo(undefined)}
        />
      )}
    </LoginShell>
  )
}
