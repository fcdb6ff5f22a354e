import type { Endpoint } from '@salvia/core/contract'
import type { Conversation } from '@salvia/core/conversations'
import type { z } from 'zod'
import type { AttachmentCalls } from '../attachments/attachment-calls.ts'

/** A call that says something of one thing. */
export type AboutOne<Body> = Endpoint & {
  readonly kind: 'json'
  readonly params: z.ZodObject
  readonly body: z.ZodType<unknown, Body>
}

interface WrittenReply {
  text: string
  files?: string[] | undefined
  /** The provider alone asks for answers. */
  asksForAnswer?: boolean | undefined
  /** The provider alone opens again what has ended. */
  opensAgain?: boolean | undefined
}

/** The calls about one conversation. Every contract with `conversationCalls` has them, such as `contract.orders`. */
interface ConversationContract extends AttachmentCalls {
  readonly reply: AboutOne<WrittenReply> & {
    readonly response: z.ZodType<Conversation>
  }
  readonly markRead: AboutOne<{ through: number }>
}

/** Which conversation it is: the parameters of the paths of its contract, and its id. */
export interface ConversationPlace {
  readonly calls: ConversationContract
  /** The path parameters without the id, such as the client number. */
  readonly params: Readonly<Record<string, string>>
  readonly id: string
}
