import { useSearchParams } from 'react-router'
import { useStepFocus } from '../../parts/step-focus.ts'
import { Landing } from './landing.tsx'
import { STEP_PARAMETER, UPLOAD_STEPS, type UploadStep } from './upload.state.ts'
import { UploadWizard } from './upload-wizard.tsx'

/** The personnel file: where it stands, and the steps of sending a new one, which stand in the address. */
export function PersonnelFileScreen() {
  const [search] = useSearchParams()
  const wanted = search.get(STEP_PARAMETER)
  const step = UPLOAD_STEPS.find((known): known is UploadStep => known === wanted)
  useStepFocus(step)
  return step ? <UploadWizard wanted={step} /> : <Landing />
}
