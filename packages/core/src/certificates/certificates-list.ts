import { z } from 'zod'
import type { Text } from '../i18n/index.ts'
import { defineList, type FilterOf, LISTED_UNITS, type SortOf, unitName } from '../lists/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { certificateSchema } from './certificate.ts'
import { CERTIFICATE_SOURCE_NAMES, CERTIFICATE_SOURCES } from './certificate-entry.ts'
import { certificateStatuses } from './certificate-status.ts'
import { CERTIFICATE_TYPE_NAMES, CERTIFICATE_TYPES } from './certificate-type.ts'
import { MEDICAL_CHECK_NAMES, MEDICAL_CHECKS } from './medical-checks.ts'
import { listedWithdrawalsSchema } from './withdrawal.ts'

/** Whether the user gets mails about an entry, as a question of the list. */
export const CERTIFICATE_MAIL_CHOICES = {
  on: { name: { sv: 'Du får mejl', en: 'You get emails' } },
} as const satisfies Record<string, { readonly name: Text }>
const MAIL_CHOICE_NAMES = Object.keys(CERTIFICATE_MAIL_CHOICES) as ['on']

/** The certificates and monitorings of the employees whose medical check-ups the user sees. @spec §2 */
export const certificatesList = defineList(
  {
    path: 'certificates/{clientNumber}',
    params: z.object({ clientNumber: z.string() }),
    access: 'user',
    feature: 'certificates',
    spec: 'assumed',
    summary:
      'Lists the certificates and monitored check-ups of the employees whom the user may see; a machine token sees those of the whole company, except of who is HR there. What a newer certificate has taken the place of is left out.',
    row: certificateSchema,
    filter: {
      name: 'status',
      values: ['all', ...certificateStatuses.codes],
    },
    sorts: ['name', 'status', 'end'],
    questions: {
      // Where the employees work.
      unit: { kind: 'unit' },
      check: { kind: 'choice', values: MEDICAL_CHECK_NAMES },
      type: { kind: 'choice', values: CERTIFICATE_TYPE_NAMES },
      source: { kind: 'choice', values: CERTIFICATE_SOURCE_NAMES },
      // Those about which the user gets mails. A machine gets none.
      mail: { kind: 'choice', values: MAIL_CHOICE_NAMES },
      // The last valid day lies within these, both included.
      from: { kind: 'date' },
      to: { kind: 'date' },
    },
    isSearchable: true,
    findsByNumber: true,
    isDownloadable: true,
    fileName: { sv: 'Medicinska kontroller', en: 'Medical check-ups' },
    more: {
      ...LISTED_UNITS,
      /** Without a search, questions or filter there would be none either. */
      isEmpty: z.boolean(),
      /** When the provider's journal was last heard; null for never. */
      heardAt: instantSchema.nullable(),
      /**
       * Certificates that the provider withdrew or corrected within `WITHDRAWALS_LISTED_DAYS`, of employees whose entries the caller
       * sees and who have no valid one of that check: whatever narrows the list, and none where the counts alone are asked for.
       */
      withdrawn: listedWithdrawalsSchema,
    },
  },
  [
    { key: 'lastName', header: { sv: 'Efternamn', en: 'Last name' }, value: row => row.employee.lastName },
    { key: 'firstName', header: { sv: 'Förnamn', en: 'First name' }, value: row => row.employee.firstName },
    {
      key: 'employmentNumber',
      header: { sv: 'Anställningsnummer', en: 'Employment number' },
      value: row => row.employee.employmentNumber,
    },
    { key: 'unit', header: { sv: 'Enhet', en: 'Unit' }, value: row => unitName(row.employee.unit) },
    {
      key: 'check',
      header: { sv: 'Kontroll', en: 'Check-up' },
      value: (row, locale) => MEDICAL_CHECKS[row.check].name[locale],
    },
    {
      key: 'type',
      header: { sv: 'Typ av intyg', en: 'Certificate type' },
      value: (row, locale) => CERTIFICATE_TYPES[row.type].name[locale],
    },
    { key: 'start', header: { sv: 'Startdatum', en: 'Start date' }, value: row => ({ date: row.start }) },
    { key: 'end', header: { sv: 'Slutdatum', en: 'End date' }, value: row => row.end && { date: row.end } },
    {
      key: 'status',
      header: { sv: 'Status', en: 'Status' },
      value: (row, locale) => certificateStatuses.table[row.status].text[locale],
    },
    {
      key: 'source',
      header: { sv: 'Källa', en: 'Source' },
      value: (row, locale) => CERTIFICATE_SOURCES[row.source].name[locale],
    },
    { key: 'limitation', header: { sv: 'Begränsning', en: 'Limitation' }, value: row => row.limitation },
    { key: 'id', header: { sv: 'Id', en: 'Id' }, value: row => row.id },
  ],
)

type Declaration = (typeof certificatesList)['declaration']
export type CertificateFilter = FilterOf<Declaration>
export type CertificateSort = SortOf<Declaration>
