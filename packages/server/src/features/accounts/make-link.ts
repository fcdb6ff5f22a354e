import {
  ACTIVATION_LINK_DAYS,
  IDENTITY_LINK_HOURS,
  PASSWORD_LINK_HOURS,
  UNSUBSCRIBE_LINK_DAYS,
} from '@salvia/core/limits'
import { addCalendarDays, addElapsed, type Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { LinkPurpose } from '../../db/schema/links.ts'
import { linkSecretHash, newLinkSecret } from './link-secret.ts'
import { insertLink, insertLinks } from './links.store.ts'

/** When a link expires. Days are calendar days, hours are elapsed time. */
const EXPIRY: Readonly<Record<LinkPurpose, (now: Instant) => Instant>> = {
  activation: now => addCalendarDays(now, ACTIVATION_LINK_DAYS),
  password: now => addElapsed(now, { hours: PASSWORD_LINK_HOURS }),
  identity: now => addElapsed(now, { hours: IDENTITY_LINK_HOURS }),
  unsubscribe: now => addCalendarDays(now, UNSUBSCRIBE_LINK_DAYS),
}

/** The account that a link is for. A link to unsubscribe also names the subscription that it ends. */
interface LinkFacts {
  readonly purpose: LinkPurpose
  readonly accountId: string
  readonly subscriptionId?: string
  /** The identity number that the link is for, 12 digits. Absent if any number from BankID will do. */
  readonly pid?: string
  /** The realm of the organisation's single sign-on that the link came from. Absent for a mailed link. */
  readonly realm?: string
}

/** Makes a link and returns its secret, which is not stored. */
export async function makeLink(
  db: Db,
  facts: LinkFacts,
  now: Instant,
  secret = newLinkSecret(),
): Promise<{ id: string; secret: string }> {
  const id = await insertLink(db, {
    ...facts,
    secretHash: linkSecretHash(secret),
    createdAt: now,
    expiresAt: EXPIRY[facts.purpose](now),
  })
  return { id, secret }
}

/** Makes a link for each of some subscriptions of an account, in their order. */
export async function makeUnsubscribeLinks(
  db: Db,
  { accountId, subscriptionIds }: { readonly accountId: string; readonly subscriptionIds: readonly string[] },
  now: Instant,
): Promise<{ id: string; secret: string }[]> {
  const links = subscriptionIds.map(subscriptionId => {
    const id = crypto.randomUUID()
    return { id, secret: newLinkSecret(), subscriptionId }
  })
  await insertLinks(
    db,
    links.map(({ id, secret, subscriptionId }) => ({
      ...{ id, accountId, subscriptionId, purpose: 'unsubscribe' as const },
      secretHash: linkSecretHash(secret),
      createdAt: now,
      expiresAt: EXPIRY.unsubscribe(now),
    })),
  )
  return links
}
