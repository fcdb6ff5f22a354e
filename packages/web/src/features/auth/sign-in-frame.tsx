import { lazy, type ReactNode, Suspense } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { useAtomValue } from '../../state/jotai.ts'
import { useLeftBehind } from '../../state/left-behind.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { Banner } from '../../ui/message.tsx'
import { LoginShell } from './login-shell.tsx'
import { NextSteps, type Step } from './next-step.tsx'
import { useTexts } from './texts.ts'
import { WaysIn } from './ways-in.tsx'

interface SignInFrameProps {
  readonly children: ReactNode
  /** Why the last attempt failed; shown above the ways to sign in. */
  readonly failure?: ReactNode
  /** The links that the failure shows; they are not shown twice. */
  readonly told?: readonly Step[]
  /** Shown under the card. */
  readonly aside?: ReactNode
}

/** Where visitors without a working account go. */
const HELP = ['activateAccount', 'recoverPassword'] as const satisfies readonly Step[]

/** The frame of every way to sign in: why the user was signed out, the other ways, and the choice of a company. */
export function SignInFrame({ children, failure, told = [], aside }: SignInFrameProps) {
  const t = useTexts()
  const { revalidate } = useRevalidator()
  const help = HELP.filter(step => !told.includes(step))
  return (
    <LoginShell aside={aside}>
      <SignedOutBanner />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('intro')}</p>
      {failure}
      <WaysIn />
      {children}
      {help.length > 0 && <NextSteps steps={help} />}
      <AfterSignIn onChosen={() => void revalidate()} />
    </LoginShell>
  )
}

const SsoBanner = lazy(async () => ({ default: (await import('./sso-banner.tsx')).SsoBanner }))

/** Tells why the session ended and what that has lost, or why single sign-on failed; nothing on other visits. */
function SignedOutBanner() {
  const t = useTexts()
  const [query] = useSearchParams()
  const { isLost, isUnsure } = useLeftBehind()
  const error = query.get('error')
  if (error === null && !isLost && !isUnsure) return null
  if (error !== null && error !== '498') {
    return (
      <Suspense>
        <SsoBanner code={error} />
      </Suspense>
    )
  }
  return (
    <Banner tone="info" title={t('signedOut.title')} announce>
      {error !== null && <p>{t(query.get('exp') === 'true' ? 'signedOut.idle' : 'signedOut.other')}</p>}
      {isLost && <p>{t('signedOut.lost')}</p>}
      {isUnsure && <p>{t('signedOut.unsure')}</p>}
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
