import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { MESSAGE_MAX_CHARACTERS, ORDER_LINE_MAX_CHARACTERS } from '../limits/index.ts'
import { writtenLineSchema, writtenTextSchema } from '../primitives/index.ts'

/** A text that case workers begin a reply with. */
const replyTemplateSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
})
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>

const written = z.strictObject({
  title: writtenLineSchema(ORDER_LINE_MAX_CHARACTERS).refine(title => title !== ''),
  text: writtenTextSchema(MESSAGE_MAX_CHARACTERS).refine(text => text !== ''),
})

export const replyTemplatesContract = defineContract('replyTemplates', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'reply-templates',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'The provider’s reply templates, by title.',
    response: z.object({ items: z.array(replyTemplateSchema) }),
    errors: [],
  },
  create: {
    kind: 'json',
    method: 'POST',
    path: 'reply-templates',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'Adds a reply template.',
    body: written,
    response: replyTemplateSchema,
    idempotent: true,
    errors: ['TOO_MANY_REPLY_TEMPLATES'],
  },
  update: {
    kind: 'json',
    method: 'PATCH',
    path: 'reply-templates/{id}',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'Changes a reply template. Replies that were written with it stay as they are.',
    params: z.object({ id: z.uuid() }),
    body: written,
    response: replyTemplateSchema,
    errors: [],
  },
  remove: {
    kind: 'json',
    method: 'DELETE',
    path: 'reply-templates/{id}',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'Deletes a reply template.',
    params: z.object({ id: z.uuid() }),
    errors: [],
  },
})
