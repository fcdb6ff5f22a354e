import { z } from 'zod'
import { defineList, type FilterOf, type PageOf } from '../lists/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { checkedEmployeeSchema } from './certificate.ts'
import { CERTIFICATE_TYPE_NAMES } from './certificate-type.ts'
import { checkStateText } from './check-state-text.ts'
import { MEDICAL_CHECK_NAMES, MEDICAL_CHECKS } from './medical-checks.ts'
import { checkStateSchema } from './person-checks.ts'

/** That everybody in a unit and below, or with a title, or both, needs a check. */
export const checkRequirementSchema = z.object({
  id: z.uuid(),
  check: z.enum(MEDICAL_CHECK_NAMES),
  unit: z.object({ id: z.uuid(), path: z.array(z.string()) }).nullable(),
  title: z.string().nullable(),
  by: z.string(),
  at: instantSchema,
  /** How many people it is about. */
  people: z.int(),
})
export type CheckRequirement = z.infer<typeof checkRequirementSchema>

/** Who needs a check, and how each of them stands with it today. */
export const coverageList = defineList(
  {
    path: 'certificates/{clientNumber}/coverage',
    params: z.object({ clientNumber: z.string() }),
    access: 'person',
    feature: 'certificates',
    spec: 'assumed',
    summary:
      'Lists the employees whom the user may see and who need a check, one row for each check, with how they stand.',
    row: z.object({
      employee: checkedEmployeeSchema,
      check: z.enum(MEDICAL_CHECK_NAMES),
      type: z.enum(CERTIFICATE_TYPE_NAMES),
      state: checkStateSchema,
      mayChange: z.boolean(),
    }),
    filter: {
      name: 'state',
      values: ['open', 'all', 'lacking', 'no-offer', 'offered', 'declined', 'covered', 'done'],
      callDefault: 'all',
    },
    sorts: ['name'],
    questions: {
      check: { kind: 'choice', values: MEDICAL_CHECK_NAMES },
      // With everything below it.
      unit: { kind: 'id' },
    },
    isSearchable: true,
    isDownloadable: true,
    fileName: { sv: 'Täckning av medicinska kontroller', en: 'Coverage of medical check-ups' },
    more: {
      /** Nobody needs anything yet. */
      isEmpty: z.boolean(),
      /** The user may say who needs what. */
      maySet: z.boolean(),
    },
  },
  [
    { key: 'lastName', header: { sv: 'Efternamn', en: 'Last name' }, value: row => row.employee.lastName },
    { key: 'firstName', header: { sv: 'Förnamn', en: 'First name' }, value: row => row.employee.firstName },
    { key: 'title', header: { sv: 'Titel', en: 'Title' }, value: row => row.employee.title },
    { key: 'unit', header: { sv: 'Enhet', en: 'Unit' }, value: row => row.employee.unit.path.join(' / ') },
    {
      key: 'check',
      header: { sv: 'Kontroll', en: 'Check' },
      value: (row, locale) => MEDICAL_CHECKS[row.check].name[locale],
    },
    {
      key: 'state',
      header: { sv: 'Läge', en: 'State' },
      value: (row, locale) => checkStateText(row.state, locale),
    },
  ],
)
export type CoveragePage = PageOf<typeof coverageList>
export type CoverageRow = CoveragePage['items'][number]
export type CoverageFilter = FilterOf<(typeof coverageList)['declaration']>
