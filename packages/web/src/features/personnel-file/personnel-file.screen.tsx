import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
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

/** A step is a page of its own to whoever works through it: each begins at its top, with focus on its heading. */
function useStepFocus(step: UploadStep | undefined): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
