import { z } from 'zod'
import { attachmentSchema, conversationSchema } from '../conversations/index.ts'
import { internalNoteSchema, matterHeadSchema, matterProgressSchema, matterStepSchema } from './matter.ts'
import { CASE_WORKER_EVENTS } from './matter-events.ts'

/** What is told of a whole matter of any kind, to customer and provider alike. A kind adds what was written. */
export const wholeMatterSchema = matterHeadSchema.extend(matterProgressSchema.shape).extend({
  maker: z.string(),
  handler: z.string().nullable(),
  /** The files that were sent with the matter itself. */
  attachments: z.array(attachmentSchema),
  steps: z.array(matterStepSchema),
  conversation: conversationSchema,
  /** The provider waits for an answer of the customer. */
  awaitsAnswer: z.boolean(),
})
export type WholeMatter = z.infer<typeof wholeMatterSchema>

/** What a user of the customer is told besides. */
export const customersMatterSchema = z.object({
  /** The reader made it. */
  isOwn: z.boolean(),
  /** The maker may withdraw it while no case worker has taken it on. */
  mayWithdraw: z.boolean(),
})
export type CustomersMatter = WholeMatter & z.infer<typeof customersMatterSchema>

/** What a case worker is told besides. */
export const caseWorkersMatterSchema = z.object({
  /** Grows with each change. An act names the version that the case worker saw. */
  version: z.int(),
  /** Null for a matter of somebody who belongs to no customer. */
  clientNumber: z.string().nullable(),
  company: z.string().nullable(),
  /** The reader has taken it on. */
  isMine: z.boolean(),
  /** How to reach the maker; null for one without an account. */
  makerEmail: z.string().nullable(),
  /** What can be done now. */
  actions: z.array(z.enum(CASE_WORKER_EVENTS)),
  notes: z.array(internalNoteSchema),
})
export type MatterCase = WholeMatter & z.infer<typeof caseWorkersMatterSchema>
