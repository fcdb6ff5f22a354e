import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import type { Service } from '@salvia/core/services'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { MissingPage } from '../../../parts/missing-page.tsx'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import type { Answer } from '../../../state/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'

/** Errors for an id that belongs to no service. */
const MISSING: readonly ErrorCode[] = ['SERVICE_NOT_FOUND', 'NOT_FOUND']

interface NoServiceProps {
  readonly answer: Exclude<Answer<Service>, { state: 'ready' }>
}

/** Shown while a service loads, when it could not be fetched, does not exist or is not in the agreement. @spec §8 */
export function NoService({ answer }: NoServiceProps) {
  const t = useTexts()
  const locale = useLocale()
  const back = { to: portalPath('services'), text: t('back') }
  const code = answer.state === 'failed' ? answer.failure.code : undefined
  if (code !== undefined && MISSING.includes(code)) {
    const { action } = errorText('SERVICE_NOT_FOUND', locale, {})
    return <MissingPage title={t('missing')} text={action} back={back} />
  }
  return (
    <div className={styles.stack}>
      <PageHeader title={t('one')} back={back} />
      {answer.state === 'loading' && <Skeleton lines={8} />}
      {code === 'SERVICE_NOT_IN_AGREEMENT' && <NotInAgreement />}
      {answer.state === 'failed' && code !== 'SERVICE_NOT_IN_AGREEMENT' && (
        <ErrorPanel
          {...answer.failure}
          title={t('failed')}
          action={`${answer.failure.title} ${answer.failure.action}`}
          onRetry={answer.retry}
        />
      )}
    </div>
  )
}

/** What a link to a service that the customer has not agreed on leads to. Closing it leads to the list. @spec §8 */
function NotInAgreement() {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { title, action } = errorText('SERVICE_NOT_IN_AGREEMENT', locale, {})
  const close = (): void => void navigate(portalPath('services'), { replace: true })
  return (
    <Dialog
      title={title.replace(/\.$/, '')}
      isOpen
      onClose={close}
      actions={<Button onClick={close}>{t('outside.close')}</Button>}
    >
      <div className={styles.stack}>
        <p>{action}</p>
        <PhoneUs />
      </div>
    </Dialog>
  )
}
