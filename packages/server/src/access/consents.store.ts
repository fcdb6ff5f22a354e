import { CONSENTS, type Consent, type ConsentName, isAnswerValid } from '@salvia/core/consents'
import type { Instant } from '@salvia/core/primitives'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { consents } from '../db/schema/consents.ts'

/**
 * The user's answer to each consent. A consent that is asked for and has no answer, or one that is too old, is
 * `needed`.
 */
export async function consentsOfAccount(
  db: Db,
  accountId: string,
  asked: readonly ConsentName[],
  now: Instant,
): Promise<Consent> {
  const rows = await db
    .select({ name: consents.name, isGiven: consents.isGiven, at: consents.at })
    .from(consents)
    .where(eq(consents.accountId, accountId))
  const valid = rows.filter(({ at }) => isAnswerValid(at, now))
  const answered = new Map(valid.map(({ name, isGiven }) => [name, isGiven]))
  return {
    given: CONSENTS.filter(name => answered.get(name) === true),
    needed: asked.filter(name => !answered.has(name)),
    declined: CONSENTS.filter(name => answered.get(name) === false),
  }
}

/** Stores the answer to a consent. It can change at any time. */
export async function answerConsent(
  db: Db,
  answer: { accountId: string; name: string; isGiven: boolean; at: Instant },
): Promise<void> {
  const { isGiven, at } = answer
  await db
    .insert(consents)
    .values(answer)
    .onConflictDoUpdate({ target: [consents.accountId, consents.name], set: { isGiven, at } })
}
