import { useEffect } from 'react'
import { useBegunInTab } from '../../state/begun-work.ts'
import { useEndpoint } from '../../state/endpoint.ts'
import type { AttachmentCalls } from '../attachments/attachment-calls.ts'
import { useTexts } from './texts.ts'
import { useUnsent } from './use-unsent.ts'

/** The name of a reply as begun work. */
export const replyWork = (id: string): string => `reply ${id}`

export interface ReplyPlace {
  readonly calls: AttachmentCalls
  /** The path parameters of the calls about files. */
  readonly params: Readonly<Record<string, string>>
  /** Of the conversation. */
  readonly id: string
}

/**
 * A reply with its files. What was attached before the session ended is fetched again; the form says how many
 * files are gone by now.
 */
export function useUnsentReply({ calls, params, id }: ReplyPlace) {
  const t = useTexts()
  const unsent = useUnsent(id)
  const { text, files, fileIds, change } = unsent
  useBegunInTab(
    replyWork(id),
    text.trim() === '' && files.length === 0 ? null : t('reply.notSent'),
    unsent.idempotencyKey,
  )
  const answer = useEndpoint(calls.unsent, fileIds.length > 0 ? { params } : null)
  const isFetching = fileIds.length > 0
  useEffect(() => {
    if (!isFetching || answer.state === 'loading') return
    const found = answer.state === 'ready' ? answer.data.items : []
    change(({ files, fileIds, ...written }) => {
      const back = found.filter(({ id }) => fileIds.includes(id))
      const lostFiles = fileIds.length - back.length
      return { ...written, files: [...files, ...back], fileIds: [], lostFiles }
    })
  })
  return { ...unsent, isFetching }
}
