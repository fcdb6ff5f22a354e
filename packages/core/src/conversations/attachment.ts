import { z } from 'zod'
import { defineStatuses, type Text } from '../i18n/index.ts'
import { instantSchema } from '../primitives/index.ts'

/** The kinds of files that may be attached, decided by their content whatever their names say. */
export const ATTACHMENT_TYPES = {
  pdf: { contentType: 'application/pdf', name: { sv: 'PDF', en: 'PDF' } },
  png: { contentType: 'image/png', name: { sv: 'Bild', en: 'Image' } },
  jpg: { contentType: 'image/jpeg', name: { sv: 'Bild', en: 'Image' } },
  heic: { contentType: 'image/heic', name: { sv: 'Bild', en: 'Image' } },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: { sv: 'Word', en: 'Word' },
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: { sv: 'Excel', en: 'Excel' },
  },
  csv: { contentType: 'text/csv', name: { sv: 'CSV', en: 'CSV' } },
  txt: { contentType: 'text/plain', name: { sv: 'Text', en: 'Text' } },
} as const satisfies Record<string, { contentType: string; name: Text }>
export type AttachmentType = keyof typeof ATTACHMENT_TYPES
const TYPES = Object.keys(ATTACHMENT_TYPES) as [AttachmentType, ...AttachmentType[]]
const attachmentTypeSchema = z.enum(TYPES)

/** What the virus scan says of a file. The text is the sentence beside the file. */
export const attachmentStates = defineStatuses({
  waiting: {
    text: {
      sv: 'Söks igenom efter virus. Filen går att öppna när det är klart.',
      en: 'Being scanned for viruses. The file can be opened when that is done.',
    },
    tone: 'info',
  },
  clean: { text: { sv: 'Inga virus hittade', en: 'No viruses found' }, tone: 'neutral' },
  unscanned: { text: { sv: 'Inte sökt efter virus', en: 'Not scanned for viruses' }, tone: 'neutral' },
  infected: {
    text: { sv: 'Filen innehöll virus och togs bort.', en: 'The file contained a virus and was removed.' },
    tone: 'danger',
  },
})
export type AttachmentState = (typeof attachmentStates.codes)[number]

/** Whether a file in a state may be opened by those who may see it. */
export function isOpenable(state: AttachmentState): boolean {
  return state === 'clean' || state === 'unscanned'
}

/** A file that is attached to an order, a complaint or a message. */
export const attachmentSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    bytes: z.int(),
    type: attachmentTypeSchema,
    state: attachmentStates.schema,
    attachedAt: instantSchema,
    /** Where the file is; absent before it is sent, and while it cannot be opened. */
    links: z.array(z.object({ rel: z.literal('file'), href: z.string() })),
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof attachmentSchema>
