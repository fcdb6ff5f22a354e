import { portalPath } from '@salvia/core/portal-paths'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { useAtomValue } from '../../state/jotai.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { Banner } from '../../ui/message.tsx'
import { LoginShell } from './login-shell.tsx'
import styles from './sign-in-frame.module.css'
import { useTexts } from './texts.ts'
import { WaysIn } from './ways-in.tsx'

interface SignInFrameProps {
  readonly children: ReactNode
  /** Shown under the card. */
  readonly aside?: ReactNode
}

/** The frame of every way to sign in: why the user was signed out, the other ways, and the choice of a company. */
export function SignInFrame({ children, aside }: SignInFrameProps) {
  const t = useTexts()
  const { revalidate } = useRevalidator()
  return (
    <LoginShell aside={aside}>
      <SignedOutBanner />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('intro')}</p>
      <WaysIn />
      {children}
      <div className={styles.links}>
        <Link to={portalPath('activateAccount')}>{t('next.activateAccount')}</Link>
        <Link to={portalPath('recoverPassword')}>{t('next.recoverPassword')}</Link>
      </div>
      <AfterSignIn onChosen={() => void revalidate()} />
    </LoginShell>
  )
}

const SsoBanner = lazy(async () => ({ default: (await import('./sso-banner.tsx')).SsoBanner }))

/** Tells why the session ended or single sign-on failed; nothing on other visits. */
function SignedOutBanner() {
  const t = useTexts()
  const [query] = useSearchParams()
  const error = query.get('error')
  if (error === null) return null
  if (error !== '498') {
    return (
      <Suspense>
        <SsoBanner code={error} />
      </Suspense>
    )
  }
  return (
    <Banner tone="info" title={t('signedOut.title')} announce>
      {t(query.get('exp') === 'true' ? 'signedOut.idle' : 'signedOut.other')}
    </Banner>
  )
}

const CompanyChoice = lazy(async () => ({
  default: (await import('./company-choice.tsx')).CompanyChoice,
}))

/** Loads the code for signed-in users only after sign-in. */
function AfterSignIn({ onChosen }: { readonly onChosen: () => void }) {
  const isSignedIn = useAtomValue(sessionAtom) !== null
  return <Suspense>{isSignedIn && <CompanyChoice onChosen={onChosen} />}</Suspense>
}
