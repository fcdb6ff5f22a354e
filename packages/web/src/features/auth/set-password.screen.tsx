import { accountsContract } from '@salvia/core/accounts'
import { portalPath } from '@salvia/core/portal-paths'
import { useEffect, useRef, useState } from 'react'
import { callEndpoint } from '../../state/api.ts'
import { useStep } from '../../state/step.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LinkRefused } from './link-refused.tsx'
import { useLinkToken } from './link-token.ts'
import { LoginShell } from './login-shell.tsx'
import { PasswordForm } from './password-form.tsx'
import { useTexts } from './texts.ts'

/** The first password of an account. @spec §2 */
export function SetPasswordScreen() {
  return <ChoosePassword what="setPassword" />
}

/** A new password in place of a forgotten one. @spec §2 */
export function NewPasswordScreen() {
  return <ChoosePassword what="newPassword" />
}

type What = 'setPassword' | 'newPassword'

/** Checks the link first: the user should not have to think of a password for an invalid or expired link. */
function ChoosePassword({ what }: { readonly what: What }) {
  const t = useTexts()
  const linkToken = useLinkToken()
  const [done, setDone] = useState(false)
  return (
    <LoginShell>
      {linkToken === null ? (
        <LinkRefused next={['recoverPassword']} />
      ) : done ? (
        <>
          <h1 tabIndex={-1}>{t('passwordSet.title')}</h1>
          <p>{t('passwordSet.text')}</p>
          <ButtonLink to={portalPath('signIn')}>{t('next.signIn')}</ButtonLink>
        </>
      ) : (
        <OpenedLink what={what} linkToken={linkToken} onDone={() => setDone(true)} />
      )}
    </LoginShell>
  )
}

interface OpenedLinkProps {
  readonly what: What
  readonly linkToken: string
  readonly onDone: () => void
}

function OpenedLink({ what, linkToken, onDone }: OpenedLinkProps) {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const check = useStep(() => callEndpoint(accountsContract.checkPasswordLink, { linkToken }))
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void check.run().then(({ ok }) => setIsOpen(ok))
  }, [check.run])
  if (check.failure) return <LinkRefused failure={check.failure} next={['recoverPassword']} />
  return (
    <>
      <h1 tabIndex={-1}>{t(`choose.${what}`)}</h1>
      {isOpen ? (
        <PasswordForm
          save={password => callEndpoint(accountsContract.setPassword, { linkToken, body: { password } })}
          onDone={onDone}
        />
      ) : (
        <p role="status">{t('linkChecked')}</p>
      )}
    </>
  )
}
