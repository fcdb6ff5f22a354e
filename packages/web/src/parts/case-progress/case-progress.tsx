import { CASE_STEPS, type CaseStatus, caseStep } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { StepBar } from '../../ui/steps.tsx'
import { useTexts } from './texts.ts'

/** How far an uploaded personnel file has come, of three steps; nothing for one that ended without an import. */
export function CaseProgress({ status }: { readonly status: CaseStatus }) {
  const t = useTexts()
  const locale = useLocale()
  const step = caseStep(status)
  if (step === null) return null
  const steps = CASE_STEPS.map(text => text[locale])
  return (
    <StepBar label={t('label')} steps={steps} current={status === 'IMPORTED' ? steps.length + 1 : step} />
  )
}
