import { z } from 'zod'
import { defineList, type PageOf } from '../../lists/index.ts'
import type { Instant } from '../../primitives/index.ts'
import { linkSchema, uploadSchema } from './case.ts'
import { caseStatuses } from './case-status.ts'

const moment = (at: Instant | null) => at && { moment: at }

/** The files that a company has sent, with what matters among them. @spec §3 */
export const uploadsList = defineList(
  {
    path: 'personnel-files/{clientNumber}',
    params: z.object({ clientNumber: z.string() }),
    access: 'user',
    feature: 'personnel-file',
    spec: 'assumed',
    summary:
      'The uploads of a company, newest first, with the ongoing one, the last import and the last rejected.',
    row: uploadSchema,
    isSearchable: true,
    isDownloadable: true,
    fileName: { sv: 'Personalfiler', en: 'Personnel files' },
    more: {
      ongoing: uploadSchema.nullable(),
      lastImport: uploadSchema.nullable(),
      lastRejected: uploadSchema.nullable(),
      /** Those whose question waits for a reply, the one with the nearest deadline first. */
      waiting: z.array(uploadSchema),
      /** A case worker has taken up the ongoing upload. */
      inProgress: z.boolean(),
      template: z.object({ id: z.string(), version: z.int() }),
      links: z.array(linkSchema),
    },
  },
  [
    { key: 'number', header: { sv: 'Ärende', en: 'Case' }, value: row => row.number },
    {
      key: 'uploadedAt',
      header: { sv: 'Uppladdad', en: 'Uploaded' },
      isMoment: true,
      value: row => moment(row.uploadedAt),
    },
    { key: 'name', header: { sv: 'Fil', en: 'File' }, value: row => row.name },
    { key: 'rows', header: { sv: 'Rader', en: 'Rows' }, value: row => row.rows },
    { key: 'errors', header: { sv: 'Fel', en: 'Errors' }, value: row => row.errors },
    { key: 'warnings', header: { sv: 'Varningar', en: 'Warnings' }, value: row => row.warnings },
    {
      key: 'status',
      header: { sv: 'Status', en: 'Status' },
      value: (row, locale) => caseStatuses.table[row.status].text[locale],
    },
    {
      key: 'finishedAt',
      header: { sv: 'Avslutad', en: 'Finished' },
      isMoment: true,
      value: row => moment(row.finishedAt),
    },
    { key: 'comment', header: { sv: 'Kommentar', en: 'Comment' }, value: row => row.comment },
  ],
)
export type UploadPage = PageOf<typeof uploadsList>
