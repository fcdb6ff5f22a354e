import { hrOfCompany } from '../../access/hr.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { insistOnHr } from './insist-on-hr.ts'
import { liveMachineTokens } from './machine-tokens.store.ts'
import { createMachineToken, insistOnMaker } from './make-machine-token.ts'
import { revokeTokens } from './revoke-machine-tokens.ts'
import { rotateMachineToken } from './rotate-machine-token.ts'

export const machineTokensHandlers: HandlersOf<'machineTokens'> = {
  async list({ services, company, now }) {
    insistOnHr(company)
    return { items: await liveMachineTokens(services.db, company.clientNumber, now) }
  },

  create: { act: createMachineToken, beforeRepeat: async call => insistOnMaker(call) },
  rotate: { act: rotateMachineToken, beforeRepeat: async call => insistOnMaker(call) },

  async revoke(call) {
    insistOnHr(call.company)
    const revoked = await revokeTokens(call, { id: call.params.id, by: 'hr' })
    if (revoked === 0) throw call.fail('NOT_FOUND')
  },

  async listOfCustomer({ services, company, now }) {
    const { clientNumber } = company
    const hr = await hrOfCompany(services.db, clientNumber)
    return { items: await liveMachineTokens(services.db, clientNumber, now), hasHr: hr.length > 0 }
  },

  async revokeOfCustomer(call) {
    const revoked = await revokeTokens(call, { id: call.params.id, by: 'provider' })
    if (revoked === 0) throw call.fail('NOT_FOUND')
  },

  revokeAllOfCustomer: async call => ({ revoked: await revokeTokens(call, { by: 'provider' }) }),
}
