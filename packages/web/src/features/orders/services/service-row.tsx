import { portalPath } from '@salvia/core/portal-paths'
import type { Service } from '@salvia/core/services'
import { Link } from '../../../ui/link.tsx'
import { OrderingMark } from './ordering-mark.tsx'
import styles from './services.module.css'

/** A service in the list: its name, the beginning of its description, and what is unusual about ordering it. */
export function ServiceRow({ service }: { readonly service: Service }) {
  const { portalServiceId, name, description } = service
  return (
    <li className={styles.service}>
      <span className={styles.name}>
        <Link to={portalPath('service', { id: portalServiceId })}>{name}</Link>
      </span>
      <p className={styles.beginning}>{description}</p>
      <OrderingMark service={service} />
    </li>
  )
}
