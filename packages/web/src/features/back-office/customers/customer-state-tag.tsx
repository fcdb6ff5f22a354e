import { type CustomerState, customerStates } from '@salvia/core/customers'
import { useLocale } from '../../../i18n/i18n.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'

/** Whether the customer is open or closed. */
export function CustomerStateTag({ state }: { readonly state: CustomerState }) {
  const locale = useLocale()
  const { text, tone } = customerStates.table[state]
  return <StatusTag tone={tone}>{text[locale]}</StatusTag>
}
