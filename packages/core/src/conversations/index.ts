export {
  ATTACHMENT_TYPES,
  type Attachment,
  type AttachmentState,
  type AttachmentType,
  attachmentSchema,
  attachmentStates,
  isOpenable,
} from './attachment.ts'
export {
  type Conversation,
  conversationSchema,
  type Message,
  type Party,
  type ReplyState,
} from './conversation.ts'
export {
  ATTACHING_FILES,
  attachmentCalls,
  conversationCalls,
  JUDGING_FILES,
  SENDING_FILES,
  sentFilesSchema,
} from './conversation-calls.ts'
export { ACCEPTED_ENDINGS, attachmentName } from './judge/attachment-name.ts'
export { type AttachmentVerdict, judgeAttachment } from './judge/judge-attachment.ts'
export { unansweredMessages } from './unanswered-messages.ts'
