import type { OrderCase } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import { REPLY } from '../../../../parts/matters/case-worker/reply-place.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useTexts } from './texts.ts'

/** The way on where no time can be booked here: a message to the customer. */
export function ReplyLink({ order }: { readonly order: OrderCase }) {
  const t = useTexts()
  return (
    <ButtonLink variant="secondary" to={`${portalPath('backOfficeOrder', { id: order.id })}#${REPLY}`}>
      {t('reply')}
    </ButtonLink>
  )
}
