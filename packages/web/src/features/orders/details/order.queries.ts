import { contract } from '@salvia/core/api'
import type { OrderDetails } from '@salvia/core/orders'
import { useParams } from 'react-router'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { type Answer, useEndpoint } from '../../../state/endpoint.ts'

const ASK_AGAIN_SECONDS = 60

/** The order of the current address, by its id or its number, and the company that it belongs to. */
export function useOrder(): { readonly clientNumber: string; readonly answer: Answer<OrderDetails> } {
  const { id = '' } = useParams()
  const clientNumber = useClientNumber()
  const answer = useEndpoint(
    contract.orders.get,
    clientNumber === null ? null : { params: { clientNumber, id } },
    { againAfterSeconds: ASK_AGAIN_SECONDS },
  )
  return { clientNumber: clientNumber ?? '', answer }
}
