import { useEffect, useRef } from 'react'
import type { UploadStep } from './upload.state.ts'

/** Treats a step as a page of its own: scrolls to the top and focuses the heading when the step changes. */
export function useStepFocus(step: UploadStep | undefined): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
