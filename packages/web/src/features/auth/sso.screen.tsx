import { isRealmName, type SsoRefusal } from '@salvia/core/auth'
import { errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { configAtom } from '../../state/config.state.ts'
import { enterBySso } from '../../state/enter-by-sso.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { takeSsoHints } from '../../state/sso-cookie.ts'
import { useIsShown } from '../../ui/use-is-shown.ts'
import { LoginShell } from './login-shell.tsx'
import styles from './more-links.module.css'
import { useTexts } from './texts.ts'

/** The screen to which the server redirects after single sign-on. Reads what the server left in the cookie. @spec §2 */
export function SsoScreen() {
  const t = useTexts()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { realm = '' } = useParams<'realm'>()
  const [refusal, setRefusal] = useState<SsoRefusal | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    // The cookie can be read only once: a second run of this effect must not read it again.
    if (begun.current) return
    begun.current = true
    takeOver(realm).then(
      next => {
        if (isShown()) void navigate(next, { replace: true })
      },
      () => setRefusal(isRealmName(realm) ? 'SSO_ERROR' : 'SSO_INVALID_REALM_ID'),
    )
  }, [realm, navigate, isShown])
  return (
    <LoginShell>
      {refusal ? (
        <Refused refusal={refusal} realm={realm} />
      ) : (
        <>
          <h1 tabIndex={-1}>{t('sso.title')}</h1>
          <p role="status">{t('sso.text')}</p>
        </>
      )}
    </LoginShell>
  )
}

/** Begins the session and returns the path to go to. Rejects when the cookie does not allow a sign-in. */
async function takeOver(realm: string): Promise<string> {
  const hints = takeSsoHints()
  if (!hints || !isRealmName(realm)) throw new Error('nothing to take over')
  // The token of a link is in the hash, which is never logged.
  if (hints.activationToken) return `${portalPath('activation')}#${encodeURIComponent(hints.activationToken)}`
  await enterBySso(hints.accessToken ?? '')
  // The guard of the sign-in screen redirects a signed-in user to the right place.
  return portalPath('signIn')
}

function Refused({ refusal, realm }: { readonly refusal: SsoRefusal; readonly realm: string }) {
  const t = useTexts()
  const { title, action } = errorText(refusal, useLocale())
  const { KP_API } = useAtomValue(configAtom)
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p role="alert">{action}</p>
      <div className={styles.links}>
        {refusal === 'SSO_ERROR' && <a href={`${KP_API}sso/${realm}`}>{t('word.retry')}</a>}
        <Link to={portalPath('signIn')}>{t('next.signIn')}</Link>
      </div>
    </>
  )
}
