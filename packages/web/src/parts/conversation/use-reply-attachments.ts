import { useBegunWork } from '../../state/begun-work.ts'
import type { Failure } from '../../state/failure.ts'
import { type Attachments, useAttachments } from '../attachments/use-attachments.ts'
import { useTexts } from './texts.ts'
import type { ReplyPlace, useUnsentReply } from './use-unsent-reply.ts'

type Reply = ReplyPlace & Pick<ReturnType<typeof useUnsentReply>, 'files' | 'setFiles'>

/** The files of a reply. One on its way is lost when the user leaves, so that whoever wants to leave is asked. */
export function useReplyAttachments(reply: Reply, refusal: Failure | undefined): Attachments {
  const t = useTexts()
  const { calls, params, id, files, setFiles } = reply
  const attachments = useAttachments({ calls, params, files, onFiles: setFiles, refusal })
  useBegunWork(`files ${id}`, attachments.isUploading ? t('reply.uploading') : null)
  return attachments
}
