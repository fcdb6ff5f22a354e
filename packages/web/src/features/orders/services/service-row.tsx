import { portalPath } from '@salvia/core/portal-paths'
import type { Service } from '@salvia/core/services'
import { OrderLink } from '../../../parts/orders/order-link.tsx'
import { Link } from '../../../ui/link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { orderKindsOf } from './order-kinds-of.ts'
import { OrderingMark } from './ordering-mark.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'

/** A service in the list: its name, the beginning of its description, what is unusual about ordering it, and ordering it. */
export function ServiceRow({ service }: { readonly service: Service }) {
  const t = useTexts()
  const { portalServiceId, name, description, ordering } = service
  const [who, ...others] = orderKindsOf(service)
  return (
    <li className={styles.service}>
      <span className={styles.name}>
        <Link to={portalPath('service', { id: portalServiceId })}>{name}</Link>
      </span>
      <p className={styles.beginning}>{description}</p>
      <OrderingMark service={service} />
      {ordering.kind === 'portal' && who && (
        <span className={styles.rowAct}>
          <OrderLink
            kind={others.length > 0 ? null : who}
            start={who === 'counselling' ? {} : { service: portalServiceId }}
            variant="tertiary"
            size="small"
          >
            {t('orderRow')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </OrderLink>
        </span>
      )}
    </li>
  )
}
