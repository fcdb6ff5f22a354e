import type { Services } from '../services.ts'
import { companiesOfAccount } from './companies.store.ts'
import { mayComeBy } from './may-come-by.ts'
import type { SignInAccount } from './sign-in-accounts.store.ts'
import type { WayIn } from './way-in.ts'

/** Whether an account may sign in this way, by `mayComeBy` with the account's companies. */
export async function takesWay(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  account: Pick<SignInAccount, 'id' | 'isCaseWorker'>,
  way: WayIn,
): Promise<boolean> {
  return mayComeBy(way, account, await companiesOfAccount(db, account.id), settings)
}
