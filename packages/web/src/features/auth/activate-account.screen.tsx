import { accountsContract } from '@salvia/core/accounts'
import { callEndpoint } from '../../state/api.ts'
import { RequestLink } from './request-link.tsx'

const request = (email: string) => callEndpoint(accountsContract.requestActivation, { body: { email } })

/** Asking for the link that activates one's account. @spec §2 */
export function ActivateAccountScreen() {
  return <RequestLink what="activateAccount" request={request} />
}
