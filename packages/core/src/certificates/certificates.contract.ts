import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import {
  CERTIFICATE_NUMBERS_AT_ONCE,
  MONITORING_EMPLOYEES_FOUND,
  SEARCH_MAX_CHARACTERS,
  WITHDRAWALS_SHOWN,
} from '../limits/index.ts'
import { listCalls } from '../lists/index.ts'
import { isoDateSchema } from '../primitives/index.ts'
import { certificateSchema } from './certificate.ts'
import { CERTIFICATE_SOURCE_NAMES } from './certificate-entry.ts'
import { certificatesList } from './certificates-list.ts'
import { monitoringSchema } from './monitoring-rules.ts'
import { monitorableEmployeeSchema, personCertificatesSchema } from './person-certificates.ts'
import { withdrawalSchema } from './withdrawal.ts'

const company = z.object({ clientNumber: z.string() })
const one = company.extend({ id: z.uuid() })
const feature = 'certificates'
const spec = 'assumed'

/** An entry in whose place a new monitoring would stand. */
const replacedSchema = z.object({
  id: z.uuid(),
  source: z.enum(CERTIFICATE_SOURCE_NAMES),
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
    summary: 'One certificate or monitoring, also one that a newer certificate has taken the place of.',
    params: one,
    response: certificateSchema,
    errors: ['CERTIFICATE_NOT_FOUND'],
  },
  document: {
    kind: 'download',
    method: 'GET',
    path: 'certificates/{clientNumber}/{id}/document',
    access: 'person',
    feature,
    spec,
    summary:
      'The document of a certificate that was issued on 2 February 2025 or later, for whoever sees the certificate, also of one that a newer one has taken the place of. Each download is audited.',
    params: one,
    errors: [
      'CERTIFICATE_NOT_FOUND',
      'CERTIFICATE_ISSUED_TOO_EARLY',
      'CERTIFICATE_WITHOUT_DOCUMENT',
      'ATTACHMENT_WAITING',
      'ATTACHMENT_INFECTED',
    ],
  },
  person: {
    kind: 'json',
    method: 'GET',
    path: 'certificates/{clientNumber}/employees/{id}',
    access: 'person',
    feature,
    spec,
    summary:
      'The medical check-ups of one employee: what applies, and what was before. id is the pidHash. Somebody whom a rule excludes is answered as one who does not exist.',
    params: company.extend({ id: z.string() }),
    response: personCertificatesSchema,
    errors: ['COWORKER_NOT_FOUND'],
  },
  numbers: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/numbers/searches',
    access: 'person',
    feature,
    spec,
    summary:
      'The identity numbers, 12 digits, of the employees of some entries; null for a protected identity. Each answer is audited. Entries that the user may not see are left out.',
    reads: true,
    params: company,
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(CERTIFICATE_NUMBERS_AT_ONCE) }),
    response: z.object({ items: z.array(z.object({ id: z.uuid(), pid: z.string().nullable() })) }),
    errors: [],
  },
  monitorable: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/employees/searches',
    access: 'person',
    feature,
    spec,
    summary:
      'Finds employees, by name or identity number, for whom the user may add a monitoring: the first by name.',
    reads: true,
    typedNumber: 'q',
    params: company,
    body: z.strictObject({ q: z.string().trim().min(1).max(SEARCH_MAX_CHARACTERS) }),
    response: z.object({
      items: z.array(monitorableEmployeeSchema).max(MONITORING_EMPLOYEES_FOUND),
      hasMore: z.boolean(),
    }),
    errors: [],
  },
  add: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}',
    access: 'person',
    feature,
    spec,
    summary:
      'Adds a monitoring, or without a last day a manual entry. Where the employee has one for the check already, it is answered and nothing is changed, until the call names it in `replaces`. Where nothing of what the call names stands any more, nothing is changed either, and the answer is `gone`.',
    params: company,
    body: monitoringSchema.extend({
      /** The pidHash. */
      employee: z.string(),
      replaces: z.array(z.uuid()).max(100).default([]),
    }),
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('added'), certificate: certificateSchema }),
      /** What the call does not name, or no longer is all that it names. */
      z.object({ kind: z.literal('exists'), existing: z.array(replacedSchema).min(1) }),
      /** Nothing of what the call names is left to replace. */
      z.object({ kind: z.literal('gone') }),
    ]),
    idempotent: true,
    errors: [
      'COWORKER_NOT_FOUND',
      'CERTIFICATE_CHANGE_NOT_PERMITTED',
      'EMPLOYEE_NUMBER_INVALID',
      'MONITORING_START_AFTER_END',
      'MONITORING_ENDED',
      'MONITORING_DATE_FAR_OFF',
      'MONITORING_COVERED',
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
    errors: ['CERTIFICATE_NOT_FOUND', 'CERTIFICATE_CHANGE_NOT_PERMITTED', 'CERTIFICATE_NOT_REMOVABLE'],
  },
  mails: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/{id}/mails',
    access: 'person',
    feature,
    spec,
    summary:
      'Turns the user’s own mails about an entry on or off. What stands so already stays so. Nothing is made up for that was due before.',
    params: one,
    body: z.strictObject({ isOn: z.boolean() }),
    errors: ['CERTIFICATE_NOT_FOUND', 'CERTIFICATE_WITHOUT_END'],
  },
  withdrawals: {
    kind: 'json',
    method: 'GET',
    path: 'certificates/{clientNumber}/withdrawals',
    access: 'person',
    feature,
    spec,
    summary:
      'The certificates whose validity the provider has ended, that the user must know of and has not said so yet, the latest first: as HR of the company, check-up reviewer of the unit, immediate manager, or because the user’s mails about it were on.',
    params: company,
    response: z.object({ items: z.array(withdrawalSchema).max(WITHDRAWALS_SHOWN) }),
    errors: [],
  },
  acknowledge: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/withdrawals/{id}/acknowledgements',
    access: 'person',
    feature,
    spec,
    summary:
      'Says that the user knows of a withdrawn certificate, so that it waits no longer. What is said already stays so.',
    params: one,
    errors: ['CERTIFICATE_NOT_FOUND'],
  },
})
