import { z } from 'zod'
import type { CaseWorkerFunction } from '../case-worker-functions/case-worker-functions.ts'
import type { Feature } from '../features/index.ts'
import { ATTACHMENTS_PER_MESSAGE, MESSAGE_MAX_CHARACTERS } from '../limits/index.ts'
import { writtenTextSchema } from '../primitives/index.ts'
import { attachmentSchema } from './attachment.ts'
import { conversationSchema } from './conversation.ts'

/** Whose files they are: those of a concept, or of one thing. */
interface FilesPlace<Path extends string, Who extends 'person' | 'caseWorker', Shape extends z.ZodRawShape> {
  /** The path above the files: `orders/{clientNumber}`. */
  readonly path: Path
  readonly access: Who
  readonly caseWorkerFunction?: CaseWorkerFunction
  readonly feature?: Feature
  /** The parameters of the path. */
  readonly params: Shape
}

/** What a concept says of its conversations. Its path is that of the concept’s list. */
interface Place<
  Path extends string,
  Who extends 'person' | 'caseWorker',
  Shape extends z.ZodRawShape,
  Missing extends string,
> extends FilesPlace<Path, Who, Shape> {
  /** The code for a thing that the caller may not see. */
  readonly missing: Missing
}

/** Codes of a file whose content is not taken, each with its sentence. */
export const JUDGING_FILES = [
  'ATTACH_FAILED',
  'ATTACHMENT_EMPTY',
  'ATTACHMENT_TYPE',
  'ATTACHMENT_MARKUP',
  'ATTACHMENT_MACROS',
  'ATTACHMENT_ENCRYPTED',
  'ATTACHMENT_DAMAGED',
  'ATTACHMENT_UNPACKS_TOO_LARGE',
  'ATTACHMENT_TOO_HEAVY',
] as const

/** Codes of a file that is not attached. */
export const ATTACHING_FILES = [
  ...JUDGING_FILES,
  'ATTACHMENT_TOO_LARGE',
  'TOO_MANY_UNSENT_ATTACHMENTS',
  'PAYLOAD_TOO_LARGE',
  'UPLOAD_INCOMPLETE',
] as const

/** Codes of sending files along: those of other users, sent or expired ones, infected ones. */
export const SENDING_FILES = ['ATTACHMENT_GONE', 'ATTACHMENT_INFECTED'] as const

/** The files to send along, as they were answered when they were attached. */
export const sentFilesSchema = z.array(z.uuid()).max(ATTACHMENTS_PER_MESSAGE).default([])

const replySchema = z.strictObject({
  text: writtenTextSchema(MESSAGE_MAX_CHARACTERS),
  files: sentFilesSchema,
})
/** The provider alone asks for answers, and opens again what has ended. */
const providersReplySchema = replySchema.extend({
  asksForAnswer: z.boolean().default(false),
  /** The writer knows that the thing has ended, and that the message opens it again. */
  opensAgain: z.boolean().default(false),
})
type ReplySchema<Who> = Who extends 'caseWorker' ? typeof providersReplySchema : typeof replySchema

const commonOf = <const Who extends 'person' | 'caseWorker'>({
  access,
  caseWorkerFunction,
  feature,
}: Pick<FilesPlace<string, Who, z.ZodRawShape>, 'access' | 'caseWorkerFunction' | 'feature'>) =>
  ({
    access,
    spec: 'assumed',
    ...(caseWorkerFunction === undefined ? {} : { caseWorkerFunction }),
    ...(feature === undefined ? {} : { feature }),
  }) as const

/** The calls about files that are not sent yet. */
export function attachmentCalls<
  const Path extends string,
  const Who extends 'person' | 'caseWorker',
  Shape extends z.ZodRawShape,
>(place: FilesPlace<Path, Who, Shape>) {
  const { path, params } = place
  const common = commonOf(place)
  const listed = z.object(params)
  return {
    attach: {
      ...common,
      kind: 'upload',
      method: 'POST',
      path: `${path}/attachments` as const,
      summary:
        'Takes a file to send along, 10 MB at most. Only who attached it sees it until it is sent; after a day it is deleted.',
      params: listed,
      response: attachmentSchema,
      idempotent: true,
      errors: ATTACHING_FILES,
    },
    unsent: {
      ...common,
      kind: 'json',
      method: 'GET',
      path: `${path}/attachments` as const,
      summary: 'The files that the caller has attached and not sent, with what the virus scan says of each.',
      params: listed,
      response: z.object({ items: z.array(attachmentSchema) }),
      errors: [],
    },
    removeAttachment: {
      ...common,
      kind: 'json',
      method: 'DELETE',
      path: `${path}/attachments/{attachment}` as const,
      summary: 'Deletes a file that the caller has attached and not sent. One that is gone stays gone.',
      params: listed.extend({ attachment: z.uuid() }),
      errors: [],
    },
  } as const
}

/** The calls of a conversation, for the contract of its concept. */
export function conversationCalls<
  const Path extends string,
  const Who extends 'person' | 'caseWorker',
  Shape extends z.ZodRawShape,
  const Missing extends string,
>({ missing, ...place }: Place<Path, Who, Shape, Missing>) {
  const { path, params } = place
  const common = commonOf(place)
  const one = z.object(params).extend({ id: z.uuid() })
  return {
    ...attachmentCalls(place),
    reply: {
      ...common,
      kind: 'json',
      method: 'POST',
      path: `${path}/{id}/replies` as const,
      summary: 'Writes a message, with or without files. The other side is told.',
      params: one,
      body: (place.access === 'caseWorker' ? providersReplySchema : replySchema) as ReplySchema<Who>,
      response: conversationSchema,
      idempotent: true,
      errors: [
        missing,
        'MESSAGE_MISSING',
        'REPLY_NOT_PERMITTED',
        'CONVERSATION_LOCKED',
        ...(place.access === 'caseWorker' ? (['CONVERSATION_ENDED'] as const) : []),
        ...SENDING_FILES,
      ] as const,
    },
    markRead: {
      ...common,
      kind: 'json',
      method: 'POST',
      path: `${path}/{id}/readings` as const,
      summary: 'The caller has been shown the messages up to a number.',
      params: one,
      body: z.strictObject({ through: z.int().min(0) }),
      errors: [missing] as const,
    },
    downloadAttachment: {
      ...common,
      kind: 'download',
      method: 'GET',
      path: `${path}/{id}/attachments/{attachment}` as const,
      summary: 'A file that was sent, once the virus scan has let it through.',
      params: one.extend({ attachment: z.uuid() }),
      errors: [missing, 'ATTACHMENT_WAITING', 'ATTACHMENT_INFECTED'] as const,
    },
  } as const
}
