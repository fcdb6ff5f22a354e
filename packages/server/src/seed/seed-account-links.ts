import type { DemoWorld } from '@salvia/fixtures/demo-world'
import type { Db } from '../db/database.ts'
import { makeLink } from '../features/accounts/make-link.ts'
import { subscribe } from '../features/accounts/subscriptions.store.ts'

/** Behind `/unsubscribe#` it turns off the notifications of a demo account, once. */
export const DEMO_UNSUBSCRIBE_SECRET = 'salvia-demo-unsubscribe'

/** Notifications that someone has asked for, and a link that turns them off: to try what a mail would lead to. */
export async function seedAccountLinks(tx: Db, world: DemoWorld, now: Date): Promise<void> {
  const account = world.accounts.find(({ email }) => email === 'hr@demo.example')
  const employee = world.employees.at(-1)
  if (!account || !employee) throw new Error('The demo world lacks HR or employees.')
  const accountId = account.id
  const subscriptionId = await subscribe(tx, { accountId, kind: 'certificates', object: employee.id }, now)
  await makeLink(tx, { purpose: 'unsubscribe', accountId, subscriptionId }, now, DEMO_UNSUBSCRIBE_SECRET)
}
