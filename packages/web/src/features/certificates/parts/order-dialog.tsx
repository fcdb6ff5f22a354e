import { contract } from '@salvia/core/api'
import { MEDICAL_CHECKS, type MedicalCheck } from '@salvia/core/certificates'
import type { Service } from '@salvia/core/services'
import { Navigate } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { orderAddress } from '../../../parts/orders/order-address.ts'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import { Button, ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './parts.module.css'
import { useTexts } from './texts.ts'

interface OrderDialogProps {
  readonly check: MedicalCheck
  /** `pidHash` of the employee. */
  readonly employee: string
  readonly onClose: () => void
}

/**
 * Leads to an order of the service that does a check: straight there if there is one, by a choice if there are several.
 * Where the agreement has none, or orders are taken by phone, it says whom to call. @spec §2
 */
export function OrderDialog({ check, employee, onClose }: OrderDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useAtomValue(clientNumberAtom)
  const answer = useEndpoint(
    contract.services.catalogue,
    clientNumber === null ? null : { params: { clientNumber }, query: { 'filter[check]': check } },
  )
  const name = MEDICAL_CHECKS[check].name[locale]
  const services = answer.state === 'ready' ? answer.data.services : []
  const forOne = services.filter(service => service.for.includes('person'))
  const [only, ...others] = forOne.filter(({ ordering }) => ordering.kind === 'portal')
  if (only && others.length === 0)
    return <Navigate to={orderAddress('person', { service: only.portalServiceId, employee })} />
  return (
    <Dialog title={t('order.title', { check: name })} isOpen onClose={onClose}>
      <div className={styles.stack}>
        {answer.state === 'loading' && <Skeleton lines={3} />}
        {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
        {answer.state === 'ready' && <Services services={forOne} check={name} employee={employee} />}
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            {t('order.close')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

interface ServicesProps {
  readonly services: readonly Service[]
  /** The name of the check. */
  readonly check: string
  readonly employee: string
}

function Services({ services, check, employee }: ServicesProps) {
  const t = useTexts()
  const inPortal = services.filter(({ ordering }) => ordering.kind === 'portal')
  if (services.length === 0)
    return (
      <>
        <p>
          <strong>{t('order.missing')}</strong>
        </p>
        <p>{t('order.missingText', { check })}</p>
        <PhoneUs />
      </>
    )
  if (inPortal.length === 0)
    return (
      <>
        {services.map(service => (
          <p key={service.portalServiceId}>
            <NotInPortal service={service} />
          </p>
        ))}
        <PhoneUs />
      </>
    )
  return (
    <>
      <p>{t('order.choose')}</p>
      <ul className={styles.people}>
        {inPortal.map(({ portalServiceId, name }) => (
          <li key={portalServiceId}>
            <ButtonLink
              variant="secondary"
              to={orderAddress('person', { service: portalServiceId, employee })}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function NotInPortal({ service: { name, ordering } }: { readonly service: Service }) {
  const t = useTexts()
  if (ordering.kind === 'from') return `${name}: ${t('order.from', { date: ordering.date })}`
  return t('order.phoneText', { service: name })
}
