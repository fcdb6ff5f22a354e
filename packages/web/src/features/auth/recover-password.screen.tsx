import { accountsContract } from '@salvia/core/accounts'
import { callEndpoint } from '../../state/api.ts'
import { RequestLink } from './request-link.tsx'

const request = (email: string) => callEndpoint(accountsContract.requestRecovery, { body: { email } })

/** Asks for an email address and mails a link to set a new password. @spec §2 */
export function RecoverPasswordScreen() {
  return <RequestLink what="recoverPassword" request={request} />
}
