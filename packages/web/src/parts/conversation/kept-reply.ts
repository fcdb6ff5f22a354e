import type { Attachment } from '@salvia/core/conversations'
import { type IsoDate, takeOutIdentityNumbers } from '@salvia/core/primitives'
import { z } from 'zod'
import { forgetDraft, keptDraft } from '../../state/kept-draft.ts'

/** What was written and not sent. */
export interface Unsent {
  readonly text: string
  /** The customer is asked for an answer. */
  readonly asksForAnswer: boolean
  readonly files: readonly Attachment[]
  /** Ids of files that were attached when the page was left, until they are fetched. */
  readonly fileIds: readonly string[]
  /** Belongs to what is written, so that it is sent once however often it is tried. Another text has another one. */
  readonly idempotencyKey: string
  /**
   * The state that what is written was sent for, while nobody knows whether it arrived. Sent again for the same state
   * and with the same key, it becomes one.
   */
  readonly tried: string | null
  /** It was written before the session ended or the page was reloaded, and is as it was kept. */
  readonly isRestored: boolean
  /** Identity numbers were taken out of the text that came back. */
  readonly isTakenOut: boolean
  /** How many files did not come back. */
  readonly lostFiles: number
}

const keptReplySchema = z.object({
  text: z.string(),
  asksForAnswer: z.boolean().default(false),
  fileIds: z.array(z.string()),
  idempotencyKey: z.string(),
  isTakenOut: z.boolean(),
  tried: z.string().nullable().default(null),
})
type KeptReply = z.output<typeof keptReplySchema>

const nameOf = (key: string): string => `reply ${key}`

/** What was written to keep while the page is not there, without identity numbers. Empty for nothing. */
export function replyToKeep(
  key: string,
  unsent: Unsent,
  today: IsoDate,
): Readonly<Record<string, KeptReply>> {
  const { files, fileIds, asksForAnswer, idempotencyKey, tried } = unsent
  const ids = [...files.map(({ id }) => id), ...fileIds]
  if (unsent.text.trim() === '' && ids.length === 0) return {}
  const { text, count } = takeOutIdentityNumbers(unsent.text, today)
  const isTakenOut = unsent.isTakenOut || count > 0
  return { [nameOf(key)]: { text, asksForAnswer, fileIds: ids, idempotencyKey, isTakenOut, tried } }
}

/** What the signed-in user had written when the page was left; undefined for nothing. */
export function keptReply(key: string): KeptReply | undefined {
  return keptReplySchema.safeParse(keptDraft(nameOf(key))).data
}

export const forgetReply = (key: string): void => forgetDraft(nameOf(key))
