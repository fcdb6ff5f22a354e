import { contract } from '@salvia/core/api'
import { useLayoutEffect } from 'react'
import { useAttachments } from '../../../parts/attachments/use-attachments.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { WizardButtons } from '../../../ui/wizard/wizard-buttons.tsx'
import { CounsellingFields } from './counselling-fields.tsx'
import type { DetailsProps } from './details-props.ts'
import { detailsFaults } from './draft-faults.ts'
import { NeedFields } from './need-fields.tsx'
import { ORDERING_STEPS, type OrderingStep } from './order-steps.ts'
import styles from './ordering.module.css'
import { PlaceFields } from './place-fields.tsx'
import { ReachFields } from './reach-fields.tsx'
import type { StepProps } from './step-props.ts'
import { useFaultFacts } from './use-fault-facts.ts'
import { useGapFaults } from './use-gap-faults.ts'
import { useStepForm } from './use-step-form.ts'

/** What the order is about, where, and how to reach the orderer. */
export function DetailsStep({ draft, change, go, clinics, gaps, onUploading }: StepProps) {
  const { kind, service, fields, files } = draft
  const clientNumber = useClientNumber() ?? ''
  // Here and not in the wizard: an upload ends with the step, and never arrives in an order for somebody else.
  const attachments = useAttachments({
    calls: contract.orders,
    params: { clientNumber },
    files,
    refusal: draft.refusal,
    onFiles: changeFiles => change({ kind: 'files', files: changeFiles }),
  })
  const { isUploading } = attachments
  // Before it is seen, so that no press on the way back comes first.
  useLayoutEffect(() => {
    onUploading(isUploading)
    return () => onUploading(false)
  }, [isUploading, onUploading])
  const fileFaults = attachments.fault === undefined ? [] : [{ field: 'files', text: attachments.fault }]
  const faults = [...detailsFaults(draft, useFaultFacts(clinics)), ...fileFaults]
  const gapFaults = useGapFaults(gaps, { step: 'details', draft, faults })
  const form = useStepForm(faults, () => go('confirm'), [], gapFaults)
  const steps: readonly OrderingStep[] = ORDERING_STEPS[kind]
  const before = steps[steps.indexOf('details') - 1]
  const props: DetailsProps = {
    fields,
    set: part => change({ kind: 'fields', fields: part }),
    errorOf: form.errorOf,
  }
  return (
    <form {...form.form} className={styles.form}>
      <ErrorSummary {...form.summary} />
      {kind === 'counselling' ? (
        <CounsellingFields
          {...props}
          attachments={attachments}
          unit={draft.selectedOrg}
          onUnit={selectedOrg => change({ kind: 'unit', selectedOrg })}
        />
      ) : (
        <NeedFields {...props} isGroup={kind === 'group'} attachments={attachments} />
      )}
      {kind !== 'counselling' && service?.place === 'clinic' && (
        <PlaceFields {...props} clinics={clinics} onClinic={place => change({ kind: 'clinic', ...place })} />
      )}
      <ReachFields {...props} />
      <WizardButtons {...(before && { onBack: () => go(before) })} />
    </form>
  )
}
