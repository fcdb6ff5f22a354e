import { useEffect, useRef } from 'react'
import type { UploadStep } from './upload.state.ts'

/** A step is a page of its own to whoever works through it: each begins at its top, with focus on its heading. */
export function useStepFocus(step: UploadStep | undefined): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
