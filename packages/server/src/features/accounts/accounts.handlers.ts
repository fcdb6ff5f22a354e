import type { HandlersOf } from '../../http/handler.ts'
import { activate } from './activate.ts'
import { requestActivation, requestRecovery } from './request-link.ts'
import { checkPasswordLink, setPassword } from './set-password.ts'
import { unsubscribe } from './unsubscribe.ts'

export const accountsHandlers: HandlersOf<'accounts'> = {
  requestActivation: call => requestActivation(call, call.body.email),
  activate,
  requestRecovery: call => requestRecovery(call, call.body.email),
  checkPasswordLink,
  setPassword: call => setPassword(call, call.body.password),
  unsubscribe: ({ services, linkToken, now }) => unsubscribe(services, linkToken, now),
}
