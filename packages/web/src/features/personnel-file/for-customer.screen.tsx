import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { useParams, useSearchParams } from 'react-router'
import { useEndpoint } from '../../state/endpoint.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { customerTarget } from './customer-target.ts'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'
import { stepOf } from './upload.state.ts'
import { UploadTargetContext } from './upload-target.ts'
import { UploadWizard } from './upload-wizard.tsx'
import { useStepFocus } from './use-step-focus.ts'

/** A case worker sends a file for a customer, in the same steps as a customer's own user. */
export function SendForCustomerScreen() {
  const t = useTexts()
  const { clientNumber = '' } = useParams()
  const [search] = useSearchParams()
  const step = stepOf(search) ?? 'choose'
  useStepFocus(step)
  const answer = useEndpoint(contract.customers.get, { params: { clientNumber } })
  const customer = answer.state === 'ready' ? answer.data : undefined
  if (customer?.state === 'open') {
    return (
      <UploadTargetContext value={customerTarget(customer, t('forCustomer.back'))}>
        <UploadWizard key={clientNumber} wanted={step} />
      </UploadTargetContext>
    )
  }
  const back = { to: portalPath('backOfficeCustomer', { clientNumber }), text: t('forCustomer.back') }
  return (
    <div className={styles.page}>
      <PageHeader title={t('forCustomer.title')} back={back} />
      {answer.state === 'loading' && <Skeleton lines={6} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {customer && (
        <InlineMessage tone="warning" title={t('forCustomer.closed')}>
          {t('forCustomer.closedText')}
        </InlineMessage>
      )}
    </div>
  )
}
