import type { DemoWorld } from '@salvia/fixtures/demo-world'
import type { Db } from '../db/database.ts'
import { makeLink } from '../features/accounts/make-link.ts'
import { subscribe } from '../features/accounts/subscriptions.store.ts'

/** Behind `/unsubscribe#` it turns off the notifications of a demo account, once. */
export const DEMO_UNSUBSCRIBE_SECRET = 'salvia-demo-unsubscribe'

/** The same of someone who has left since. */
const UNSUBSCRIBE_SECRET_OF_LEAVER = 'salvia-demo-unsubscribe-slutat'

/** Notifications that two have asked for, and links that turn them off: to try what a mail would lead to. */
export async function seedAccountLinks(tx: Db, world: DemoWorld, now: Date): Promise<void> {
  for (const [email, secret] of [
    ['hr@demo.example', DEMO_UNSUBSCRIBE_SECRET],
    ['slutat@demo.example', UNSUBSCRIBE_SECRET_OF_LEAVER],
  ] as const) {
    const account = world.accounts.find(known => known.email === email)
    const employee = world.employees.at(-1)
    if (!account || !employee) throw new Error(`The demo world lacks ${email} or employees.`)
    const accountId = account.id
    const subscriptionId = await subscribe(tx, { accountId, kind: 'certificates', object: employee.id }, now)
    await makeLink(tx, { purpose: 'unsubscribe', accountId, subscriptionId }, now, secret)
  }
}
