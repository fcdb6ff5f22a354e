import { useSearchParams } from 'react-router'
import { Landing } from './landing.tsx'
import { useOwnTarget } from './own-target.ts'
import { stepOf } from './upload.state.ts'
import { UploadTargetContext } from './upload-target.ts'
import { UploadWizard } from './upload-wizard.tsx'
import { useStepFocus } from './use-step-focus.ts'

/** The personnel file: where it stands, and the steps of sending a new one, which stand in the address. */
export function PersonnelFileScreen() {
  const [search] = useSearchParams()
  const step = stepOf(search)
  const target = useOwnTarget()
  useStepFocus(step)
  if (!step) return <Landing />
  // Signing out forgets the company too; the wizard is gone then, and its way to the sign-in screen is not crossed.
  if (!target) return null
  return (
    <UploadTargetContext value={target}>
      <UploadWizard wanted={step} />
    </UploadTargetContext>
  )
}
