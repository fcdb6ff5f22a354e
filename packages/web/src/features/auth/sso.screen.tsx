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
import { LoginShell } from './login-shell.tsx'
import styles from './sign-in-frame.module.css'
import { useTexts } from './texts.ts'

/** Where the server leads back to after single sign-on: takes over what it left in the cookie. @spec §2 */
export function SsoScreen() {
  const t = useTexts()
  const navigate = useNavigate()
  const { realm = '' } = useParams<'realm'>()
  const [refusal, setRefusal] = useState<SsoRefusal | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    // The cookie can be read once: drawing twice must not ask twice.
    if (begun.current) return
    begun.current = true
    takeOver(realm).then(
      next => void navigate(next, { replace: true }),
      () => setRefusal(isRealmName(realm) ? 'SSO_ERROR' : 'SSO_INVALID_REALM_ID'),
    )
  }, [realm, navigate])
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

/** Answers where to go on; rejects where there is nothing to go on with. */
async function takeOver(realm: string): Promise<string> {
  const hints = takeSsoHints()
  if (!hints || !isRealmName(realm)) throw new Error('nothing to take over')
  // The token of a link stands behind the hash, where no log sees it.
  if (hints.activationToken) return `${portalPath('activation')}#${encodeURIComponent(hints.activationToken)}`
  await enterBySso(hints.accessToken ?? '')
  // The guard of the sign-in screen knows where a signed-in user belongs.
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
        {refusal === 'SSO_ERROR' && <a href={`${KP_API}sso/${realm}`}>{t('sso.again')}</a>}
        <Link to={portalPath('signIn')}>{t('next.signIn')}</Link>
      </div>
    </>
  )
}
