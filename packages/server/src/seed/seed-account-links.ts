import type { Instant } from '@salvia/core/primitives'
import type { DemoMonitoring, DemoWorld } from '@salvia/fixtures/demo-world'
import type { Db } from '../db/database.ts'
import { makeLink } from '../features/accounts/make-link.ts'
import { subscribe } from '../features/accounts/subscriptions.store.ts'

/** Secret of a link that turns off the notifications of a demo account, once. It follows `/unsubscribe?mails=one#`. */
export const DEMO_UNSUBSCRIBE_SECRET = 'salvia-demo-unsubscribe-a-check-of-somebody'

/** The same for somebody who has left since. */
const UNSUBSCRIBE_SECRET_OF_LEAVER = 'salvia-demo-unsubscribe-one-who-has-left-us'

/** The company where both work or have worked. */
const COMPANY = '10401'
const ENTRIES_TOLD_OF = 3

interface Known {
  readonly world: DemoWorld
  readonly monitorings: readonly DemoMonitoring[]
}

/** Inserts the subscriptions of two users, with links that turn one of them off, to try what a mail would open. */
export async function seedAccountLinks(tx: Db, { world, monitorings }: Known, now: Instant): Promise<void> {
  for (const [email, secret] of [
    ['hr@demo.example', DEMO_UNSUBSCRIBE_SECRET],
    ['slutat@demo.example', UNSUBSCRIBE_SECRET_OF_LEAVER],
  ] as const) {
    const account = world.accounts.find(known => known.email === email)
    const told = monitorings.filter(({ clientNumber, end }) => clientNumber === COMPANY && end !== null)
    if (!account || told.length < ENTRIES_TOLD_OF)
      throw new Error(`The demo world lacks ${email} or monitorings.`)
    const accountId = account.id
    const begun: string[] = []
    for (const { id } of told.slice(-ENTRIES_TOLD_OF))
      begun.push(await subscribe(tx, { accountId, kind: 'certificates', object: id }, now))
    const subscriptionId = begun[0] ?? ''
    await makeLink(tx, { purpose: 'unsubscribe', accountId, subscriptionId }, now, secret)
  }
}
