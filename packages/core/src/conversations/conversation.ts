import { z } from 'zod'
import { instantSchema } from '../primitives/index.ts'
import { attachmentSchema } from './attachment.ts'

/** The two sides of a conversation: the customer's users, and the provider. */
const PARTIES = ['customer', 'provider'] as const
export type Party = (typeof PARTIES)[number]

/** One message. */
const messageSchema = z.object({
  id: z.uuid(),
  /** Grows with each message of the conversation. */
  number: z.int(),
  party: z.enum(PARTIES),
  /** The writer’s name. */
  sender: z.string(),
  /** Written by whoever reads it. */
  isOwn: z.boolean(),
  /** The reader has not read it yet. */
  isNew: z.boolean(),
  text: z.string(),
  /** The provider wants an answer to it. */
  asksForAnswer: z.boolean(),
  at: instantSchema,
  attachments: z.array(attachmentSchema),
})
export type Message = z.infer<typeof messageSchema>

/** Whether the reader may write, and if not, why. */
const replyStateSchema = z.discriminatedUnion('kind', [
  /** `locksAt`: the last moment to write, null while nothing counts down. */
  z.object({ kind: z.literal('open'), locksAt: instantSchema.nullable() }),
  /** Nobody of the customer can write any more. The provider may, which opens it again. */
  z.object({ kind: z.literal('locked'), since: instantSchema }),
  /** The reader sees the conversation, but neither made the thing nor may order for whom it is about. */
  z.object({ kind: z.literal('not-permitted') }),
])
export type ReplyState = z.infer<typeof replyStateSchema>

/** The messages of both sides about one thing, such as an order. */
export const conversationSchema = z
  .object({
    /** The oldest first. */
    messages: z.array(messageSchema),
    reply: replyStateSchema,
    /** How many messages of the other side the reader has not read. */
    unread: z.int(),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof conversationSchema>
