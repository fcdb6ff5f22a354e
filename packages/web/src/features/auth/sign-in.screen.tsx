import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Credentials, DemoAccounts } from './demo-accounts.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Signs in with email and password. @spec §2 */
export function SignInScreen() {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })
  const { revalidate } = useRevalidator()
  return (
    <SignInFrame aside={<DemoAccounts onUse={setCredentials} />}>
      <SignInForm
        credentials={credentials}
        onCredentials={setCredentials}
        // The guard of this screen redirects a signed-in user to the right place.
        onSignedIn={() => void revalidate()}
      />
    </SignInFrame>
  )
}
