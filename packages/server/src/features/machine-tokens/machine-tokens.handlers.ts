import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { insistOnHr } from './insist-on-hr.ts'
import { liveMachineTokens, revokeMachineTokens } from './machine-tokens.store.ts'
import { createMachineToken, insistOnMaker } from './make-machine-token.ts'
import { oweTokenNotice } from './owe-token-notice.ts'
import { rotateMachineToken } from './rotate-machine-token.ts'

export const machineTokensHandlers: HandlersOf<'machineTokens'> = {
  async list({ services, company, now }) {
    insistOnHr(company)
    return { items: await liveMachineTokens(services.db, company.clientNumber, now) }
  },

  create: { act: createMachineToken, beforeRepeat: async call => insistOnMaker(call) },
  rotate: { act: rotateMachineToken, beforeRepeat: async call => insistOnMaker(call) },

  async revoke(call) {
    const { services, caller, company, params, now, fail } = call
    insistOnHr(company)
    const { clientNumber } = company
    await transaction(services.db, async tx => {
      const tokenIds = await revokeMachineTokens(tx, { clientNumber, id: params.id }, now)
      if (tokenIds.length === 0) throw fail('NOT_FOUND')
      const event = { at: now, actor: caller, clientNumber, action: 'machine-token-revoked' } as const
      await addAudit(tx, { ...event, object: params.id })
      await oweTokenNotice(call, tx, { kind: 'revoked', tokenIds })
    })
  },
}
