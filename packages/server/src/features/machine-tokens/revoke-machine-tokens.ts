import { addAudit } from '../../access/audit.store.ts'
import { lockMachineTokensOf } from '../../access/closing.store.ts'
import { transaction } from '../../db/transaction.ts'
import { revokeMachineTokens } from './machine-tokens.store.ts'
import { queueTokenNotice, type TokenCall } from './queue-token-notice.ts'

/** Revokes one token of the company, or all. Returns how many had not ended. The mail to HR tells who did it. */
export function revokeTokens(
  call: TokenCall,
  { id, by }: { readonly id?: string; readonly by: 'hr' | 'provider' },
): Promise<number> {
  const { services, caller, company, now } = call
  const { clientNumber } = company
  return transaction(services.db, async tx => {
    await lockMachineTokensOf(tx, clientNumber)
    const tokenIds = await revokeMachineTokens(tx, { clientNumber, ...(id !== undefined && { id }) }, now)
    for (const object of tokenIds) {
      await addAudit(tx, { at: now, actor: caller, clientNumber, action: 'machine-token-revoked', object })
    }
    const kind = by === 'provider' ? 'revoked-by-provider' : 'revoked'
    if (tokenIds.length > 0) await queueTokenNotice(call, tx, { kind, tokenIds })
    return tokenIds.length
  })
}
