import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { CERTIFICATES_AT_ONCE } from '../limits/index.ts'
import { listCalls } from '../lists/index.ts'
import { isoDateSchema } from '../primitives/index.ts'
import { certificateSchema } from './certificate.ts'
import { CERTIFICATE_SOURCES } from './certificate-source.ts'
import { certificatesList } from './certificates-list.ts'
import { CHECK_NOTE_KINDS } from './check-state.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'
import { monitoringSchema } from './monitoring-rules.ts'
import { checkNoteSchema, personChecksSchema } from './person-checks.ts'

const company = z.object({ clientNumber: z.string() })
const one = company.extend({ id: z.uuid() })
/** `id` is the pidHash of the employee. */
const employee = company.extend({ id: z.string() })
const feature = 'certificates'
const spec = 'assumed'
const check = z.enum(MEDICAL_CHECK_NAMES)

/** Codes of a call about an employee, alike for one who does not exist. */
const OF_EMPLOYEE = [
  'COWORKER_NOT_FOUND',
  'EXCLUDED_BY_SELF_INSIGHT',
  'EXCLUDED_BY_ORDERING',
  'EXCLUDED_BY_COLLEAGUE',
] as const
const CHANGING = ['CERTIFICATE_CHANGE_NOT_PERMITTED'] as const

/** An entry whose place a new monitoring would take. */
const replacedSchema = z.object({
  id: z.uuid(),
  source: z.enum(CERTIFICATE_SOURCES),
  start: isoDateSchema,
  end: isoDateSchema.nullable(),
})
export type ReplacedEntry = z.infer<typeof replacedSchema>

export const certificatesContract = defineContract('certificates', {
  ...listCalls(certificatesList),
  get: {
    kind: 'json',
    method: 'GET',
    path: 'certificates/{clientNumber}/{id}',
    access: 'user',
    feature,
    spec,
    summary: 'One certificate or monitoring, a superseded one too.',
    params: one,
    response: certificateSchema,
    errors: ['CERTIFICATE_NOT_FOUND'],
  },
  document: {
    kind: 'download',
    method: 'GET',
    path: 'certificates/{clientNumber}/{id}/document',
    access: 'user',
    feature,
    spec,
    summary:
      'The document of a certificate that was issued on 2 February 2025 or later. Each download is audited.',
    params: one,
    errors: ['CERTIFICATE_NOT_FOUND', 'CERTIFICATE_ISSUED_TOO_EARLY', 'CERTIFICATE_WITHOUT_DOCUMENT'],
  },
  numbers: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/numbers/searches',
    access: 'person',
    feature,
    spec,
    summary:
      'The identity numbers of the employees of some entries, 12 digits; null for a protected identity. Each answer is audited. Entries that the user may not see are left out.',
    reads: true,
    params: company,
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(CERTIFICATES_AT_ONCE) }),
    response: z.object({ items: z.array(z.object({ id: z.uuid(), pid: z.string().nullable() })) }),
    errors: [],
  },
  person: {
    kind: 'json',
    method: 'GET',
    path: 'certificates/{clientNumber}/employees/{id}',
    access: 'person',
    feature,
    spec,
    summary:
      'The medical checks of one employee: what applies, what was before, the notes, and what is suggested.',
    params: employee,
    response: personChecksSchema,
    errors: [...OF_EMPLOYEE],
  },
  add: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}',
    access: 'person',
    feature,
    spec,
    summary:
      'Adds a monitoring, or without a last day a manual entry. Where the employee has some for the check already, these are answered and nothing is changed, until the call names them in `replaces`.',
    params: company,
    body: monitoringSchema.extend({
      /** The pidHash. */
      employee: z.string(),
      replaces: z.array(z.uuid()).max(100).default([]),
    }),
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('added'), certificate: certificateSchema }),
      z.object({ kind: z.literal('exists'), existing: z.array(replacedSchema).min(1) }),
    ]),
    idempotent: true,
    errors: [
      ...OF_EMPLOYEE,
      ...CHANGING,
      'EMPLOYEE_NUMBER_INVALID',
      'MONITORING_START_AFTER_END',
      'MONITORING_ENDED',
      'MONITORING_DATE_FAR_OFF',
      'STATEMENT_WITH_END',
    ],
  },
  remove: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/{id}/removals',
    access: 'person',
    feature,
    spec,
    summary: 'Removes a monitoring or a manual entry. A certificate of the journal cannot be removed.',
    params: one,
    errors: ['CERTIFICATE_NOT_FOUND', ...CHANGING, 'CERTIFICATE_NOT_REMOVABLE'],
  },
  mails: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/mails',
    access: 'person',
    feature,
    spec,
    summary:
      'Turns the user’s own mails about some entries on or off. Entries that the user may not see are left out.',
    params: company,
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(CERTIFICATES_AT_ONCE), isOn: z.boolean() }),
    response: z.object({
      /** Whose mails stand as asked now. */
      turned: z.array(z.uuid()),
      /** Without a last day, so that there is nothing to mail about. */
      withoutEnd: z.array(z.uuid()),
    }),
    errors: [],
  },
  note: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/employees/{id}/notes',
    access: 'person',
    feature,
    spec,
    summary: 'Notes that work began, that a check was offered or declined, or that a risk was raised.',
    params: employee,
    body: z.strictObject({ check, kind: z.enum(CHECK_NOTE_KINDS), date: isoDateSchema }),
    response: checkNoteSchema,
    idempotent: true,
    errors: [...OF_EMPLOYEE, ...CHANGING, 'NOTE_IN_FUTURE', 'NOTE_NOT_OF_CHECK', 'NOTES_FULL'],
  },
  takeBack: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/notes/{id}/retractions',
    access: 'person',
    feature,
    spec,
    summary: 'Takes a note back that was a mistake. The note stays, with who took it back.',
    params: one,
    response: checkNoteSchema,
    errors: ['NOTE_NOT_FOUND', ...CHANGING],
  },
})
