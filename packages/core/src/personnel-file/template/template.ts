import { z } from 'zod'
import {
  RAW_CELL_MAX_CHARACTERS,
  SHEET_MAX_COLUMNS,
  TEMPLATE_FILTER_VALUES_MAX,
  TEMPLATE_VERSION_MAX,
  TEMPLATE_WORD_MAX_CHARACTERS,
} from '../../limits/index.ts'

/** How a cell is written. `yes-no` is Ja or Nej, any case. */
const CELL_FORMATS = [
  'text',
  'pid',
  'email',
  'phone',
  'organisation-number',
  'vat',
  'postal-code',
  'yes-no',
] as const
export type CellFormat = (typeof CELL_FORMATS)[number]

/** What a column means. Masking, protection, levels and import find their columns by it. */
const COLUMN_ROLES = [
  'pid',
  'first-name',
  'last-name',
  'email',
  'mobile-phone',
  'work-phone',
  'employment-number',
  'title',
  'protected',
  'company',
  'organisation-number',
  'vat',
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'level-5',
  'level-6',
  'level-7',
  'level-8',
  'cost-centre',
  'invoice-address',
  'postal-code',
  'postal-town',
  'manager',
  'role-orderer',
  'role-extended-orderer',
  'role-checkup-reviewer',
  'role-statistics-reviewer',
  'role-invoice-recipient',
  'invoice-reference',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** Text without lone surrogates, which the database cannot store. */
const word = z
  .string()
  .max(TEMPLATE_WORD_MAX_CHARACTERS)
  .regex(/^\P{Cs}*$/u)

export const columnSchema = z.strictObject({
  header: word.min(1).refine(header => header === header.normalize('NFC').trim(), {
    error: 'A header must not begin or end with a space, and must be in Unicode form NFC.',
    params: { fault: 'header-form' },
  }),
  format: z.enum(CELL_FORMATS),
  role: z.enum(COLUMN_ROLES).optional(),
  mandatory: z.boolean().default(false),
  unique: z.boolean().default(false),
  /** The cell holds several values separated by commas. */
  separated: z.boolean().default(false),
  /** One value within each lowest organisation level. */
  oneToOne: z.boolean().default(false),
  /** One value in the whole file, else an ignorable warning. */
  identical: z.boolean().default(false),
})
export type Column = z.infer<typeof columnSchema>

/** An organisation's template: all facts about its columns, and its limits, as data. */
export const templateSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .max(TEMPLATE_WORD_MAX_CHARACTERS),
    version: z.int().min(1).max(TEMPLATE_VERSION_MAX),
    /** Code points after NFC; in a separated column, of each value. */
    cellLimit: z.int().min(1).max(RAW_CELL_MAX_CHARACTERS),
    minRows: z.int().min(1),
    /** The larger of a count and a share of the rows. */
    maxWarnings: z.strictObject({ atLeast: z.int().min(0), shareOfRows: z.number().min(0).max(1) }),
    rowFilter: z
      .strictObject({ column: z.string(), values: z.array(word).min(1).max(TEMPLATE_FILTER_VALUES_MAX) })
      .optional(),
    columns: z.array(columnSchema).min(1).max(SHEET_MAX_COLUMNS),
  })
  .refine(({ columns }) => areUnique(columns.map(column => column.header)), {
    error: 'Two columns have the same header.',
    params: { fault: 'same-header' },
  })
  .refine(({ columns }) => areUnique(columns.flatMap(column => column.role ?? [])), {
    error: 'Two columns have the same role.',
    params: { fault: 'same-role' },
  })
  .refine(
    ({ columns, rowFilter }) => !rowFilter || columns.some(column => column.header === rowFilter.column),
    { error: 'The row filter names a column that the template lacks.', params: { fault: 'filter-column' } },
  )
  .meta({ id: 'Template' })
export type Template = z.infer<typeof templateSchema>
export type TemplateInput = z.input<typeof templateSchema>

function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
