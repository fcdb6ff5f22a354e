import { contract } from '@salvia/core/api'
import { certificatesList } from '@salvia/core/certificates'
import type { EndpointInput } from '@salvia/core/contract'
import { listRequest } from '@salvia/core/lists'
import { endpointAtom } from '../../../state/endpoint.ts'
import { clientNumberAtom } from '../../../state/own-company.state.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { MISSING, SOON } from './counted-queries.ts'

type Query = typeof SOON
const list = contract.certificates.list

/** The counts of a list, without its rows. */
const countsOf = (query: Query) =>
  endpointAtom(
    list,
    get => {
      const clientNumber = get(clientNumberAtom)
      if (clientNumber === null || !get(isFeatureOpenAtom)('certificates')) return null
      const { input } = listRequest(certificatesList, { ...query, pageSize: 0 }, { clientNumber })
      // The declaration of the list guarantees this shape.
      return input as object as EndpointInput<typeof list>
    },
    { againAfterSeconds: 300 },
  )

/** Of every check. */
export const everyCheckAtom = countsOf(SOON)
/** Of the checks that ask for a certificate of fitness. */
export const fitnessAtom = countsOf(MISSING)
/** The withdrawn certificates that the user must know of. */
export const withdrawalsAtom = endpointAtom(
  contract.certificates.withdrawals,
  get => {
    const clientNumber = get(clientNumberAtom)
    if (clientNumber === null || !get(isFeatureOpenAtom)('certificates')) return null
    return { params: { clientNumber } }
  },
  { againAfterSeconds: 300 },
)
