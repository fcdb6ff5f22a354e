import type { OrderKind } from '@salvia/core/orders'
import { ORDER_KINDS } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { servicesContract } from '@salvia/core/services'
import { Building2, ChevronRight, type LucideIcon, MessageCircleQuestion, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { orderAddress, orderStartOf } from '../../../parts/orders/order-address.ts'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Button, ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { forgetOrder, keptOrders } from './kept-order.ts'
import { MayNotOrder } from './may-not-order.tsx'
import { nextStep, stepAddress } from './order-steps.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

const ICONS: Readonly<Record<OrderKind, LucideIcon>> = {
  person: UserRound,
  group: Building2,
  counselling: MessageCircleQuestion,
}

/** Choosing what kind of order to make. What is urgent is ordered by phone. @spec §2 */
export function NewOrderScreen() {
  const t = useTexts()
  const [address] = useSearchParams()
  const clientNumber = useClientNumber()
  const catalogue = useEndpoint(
    servicesContract.catalogue,
    clientNumber === null ? null : { params: { clientNumber } },
  )
  const links = catalogue.state === 'ready' ? catalogue.data.links : undefined
  const start = orderStartOf(address)
  if (links?.length === 0) return <MayNotOrder />
  // A service is known already: asking for advice is not ordering it.
  const offered = ORDER_KINDS.filter(kind => start.service === undefined || kind !== 'counselling')
  const kinds = offered.filter(kind => links?.some(({ rel }) => rel === kind) ?? true)
  return (
    <div className={styles.page}>
      <PageHeader title={t('new')} />
      <Begun clientNumber={clientNumber ?? ''} />
      <div className={styles.urgent}>
        <strong>{t('kinds.urgent')}</strong>
        <PhoneUs />
      </div>
      <ul className={styles.kinds}>
        {kinds.map(kind => {
          const Icon = ICONS[kind]
          return (
            <li key={kind}>
              <Link to={orderAddress(kind, start)} className={styles.kind}>
                <Icon aria-hidden className={styles.kindSign} />
                <span className={styles.kindText}>
                  <span className={styles.kindName}>{t(`kinds.${kind}`)}</span>
                  <span className={styles.minor}>{t(`kinds.${kind}When`)}</span>
                </span>
                <ChevronRight aria-hidden />
              </Link>
            </li>
          )
        })}
      </ul>
      <p>
        <Link to={portalPath('services')}>{t('kinds.services')}</Link>
      </p>
    </div>
  )
}

/** The orders that the user has begun and that are not in memory, each to go on with or to forget. */
function Begun({ clientNumber }: { readonly clientNumber: string }) {
  const t = useTexts()
  const [kept, setKept] = useState(() => keptOrders(clientNumber))
  const forget = (kind: OrderKind): void => {
    forgetOrder(clientNumber, kind)
    setKept(keptOrders(clientNumber))
  }
  return kept.map(order => (
    <InlineMessage key={order.kind} tone="info" title={t(`begun.${order.kind}`)}>
      <p>{t('begun.text')}</p>
      <ButtonRow>
        <ButtonLink size="small" to={stepAddress(order.kind, nextStep(order))}>
          {t('begun.goOn')}
        </ButtonLink>
        <Button size="small" variant="secondary" onClick={() => forget(order.kind)}>
          {t('begun.forget')}
        </Button>
      </ButtonRow>
    </InlineMessage>
  ))
}
