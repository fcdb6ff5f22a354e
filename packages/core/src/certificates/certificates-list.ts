import { z } from 'zod'
import { defineList, type FilterOf, type PageOf, type QueryOf, type SortOf } from '../lists/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { certificateSchema } from './certificate.ts'
import { CERTIFICATE_SOURCES } from './certificate-source.ts'
import { CERTIFICATE_SOURCE_NAMES, certificateStatuses } from './certificate-statuses.ts'
import { CERTIFICATE_TYPE_NAMES, CERTIFICATE_TYPES } from './certificate-type.ts'
import { MEDICAL_CHECK_NAMES, MEDICAL_CHECKS } from './medical-checks.ts'

/** How many entries each choice of a question has, under the search, the filter and the other questions. */
const facetsSchema = z.object({
  check: z.partialRecord(z.enum(MEDICAL_CHECK_NAMES), z.int()),
  type: z.partialRecord(z.enum(CERTIFICATE_TYPE_NAMES), z.int()),
  source: z.partialRecord(z.enum(CERTIFICATE_SOURCES), z.int()),
  /** Each unit with everything below it, by path; those without entries are left out. */
  unit: z.array(z.object({ id: z.uuid(), path: z.array(z.string()), count: z.int() })),
  mails: z.int(),
})
export type CertificateFacets = z.infer<typeof facetsSchema>

/** The certificates and monitorings of the employees whose medical checks the user sees. Superseded ones are left out. @spec §2 */
export const certificatesList = defineList(
  {
    path: 'certificates/{clientNumber}',
    params: z.object({ clientNumber: z.string() }),
    access: 'user',
    feature: 'certificates',
    spec: 'assumed',
    summary:
      'Lists the certificates and monitorings of the employees whom the user may see; a machine token sees those of the whole company. What a newer certificate has taken the place of is left out.',
    row: certificateSchema,
    filter: {
      name: 'status',
      values: ['all', 'expired', 'expires-soon', 'no-certificate', 'expires', 'starts', 'manual'],
    },
    sorts: ['name', 'status', 'end'],
    defaultSort: 'name',
    questions: {
      check: { kind: 'choice', values: MEDICAL_CHECK_NAMES },
      type: { kind: 'choice', values: CERTIFICATE_TYPE_NAMES },
      source: { kind: 'choice', values: CERTIFICATE_SOURCES },
      // With everything below it.
      unit: { kind: 'id' },
      // The unit itself, without what is below it.
      alone: { kind: 'flag' },
      // Only those about which the user gets mails.
      mails: { kind: 'flag' },
      // The last valid day lies within these, both included.
      from: { kind: 'date' },
      to: { kind: 'date' },
    },
    isSearchable: true,
    isDownloadable: true,
    hasNumbers: true,
    fileName: { sv: 'Medicinska kontroller', en: 'Medical check-ups' },
    more: {
      facets: facetsSchema,
      /** Without a search and questions there would be none either. */
      isEmpty: z.boolean(),
      /** When the provider's journal was last heard; null for never. */
      heardAt: instantSchema.nullable(),
      /** The user may add monitorings for somebody. */
      mayAdd: z.boolean(),
    },
  },
  [
    { key: 'lastName', header: { sv: 'Efternamn', en: 'Last name' }, value: row => row.employee.lastName },
    { key: 'firstName', header: { sv: 'Förnamn', en: 'First name' }, value: row => row.employee.firstName },
    { key: 'unit', header: { sv: 'Enhet', en: 'Unit' }, value: row => row.employee.unit.path.join(' / ') },
    {
      key: 'check',
      header: { sv: 'Kontroll', en: 'Check' },
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
      value: (row, locale) => CERTIFICATE_SOURCE_NAMES[row.source][locale],
    },
    { key: 'limitation', header: { sv: 'Begränsning', en: 'Limitation' }, value: row => row.limitation },
    { key: 'id', header: { sv: 'Id', en: 'Id' }, value: row => row.id },
  ],
)

type Declaration = (typeof certificatesList)['declaration']
export type CertificatePage = PageOf<typeof certificatesList>
export type CertificateQuery = QueryOf<typeof certificatesList>
export type CertificateFilter = FilterOf<Declaration>
export type CertificateSort = SortOf<Declaration>
