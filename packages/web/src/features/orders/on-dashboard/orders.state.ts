import { contract } from '@salvia/core/api'
import { endpointAtom } from '../../../state/endpoint.ts'
import { clientNumberAtom } from '../../../state/own-company.state.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'

/** Orders that wait for the user and are looked at; further ones are not counted. */
const LOOKED_AT = 50

/** The user's orders under a question of the list. */
const ordersAtom = (question: { readonly unread: true } | { readonly awaitsAnswer: true }) =>
  endpointAtom(
    contract.orders.list,
    get => {
      const clientNumber = get(clientNumberAtom)
      if (clientNumber === null || !get(isFeatureOpenAtom)('orders')) return null
      return { params: { clientNumber }, query: { ...question, pageSize: LOOKED_AT } }
    },
    { againAfterSeconds: 300 },
  )

/** The orders with replies that the user has not read, fetched once for the menu and the start page. */
export const unreadOrdersAtom = ordersAtom({ unread: true })

/** The orders in which the provider waits for an answer of the user. */
export const awaitingOrdersAtom = ordersAtom({ awaitsAnswer: true })
