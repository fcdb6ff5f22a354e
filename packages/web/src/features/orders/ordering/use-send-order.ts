import { contract } from '@salvia/core/api'
import type { Locale } from '@salvia/core/i18n'
import type { SentOrder } from '@salvia/core/orders'
import { callEndpoint } from '../../../state/api.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useSending } from '../../../state/sendings.ts'
import { useStep } from '../../../state/step.ts'
import { useCompany } from '../../../state/use-company.ts'
import { counsellingBody, groupBody, personBody } from './order-bodies.ts'
import type { OrderDraft } from './order-draft.ts'
import { ORDER_WORK } from './order-exit.tsx'
import { useTexts } from './texts.ts'

const { orders } = contract

/** Sends a draft with its own key, so that it becomes one order however often it is sent. */
export function useSendOrder() {
  const t = useTexts()
  const company = useCompany()?.subOrgName ?? ''
  const clientNumber = useClientNumber() ?? ''
  const params = { clientNumber }
  const step = useStep((draft: OrderDraft): Promise<SentOrder> => {
    const { kind, idempotencyKey } = draft
    const how = { idempotencyKey }
    if (kind === 'group') return callEndpoint(orders.group, { params, body: groupBody(draft) }, how)
    if (kind === 'counselling') {
      return callEndpoint(orders.counselling, { params, body: counsellingBody(draft) }, how)
    }
    const body = personBody(draft)
    if (!body) throw new Error('An order for a person is sent with an employee.')
    return callEndpoint(orders.person, { params, body }, how)
  })
  const work = {
    name: ORDER_WORK,
    text: t('exit.underWay', { company }),
    unsure: (locale: Locale) => useTexts.in(locale)('exit.unsure', { company }),
  }
  return useSending(work, step)
}
