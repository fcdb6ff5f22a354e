import { useEffect } from 'react'
import { useEndpoint } from '../../state/endpoint.ts'
import type { AttachmentCalls } from '../attachments/attachment-calls.ts'
import { useUnsent } from './use-unsent.ts'

interface ReplyPlace {
  readonly calls: AttachmentCalls
  /** The path parameters of the calls about files. */
  readonly params: Readonly<Record<string, string>>
  /** Of the conversation. */
  readonly id: string
}

/**
 * A reply with its files. What was attached before the session ended is fetched again: files that are gone by now are
 * left out.
 */
export function useUnsentReply({ calls, params, id }: ReplyPlace) {
  const unsent = useUnsent(id)
  const { fileIds, change } = unsent
  const answer = useEndpoint(calls.unsent, fileIds.length > 0 ? { params } : null)
  const isFetching = fileIds.length > 0
  useEffect(() => {
    if (!isFetching || answer.state === 'loading') return
    const found = answer.state === 'ready' ? answer.data.items : []
    change(({ files, fileIds, ...written }) => ({
      ...written,
      files: [...files, ...found.filter(({ id }) => fileIds.includes(id))],
      fileIds: [],
    }))
  })
  return { ...unsent, isFetching }
}
