import type { OrderKind } from '@salvia/core/orders'
import type { ReactNode } from 'react'
import { useAtomValue } from '../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../state/profile.state.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { type OrderStart, orderAddress } from './order-address.ts'

interface OrderLinkProps {
  /** Null for the page where the kind of order is chosen. */
  readonly kind: OrderKind | null
  readonly start?: OrderStart
  readonly variant?: 'primary' | 'secondary' | 'tertiary'
  readonly size?: 'normal' | 'small'
  readonly children: ReactNode
}

/** A link that begins an order. Nothing where orders are closed for the user. */
export function OrderLink({ kind, start, ...link }: OrderLinkProps) {
  const isOpen = useAtomValue(isFeatureOpenAtom)
  return isOpen('orders') && <ButtonLink to={orderAddress(kind, start)} {...link} />
}
