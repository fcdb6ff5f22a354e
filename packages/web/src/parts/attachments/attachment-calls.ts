import type { Endpoint } from '@salvia/core/contract'
import type { attachmentSchema } from '@salvia/core/conversations'
import type { z } from 'zod'

/** The calls about files that are not sent yet. Every contract with `conversationCalls` has them. */
export interface AttachmentCalls {
  readonly attach: Endpoint & {
    readonly kind: 'upload'
    readonly params: z.ZodObject
    readonly response: typeof attachmentSchema
  }
  readonly unsent: Endpoint & {
    readonly kind: 'json'
    readonly params: z.ZodObject
    readonly response: z.ZodObject<{ items: z.ZodArray<typeof attachmentSchema> }>
  }
  readonly removeAttachment: Endpoint & { readonly kind: 'json'; readonly params: z.ZodObject }
}
