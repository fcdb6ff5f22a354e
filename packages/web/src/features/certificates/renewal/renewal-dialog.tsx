import { contract } from '@salvia/core/api'
import { MEDICAL_CHECKS, type WithdrawnCertificate } from '@salvia/core/certificates'
import { dateWithoutWeekday } from '@salvia/core/i18n'
import { fullName } from '@salvia/core/primitives'
import type { Service } from '@salvia/core/services'
import { Navigate } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { orderAddress } from '../../../parts/orders/order-address.ts'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './renewal.module.css'
import { type Renewal, renewalOf } from './renewing-services.ts'
import { useTexts } from './texts.ts'

interface RenewalDialogProps {
  readonly certificate: Pick<WithdrawnCertificate, 'check' | 'employee'>
  readonly onClose: () => void
}

/**
 * Leads to an order of the service that renews a check: straight there where there is one, by a choice where there are
 * several. Where the agreement has none, or it is not ordered here, it says whom to call.
 * @spec §8
 */
export function RenewalDialog({ certificate: { check, employee }, onClose }: RenewalDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useClientNumber()
  const answer = useEndpoint(
    contract.services.catalogue,
    clientNumber === null ? null : { params: { clientNumber } },
  )
  const name = MEDICAL_CHECKS[check].name[locale]
  const addressOf = (service: Service): string =>
    orderAddress('person', { service: service.portalServiceId, employee: employee.pidHash })
  const renewal = answer.state === 'ready' ? renewalOf(check, answer.data.services) : null
  if (renewal?.kind === 'portal' && renewal.services.length === 1)
    return <Navigate to={addressOf(renewal.services[0])} />
  const titles = { none: t('missing'), 'not-here': t('phone'), portal: t('title', { check: name }) }
  return (
    <Dialog
      title={titles[renewal?.kind ?? 'portal']}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('word.close')}
        </Button>
      }
    >
      {answer.state === 'loading' && <Skeleton lines={3} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {renewal && <Ways renewal={renewal} check={name} name={fullName(employee)} addressOf={addressOf} />}
    </Dialog>
  )
}

interface WaysProps {
  readonly renewal: Renewal
  /** The name of the check. */
  readonly check: string
  /** The name of the employee. */
  readonly name: string
  readonly addressOf: (service: Service) => string
}

function Ways({ renewal, check, name, addressOf }: WaysProps) {
  const t = useTexts()
  if (renewal.kind === 'portal')
    return (
      <div className={styles.stack}>
        <p>{t('choose', { name })}</p>
        <ul className={styles.services}>
          {renewal.services.map(service => (
            <li key={service.portalServiceId}>
              <ButtonLink variant="secondary" to={addressOf(service)}>
                {service.name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <div className={styles.stack} role="status">
      {renewal.kind === 'none' ? (
        <p>{t('missingText', { check: check.charAt(0).toLowerCase() + check.slice(1) })}</p>
      ) : (
        renewal.services.map(service => <NotHere key={service.portalServiceId} service={service} />)
      )}
      <PhoneUs />
    </div>
  )
}

function NotHere({ service: { name: service, ordering } }: { readonly service: Service }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <p>
      {ordering.kind === 'from'
        ? t('fromText', { service, date: dateWithoutWeekday(ordering.date, locale) })
        : t('phoneText', { service })}
    </p>
  )
}
