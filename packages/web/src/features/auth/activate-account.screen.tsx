import { accountsContract } from '@salvia/core/accounts'
import { callEndpoint } from '../../state/api.ts'
import { RequestLink } from './request-link.tsx'

const request = (email: string) => callEndpoint(accountsContract.requestActivation, { body: { email } })

/** Asks for an email address and mails a link that activates the account. @spec §2 */
export function ActivateAccountScreen() {
  return <RequestLink what="activateAccount" request={request} />
}
