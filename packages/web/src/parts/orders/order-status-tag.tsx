import { type MatterEnding, type MatterStatus, shownMatterStatus } from '@salvia/core/matters'
import { useLocale } from '../../i18n/i18n.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

interface OrderStatusTagProps {
  readonly order: { readonly status: MatterStatus; readonly ending: MatterEnding | null }
}

/** The status of an order, with the same text on every screen. */
export function OrderStatusTag({ order: { status, ending } }: OrderStatusTagProps) {
  const locale = useLocale()
  const { text, tone } = shownMatterStatus(status, ending)
  return <StatusTag tone={tone}>{text[locale]}</StatusTag>
}
