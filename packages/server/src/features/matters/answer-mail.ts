import type { SupportSubject } from '@salvia/core/config'
import { MATTER_KINDS, type MatterKind, matterNumber, matterWords } from '@salvia/core/matters'
import { portalPath } from '@salvia/core/portal-paths'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import { renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { ANSWER_MAIL_TEMPLATE } from './answer-mail-template.ts'
import { awaitsMail, keepShown } from './conversation.store.ts'
import { type Matter, mattersWithIds } from './matters.store.ts'
import { type Recipient, recipientOf } from './recipients.store.ts'

/** What a kind says of the mails about its answers. */
export interface AnswerMails {
  readonly kind: MatterKind
  /** Whom the reader can ask. */
  readonly help: SupportSubject
  /** Whether a user may read all of a matter now. */
  maySee(db: Db, matter: Matter, recipient: Recipient): Promise<boolean>
}

/** An answer of the provider, for one who follows the matter. */
interface Answer {
  readonly matterId: string
  readonly accountId: string
  readonly at: Instant
  /** The address of the portal, for the link. */
  readonly origin: string
}

/** Mails a user that there is an answer, unless the user has looked meanwhile or may not see the matter any more. */
export async function mailAnswer(
  { db, mailer, settings: { brand } }: Services,
  { kind, help, maySee }: AnswerMails,
  { matterId, accountId, at, origin }: Answer,
): Promise<void> {
  const [matter] = await mattersWithIds(db, [matterId])
  const { pages } = MATTER_KINDS[kind]
  if (!matter?.clientNumber || !pages || !(await awaitsMail(db, { matterId, accountId, at }))) return
  const recipient = await recipientOf(db, matter.clientNumber, accountId)
  // Nothing was told, so the next answer is mailed if the user may see the matter again.
  if (!recipient || !(await maySee(db, matter, recipient))) return keepShown(db, matterId, accountId)
  const { locale } = recipient
  const number = matterNumber(MATTER_KINDS[kind], matter.number)
  const values = { ...matterWords(kind, locale), number }
  const href = origin + portalPath(pages.customer, { id: matterId })
  await mailer.send({
    to: recipient.email,
    ...renderMail({ ...ANSWER_MAIL_TEMPLATE, help }, { brand, locale, values, href }),
    once: { id: `${kind}-${matterId}-${accountId}-${at.replace(/\D/g, '')}`, at },
  })
}
