import type { Consent, ConsentName } from '@salvia/core/consents'
import type { Instant } from '@salvia/core/primitives'
import { askedConsents } from '../../access/asked-consents.ts'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { answerConsent, consentsOfAccount } from '../../access/consents.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'

/** Stores the user's answer to a consent, which may replace an earlier one, and returns all of the user's consents. */
export function answerTo(
  { services, caller, now }: { readonly services: Services; readonly caller: Person; readonly now: Instant },
  { name, isGiven }: { readonly name: ConsentName; readonly isGiven: boolean },
): Promise<Consent> {
  const { accountId } = caller
  return transaction(services.db, async tx => {
    await answerConsent(tx, { accountId, name, isGiven, at: now })
    const action = isGiven ? 'consent-given' : 'consent-refused'
    await addAudit(tx, { at: now, actor: caller, action, object: name })
    return consentsOfAccount(tx, accountId, askedConsents(services.settings), now)
  })
}
