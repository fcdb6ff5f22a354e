import { contract } from '@salvia/core/api'
import { endpointAtom } from '../../../state/endpoint.ts'
import { clientNumberAtom } from '../../../state/own-company.state.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'

/** The uploads of the chosen company, fetched once for everything that the start page shows of them. */
export const uploadsAtom = endpointAtom(contract.personnelFile.list, get => {
  const clientNumber = get(clientNumberAtom)
  return clientNumber !== null && get(isFeatureOpenAtom)('personnel-file')
    ? { params: { clientNumber } }
    : null
})
