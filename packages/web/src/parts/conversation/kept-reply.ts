import type { Attachment } from '@salvia/core/conversations'
import { maskIdentityNumbers } from '@salvia/core/primitives'
import { z } from 'zod'
import { forgetDraft, keptDraft } from '../../state/kept-draft.ts'

/** What was written and not sent. */
export interface Unsent {
  readonly text: string
  readonly files: readonly Attachment[]
  /** Ids of files that were attached when the session ended, until they are fetched. */
  readonly fileIds: readonly string[]
  /** It was written before the session ended, and is as it was kept. */
  readonly isRestored: boolean
}

const keptReplySchema = z.object({ text: z.string(), fileIds: z.array(z.string()) })
type KeptReply = z.output<typeof keptReplySchema>

const nameOf = (key: string): string => `reply ${key}`

/** What was written to keep when the session ends, without identity numbers. Empty for nothing. */
export function replyToKeep(
  key: string,
  { text, files, fileIds }: Unsent,
): Readonly<Record<string, KeptReply>> {
  const ids = [...files.map(({ id }) => id), ...fileIds]
  if (text.trim() === '' && ids.length === 0) return {}
  return { [nameOf(key)]: { text: maskIdentityNumbers(text), fileIds: ids } }
}

/** What the signed-in user had written when the session ended; undefined for nothing. */
export function keptReply(key: string): KeptReply | undefined {
  return keptReplySchema.safeParse(keptDraft(nameOf(key))).data
}

export const forgetReply = (key: string): void => forgetDraft(nameOf(key))
