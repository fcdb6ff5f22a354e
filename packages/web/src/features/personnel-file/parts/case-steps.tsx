import { CASE_STEPS, type CaseStatus, caseStep } from '@salvia/core/personnel-file'
import { useLocale } from '../../../i18n/i18n.ts'
import { StepBar } from '../../../ui/steps.tsx'
import { useTexts } from './texts.ts'

/**
 * The three steps of a file: received, with a case worker, imported. Renders nothing if it ended in another way.
 * @spec §4
 */
export function CaseSteps({ status }: { readonly status: CaseStatus }) {
  const locale = useLocale()
  const t = useTexts()
  const step = caseStep(status)
  if (step === null) return null
  const current = status === 'IMPORTED' ? CASE_STEPS.length + 1 : step
  return <StepBar label={t('word.status')} steps={CASE_STEPS.map(text => text[locale])} current={current} />
}
