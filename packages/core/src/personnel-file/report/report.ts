import { z } from 'zod'
import { CHECK_CODES } from './check-codes.ts'

export const SEVERITIES = ['fatal', 'error', 'warning'] as const
const severitySchema = z.enum(SEVERITIES)
/** `fatal`: only a new file helps. `error`: the user may continue anyway. `warning`: is shown and hinders nobody. */
export type Severity = z.infer<typeof severitySchema>

const checkCodeSchema = z.enum(CHECK_CODES)

/** Why a file could not be prepared. @spec personnel-file §3 */
export const FILE_REASONS = [
  'encrypted',
  'legacy-format',
  'macros',
  'compressed',
  'corrupt',
  'multiple-sheets',
  'too-large',
] as const
export type FileReason = (typeof FILE_REASONS)[number]

/** One thing found in a file. A file-level finding has neither row nor column. */
const findingSchema = z
  .object({
    /** The same in every run, and safe to read out on the phone: it holds no cell content. */
    id: z.string(),
    code: checkCodeSchema,
    severity: severitySchema,
    /** The spreadsheet's row number: the header is 1. */
    row: z.int().optional(),
    /** The header's text. */
    column: z.string().optional(),
    /** 1-based position in the file. */
    columnIndex: z.int().optional(),
    value: z.string().optional(),
    suggestion: z.string().optional(),
    message: z.string(),
    /** Which case of the code: `missing`, `duplicate`, `unexpected`, `interim`, `reserve` … */
    detail: z.string().optional(),
    reason: z.enum(FILE_REASONS).optional(),
    /** Row of the first place with the same or the other value. */
    firstRow: z.int().optional(),
    /** The value at `firstRow`, if it differs. */
    firstValue: z.string().optional(),
    /** Names of the organisation levels. */
    path: z.array(z.string()).optional(),
    /** Physical line of a CSV. */
    line: z.int().optional(),
    /** The number that was counted: of characters, rows or warnings … */
    count: z.int().optional(),
    /** … and the limit that it passed. */
    limit: z.int().optional(),
    /** Code that support can search the log for. */
    incident: z.string().optional(),
  })
  .meta({ id: 'Finding' })
export type Finding = z.infer<typeof findingSchema>

/** Why a check could not be run. */
const notRunReasonSchema = z.enum([
  'file-refused',
  'header-refused',
  'rows-not-read',
  'not-in-template',
  'after-fatal',
  'review-failed',
])
export type NotRunReason = z.infer<typeof notRunReasonSchema>

const OUTCOMES = ['passed', 'errors', 'rejected'] as const

/** The result of a review. Portal, terminal and server exchange this object. */
export const reportSchema = z
  .object({
    schemaVersion: z.literal(1),
    file: z.object({
      name: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      format: z.enum(['csv', 'xlsx']).nullable(),
      encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']).nullable(),
      delimiter: z.enum([';', ',', '\t']).nullable(),
    }),
    template: z.object({ id: z.string(), version: z.int() }),
    outcome: z.enum(OUTCOMES),
    /** Data rows read; 0 where none were. */
    rows: z.int(),
    counts: z.object({
      fatal: z.int(),
      error: z.int(),
      warning: z.int(),
      byCode: z.partialRecord(checkCodeSchema, z.int()),
    }),
    coverage: z.object({
      ran: z.array(checkCodeSchema),
      notRun: z.array(z.object({ code: checkCodeSchema, reason: notRunReasonSchema })),
    }),
    findings: z.array(findingSchema),
    truncated: z.boolean(),
  })
  .meta({ id: 'Report' })
export type Report = z.infer<typeof reportSchema>
