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
import { insertLink } from './links.store.ts'

/** Until when a link is good: days are counted on the calendar, hours pass on any clock. */
const EXPIRY: Readonly<Record<LinkPurpose, (now: Instant) => Instant>> = {
  activation: now => addCalendarDays(now, ACTIVATION_LINK_DAYS),
  password: now => addElapsed(now, { hours: PASSWORD_LINK_HOURS }),
  identity: now => addElapsed(now, { hours: IDENTITY_LINK_HOURS }),
  unsubscribe: now => addCalendarDays(now, UNSUBSCRIBE_LINK_DAYS),
}

/** Whom a link is for, and what it ends where it is for unsubscribing. */
interface LinkFacts {
  readonly purpose: LinkPurpose
  readonly accountId: string
  readonly subscriptionId?: string
  /** The number that an identity link is for, of 12 digits; absent for whichever BankID shows. */
  readonly pid?: string
  /** The organisation's own sign-in that it comes by, instead of by mail. */
  readonly realm?: string
}

/** Makes a link and answers its secret, which is kept nowhere. */
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
