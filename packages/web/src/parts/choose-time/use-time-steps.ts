import { useNavigate } from 'react-router'
import { type StepNotice, stepSearch, type TimeStep } from './time-steps.ts'

/** Functions that go to a step, or back to one with a notice of why. `address` is that of the page. */
export function useTimeSteps(address: string) {
  const navigate = useNavigate()
  return {
    go: (step: TimeStep, replace = false): void => void navigate(address + stepSearch(step), { replace }),
    goBack: (step: TimeStep, notice: StepNotice): void =>
      void navigate(address + stepSearch(step), { replace: true, state: { notice } }),
  }
}
