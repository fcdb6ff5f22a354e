import type { Contract } from '@salvia/core/api'
import { isOverlap, type MadeToken, overlapEnd } from '@salvia/core/auth'
import { MACHINE_TOKEN_OVERLAP_MAX_DAYS } from '@salvia/core/limits'
import { addAudit } from '../../access/audit.store.ts'
import { lockMachineTokensOf } from '../../access/closing.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { lockMachineToken, replaceMachineToken } from './machine-tokens.store.ts'
import { insertNewToken, insistOnMaker } from './make-machine-token.ts'
import { queueTokenNotice } from './queue-token-notice.ts'

/**
 * Makes a token with the name and grants of another one, which ends after the overlap. A machine cannot rotate its own
 * token, because a thief could then keep a stolen one alive for ever.
 */
export async function rotateMachineToken(
  call: Context<Contract['machineTokens']['rotate']>,
): Promise<MadeToken> {
  insistOnMaker(call)
  const { services, caller, company, params, body, now, fail } = call
  const { overlapHours } = body
  if (!isOverlap(overlapHours))
    throw fail('MACHINE_TOKEN_OVERLAP_WRONG', { days: MACHINE_TOKEN_OVERLAP_MAX_DAYS })
  const { clientNumber } = company
  return transaction(services.db, async tx => {
    await lockMachineTokensOf(tx, clientNumber)
    const old = await lockMachineToken(tx, { clientNumber, id: params.id }, now)
    if (!old) throw fail('NOT_FOUND')
    if (old.replacedBy) throw fail('MACHINE_TOKEN_REPLACED')
    const made = await insertNewToken(tx, { caller, clientNumber, now }, old)
    const endsAt = overlapEnd(old, now, overlapHours)
    await replaceMachineToken(tx, old.id, { replacedBy: made.id, endsAt, now })
    await addAudit(tx, {
      at: now,
      actor: caller,
      clientNumber,
      action: 'machine-token-rotated',
      object: old.id,
      details: { replacedBy: made.id, overlapHours },
    })
    await queueTokenNotice(call, tx, { kind: 'rotated', tokenIds: [made.id] })
    await call.keepAnswer(tx, made)
    return made
  })
}
