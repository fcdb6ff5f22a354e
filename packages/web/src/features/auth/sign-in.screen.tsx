import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { ChooseOrganisation } from '../../parts/choose-organisation/choose-organisation.tsx'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { Banner } from '../../ui/message.tsx'
import { type Credentials, DemoAccounts } from './demo-accounts.tsx'
import { LoginShell } from './login-shell.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useTexts } from './texts.ts'

/** Signing in with e-mail and password, and the choice of a company where there are several. @spec §2 */
export function SignInScreen() {
  const t = useTexts()
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })
  const { revalidate } = useRevalidator()
  return (
    <LoginShell aside={<DemoAccounts onUse={setCredentials} />}>
      <SignedOutBanner />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('intro')}</p>
      <SignInForm
        credentials={credentials}
        onCredentials={setCredentials}
        // The guard of this screen knows where a signed-in user belongs.
        onSignedIn={() => void revalidate()}
      />
      <CompanyChoice onChosen={() => void revalidate()} />
    </LoginShell>
  )
}

/** Why one is here, when it was not one's own wish. */
function SignedOutBanner() {
  const t = useTexts()
  const [query] = useSearchParams()
  if (query.get('error') !== '498') return null
  return (
    <Banner tone="info" title={t('signedOut.title')} announce>
      {t(query.get('exp') === 'true' ? 'signedOut.idle' : 'signedOut.other')}
    </Banner>
  )
}

/** Signed in, but for no company yet. */
function CompanyChoice({ onChosen }: { readonly onChosen: () => void }) {
  const session = useAtomValue(sessionAtom)
  const profile = useAtomValue(profileAtom)
  if (!session || session.company || !profile || profile.isCaseWorker) return null
  return <ChooseOrganisation companies={profile.companies} current={null} isOpen onChosen={onChosen} />
}
