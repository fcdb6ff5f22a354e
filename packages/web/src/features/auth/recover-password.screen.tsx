import { accountsContract } from '@salvia/core/accounts'
import { callEndpoint } from '../../state/api.ts'
import { RequestLink } from './request-link.tsx'

const request = (email: string) => callEndpoint(accountsContract.requestRecovery, { body: { email } })

/** Asking for the link that sets a new password. @spec §2 */
export function RecoverPasswordScreen() {
  return <RequestLink what="recoverPassword" request={request} />
}
