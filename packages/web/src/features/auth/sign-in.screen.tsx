import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { type Credentials, DemoAccounts } from './demo-accounts.tsx'
import { NextStep, stepsAfter } from './next-step.tsx'
import { SignInForm, useSignIn } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Signs in with email and password. @spec §2 */
export function SignInScreen() {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })
  const { revalidate } = useRevalidator()
  // The guard of this screen redirects a signed-in user to the right place.
  const form = useSignIn(credentials, () => void revalidate())
  return (
    <SignInFrame
      failure={
        <>
          <ErrorSummary {...form.summary} />
          {form.code && <NextStep code={form.code} />}
        </>
      }
      told={stepsAfter(form.code)}
      aside={<DemoAccounts onUse={setCredentials} />}
    >
      <SignInForm credentials={credentials} onCredentials={setCredentials} form={form} />
    </SignInFrame>
  )
}
