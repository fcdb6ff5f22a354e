import { type OrderEnding, type OrderStatus, shownOrderStatus } from '@salvia/core/orders'
import { useLocale } from '../../i18n/i18n.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

interface OrderStatusTagProps {
  readonly order: { readonly status: OrderStatus; readonly ending: OrderEnding | null }
}

/** The status of an order, with the same text on every screen. */
export function OrderStatusTag({ order: { status, ending } }: OrderStatusTagProps) {
  const locale = useLocale()
  const { text, tone } = shownOrderStatus(status, ending)
  return <StatusTag tone={tone}>{text[locale]}</StatusTag>
}
