import { useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate, useNavigation } from 'react-router'
import { useIsShown } from '../../ui/use-is-shown.ts'
import { type StepNotice, stepSearch, type TimeStep } from './time-steps.ts'

/**
 * Functions that go to a step, with what the history keeps of it, or back to one with a notice of why. `address` is that
 * of the page. They do nothing once
 * the user has left the page: the answer to a change may come late, and takes nobody back.
 */
export function useTimeSteps(address: string) {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { location: next } = useNavigation()
  // The page stays on the screen until the code of the next one has loaded.
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== address
  }, [next, address])
  const goTo = (step: TimeStep, options: NavigateOptions): void => {
    if (isShown() && !isLeaving.current) void navigate(address + stepSearch(step), options)
  }
  return {
    go: (step: TimeStep, replace = false, state: object | null = null): void =>
      goTo(step, { replace, state }),
    goBack: (step: TimeStep, notice: StepNotice): void => goTo(step, { replace: true, state: { notice } }),
  }
}
