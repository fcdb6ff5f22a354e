import type { Contract } from '@salvia/core/api'
import type { CustomerUser } from '@salvia/core/customers'
import { closeAccount, closeCompany, reopenAccount, reopenCompany } from '../../access/closing.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { accountMailJob } from '../accounts/mail-account.job.ts'
import { userOf } from './customer-users.ts'

type Calls = Contract['customers']

/** Closes a customer or reopens it. Does nothing if it already is in that state. */
export async function actOnCustomer(call: Context<Calls['act']>): Promise<void> {
  const { services, caller, company, params, now } = call
  const act = params.event === 'close' ? closeCompany : reopenCompany
  await transaction(services.db, tx => act(tx, company.clientNumber, { actor: caller, now }))
}

/** Closes the account of a customer's user, or reopens it and mails its owner how to activate it again. */
export async function actOnUser(call: Context<Calls['actOnUser']>): Promise<CustomerUser> {
  const { services, caller, company, params, now, origin, fail } = call
  const { id, event } = params
  const { clientNumber } = company
  return transaction(services.db, async tx => {
    if (!(await userOf(tx, clientNumber, id))) throw fail('NOT_FOUND')
    if (event === 'close') {
      if (id === caller.accountId) throw fail('OWN_ACCOUNT')
      await closeAccount(tx, id, { actor: caller, now })
    } else if (await reopenAccount(tx, id, { actor: caller, now })) {
      const mail = { kind: 'activation', accountId: id, origin, at: now } as const
      await services.jobs.send(accountMailJob, mail, { tx })
    }
    const user = await userOf(tx, clientNumber, id)
    if (!user) throw fail('NOT_FOUND')
    return user
  })
}
