import {
  ACTIVATION_LINK_DAYS,
  IDENTITY_LINK_HOURS,
  PASSWORD_LINK_HOURS,
  UNSUBSCRIBE_LINK_DAYS,
} from '@salvia/core/limits'
import { DAY_MS, HOUR_MS } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import type { LinkPurpose } from '../../db/schema/links.ts'
import { linkSecretHash, newLinkSecret } from './link-secret.ts'
import { insertLink } from './links.store.ts'

const LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  activation: ACTIVATION_LINK_DAYS * DAY_MS,
  password: PASSWORD_LINK_HOURS * HOUR_MS,
  identity: IDENTITY_LINK_HOURS * HOUR_MS,
  unsubscribe: UNSUBSCRIBE_LINK_DAYS * DAY_MS,
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
  now: Date,
  secret = newLinkSecret(),
): Promise<{ id: string; secret: string }> {
  const id = await insertLink(db, {
    ...facts,
    secretHash: linkSecretHash(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS[facts.purpose]),
  })
  return { id, secret }
}
