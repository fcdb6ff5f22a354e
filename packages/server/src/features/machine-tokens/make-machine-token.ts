import type { Contract } from '@salvia/core/api'
import { type MadeToken, machineTokenEnd } from '@salvia/core/auth'
import { MACHINE_GRANTS, type MachineGrant } from '@salvia/core/features'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { lockMachineTokensOf } from '../../access/closing.store.ts'
import { type CompanyAccess, isAgreed } from '../../access/company-access.ts'
import { insistOnFreshSignIn } from '../../access/fresh-sign-in.ts'
import { personName } from '../../access/person-name.ts'
import { newTokenSecret, tokenSecretHash } from '../../access/token-secret.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { featureRefused } from '../../http/problem.ts'
import { insistOnHr } from './insist-on-hr.ts'
import { insertMachineToken } from './machine-tokens.store.ts'
import { queueTokenNotice } from './queue-token-notice.ts'

type CreateCall = Context<Contract['machineTokens']['create']>

/** Throws unless the user may make tokens and has signed in recently: a token gives lasting access. */
export function insistOnMaker(call: Pick<CreateCall, 'company' | 'caller' | 'now'>): void {
  insistOnHr(call.company)
  insistOnFreshSignIn(call.caller, call.now)
}

/** Makes a token with the chosen grants and queues a mail about it to HR. */
export async function createMachineToken(call: CreateCall): Promise<MadeToken> {
  insistOnMaker(call)
  const { services, company, body, keepAnswer } = call
  const grants = [...new Set(body.grants)]
  insistOnAgreement(grants, company)
  return transaction(services.db, async tx => {
    await lockMachineTokensOf(tx, company.clientNumber)
    const made = await insertNewToken(
      tx,
      { ...call, clientNumber: company.clientNumber },
      { name: body.name, grants },
    )
    await addAudit(tx, {
      at: call.now,
      actor: call.caller,
      clientNumber: company.clientNumber,
      action: 'machine-token-created',
      object: made.id,
      details: { grants },
    })
    await queueTokenNotice(call, tx, { kind: 'made', tokenIds: [made.id] })
    await keepAnswer(tx, made)
    return made
  })
}

/** Throws if a grant belongs to a feature that the company's agreement does not include. */
function insistOnAgreement(grants: readonly MachineGrant[], company: CompanyAccess): void {
  const missing = grants.find(grant => !isAgreed(MACHINE_GRANTS[grant].feature, company))
  if (missing) throw featureRefused(MACHINE_GRANTS[missing].feature, 'agreement')
}

interface Making {
  readonly caller: Person
  readonly clientNumber: string
  readonly now: Instant
}

/** Stores a token with a new secret, of which only the hash is stored. */
export async function insertNewToken(
  tx: Db,
  { caller, clientNumber, now }: Making,
  { name, grants }: { readonly name: string; readonly grants: readonly MachineGrant[] },
): Promise<MadeToken> {
  const secret = newTokenSecret('machine')
  const values = {
    clientNumber,
    name,
    grants: [...grants],
    secretHash: tokenSecretHash(secret),
    createdBy: caller.accountId,
    createdAt: now,
    expiresAt: machineTokenEnd(now),
  }
  return { ...(await insertMachineToken(tx, values, personName(caller))), token: secret }
}
