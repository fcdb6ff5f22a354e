import { contract } from '@salvia/core/api'
import { endpointAtom } from '../../../state/endpoint.ts'
import { clientNumberAtom } from '../../../state/own-company.state.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'

/** Orders with unread replies that are looked at; the replies of further ones are not counted. */
const LOOKED_AT = 50

/** The orders with replies that the user has not read, fetched once for the menu and the start page. */
export const unreadOrdersAtom = endpointAtom(
  contract.orders.list,
  get => {
    const clientNumber = get(clientNumberAtom)
    if (clientNumber === null || !get(isFeatureOpenAtom)('orders')) return null
    return { params: { clientNumber }, query: { unread: true, pageSize: LOOKED_AT } }
  },
  { againAfterSeconds: 300 },
)
