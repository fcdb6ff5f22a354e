import type { Coworker } from '@salvia/core/coworkers'
import { fullName } from '@salvia/core/primitives'
import { OrderLink } from '../../../parts/orders/order-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useTexts } from './texts.ts'

/** The act of a row: ordering for the employee, for those who may. */
export function OrderFor({ coworker }: { readonly coworker: Coworker }) {
  const t = useTexts()
  const { pidHash, mayOrder } = coworker
  if (!mayOrder) return null
  return (
    <OrderLink kind="person" start={{ employee: pidHash }} variant="tertiary" size="small">
      {t('order')}
      <VisuallyHidden>, {fullName(coworker)}</VisuallyHidden>
    </OrderLink>
  )
}
