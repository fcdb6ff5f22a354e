import { useSearchParams } from 'react-router'
import { Landing } from './landing.tsx'
import { useOwnTarget } from './own-target.ts'
import { stepOf } from './upload.state.ts'
import { UploadTargetContext } from './upload-target.ts'
import { UploadWizard } from './upload-wizard.tsx'
import { useStepFocus } from './use-step-focus.ts'

/** The personnel file: its status, and the wizard for sending a new one. The step of the wizard is in the address. */
export function PersonnelFileScreen() {
  const [search] = useSearchParams()
  const step = stepOf(search)
  const target = useOwnTarget()
  useStepFocus(step)
  if (!step) return <Landing />
  // Signing out also clears the company. The wizard then unmounts, so it does not block the redirect to the sign-in
  // screen.
  if (!target) return null
  return (
    <UploadTargetContext value={target}>
      <UploadWizard wanted={step} />
    </UploadTargetContext>
  )
}
