import type { Instant } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import type { CompanyAccess } from '../../access/company-access.ts'
import { hrOfCompany } from '../../access/hr.store.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { mailMachineToken } from './mail-machine-token.job.ts'
import type { TokenNotice } from './token-mail.ts'

/** A call that adds or ends tokens of a company. */
export interface TokenCall {
  readonly services: Services
  readonly caller: Person
  readonly company: Pick<CompanyAccess, 'clientNumber'>
  readonly now: Instant
  readonly origin: string
}

/**
 * Queues a mail to every user who is HR of the company, including the one who did it, so that a stolen session is
 * noticed.
 */
export async function queueTokenNotice(
  { services, caller, company, now, origin }: TokenCall,
  tx: Db,
  { kind, tokenIds }: Pick<TokenNotice, 'kind' | 'tokenIds'>,
): Promise<void> {
  for (const recipientId of await hrOfCompany(tx, company.clientNumber)) {
    const notice = { kind, tokenIds: [...tokenIds], recipientId, actorId: caller.accountId, origin }
    await services.jobs.send(mailMachineToken, { ...notice, at: now }, { tx })
  }
}
