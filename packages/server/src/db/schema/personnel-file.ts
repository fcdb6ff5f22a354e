import type {
  CaseEvent,
  CaseStatus,
  ChangeKind,
  CheckCode,
  Report,
  Template,
  UploadSource,
} from '@salvia/core/personnel-file'
import type { UnitRole } from '@salvia/core/profile'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { byteOrdered, document, identity, instant } from './columns.ts'
import { attachments } from './matters.ts'
import { companies, employees } from './organisation.ts'
import { machineTokens } from './sessions.ts'

/** Who sent a file: an account or a machine token, with the name that is shown. */
const sender = () => ({
  senderName: text().notNull(),
  senderAccountId: uuid().references(() => accounts.id),
  senderMachineId: uuid().references(() => machineTokens.id),
})

/** The original file: where its bytes are, and what is known of them. */
const original = () => ({
  name: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  fileKey: text().notNull(),
})

/**
 * Attached files that are not cases yet. A submitted one stays until it expires, so that a repeated call finds its
 * case.
 */
export const personnelFileDrafts = pgTable(
  'personnel_file_drafts',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    ...original(),
    ...sender(),
    source: text().$type<UploadSource>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The masked report and the template it was judged by. */
    report: document<Report>(),
    template: document<Template>(),
    /** Rows that an import would leave out, counted by the review. */
    leftOut: integer(),
    /** When all rows were compared with the employees; null until somebody asks for the changes. */
    comparedAt: instant(),
    /** Set when submitted. */
    caseId: uuid(),
  },
  table => [index().on(table.expiresAt), index().on(table.clientNumber)],
)

/** Numbers for people, such as P-20418. */
export const personnelFileNumbers = pgSequence('personnel_file_numbers', { startWith: 20_001 })

/** Submitted files, each with its state in the back office. */
export const personnelFileCases = pgTable(
  'personnel_file_cases',
  {
    id: identity(),
    number: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('personnel_file_numbers')`),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    ...original(),
    ...sender(),
    source: text().$type<UploadSource>().notNull(),
    status: text().$type<CaseStatus>().notNull(),
    comment: text(),
    format: text().$type<'csv' | 'xlsx'>().notNull(),
    /** The counts of the report, so that the report itself, which may be large, need not be read. */
    rows: integer().notNull(),
    errors: integer().notNull(),
    warnings: integer().notNull(),
    report: document<Report>().notNull(),
    template: document<Template>().notNull(),
    submittedAt: instant().notNull(),
    /** The moment after which an unanswered question rejects the file. */
    feedbackDeadline: instant(),
    finishedAt: instant(),
    importedAt: instant(),
    originalDeletedAt: instant(),
    /** When all rows were in the staging table. */
    stagedAt: instant(),
    /** When staging failed for good; null while it is tried. */
    stagingFailedAt: instant(),
    /** What the import would change, or has changed. Counted when the rows are staged, and again on demand. */
    before: integer(),
    joining: integer(),
    leaving: integer(),
    moving: integer(),
    /** Rows that the import leaves out: all of them are counted, the first ones are listed. */
    leftOut: integer(),
    extensiveChanges: boolean().notNull().default(false),
    /** The counts of the extensive change that a case worker has confirmed, such as `740 5 533 207`. */
    confirmedChanges: text(),
    /** The earlier case with a question that this file answers. */
    answersCaseId: uuid().references((): AnyPgColumn => personnelFileCases.id),
  },
  table => [
    index().on(table.clientNumber, table.number),
    index().on(table.clientNumber, table.sha256),
    index().on(table.status),
  ],
)

/** What happened to a case, when and by whom. Rows are only ever added. */
export const personnelFileHistory = pgTable(
  'personnel_file_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: uuid()
      .notNull()
      .references(() => personnelFileCases.id),
    at: instant().notNull(),
    event: text().$type<CaseEvent | 'submit'>().notNull(),
    fromStatus: text().$type<CaseStatus>(),
    toStatus: text().$type<CaseStatus>().notNull(),
    /** Null for the system itself. */
    byName: text(),
    byCaseWorker: boolean().notNull().default(false),
    /** The account behind the name; null for the system, and for entries from before it was stored. */
    byAccountId: uuid().references(() => accounts.id),
    text: text(),
  },
  table => [index().on(table.caseId)],
)

/** The first rows of a file that an import leaves out, without what stood in them. */
export const personnelFileLeftOut = pgTable(
  'personnel_file_left_out',
  {
    caseId: uuid()
      .notNull()
      .references(() => personnelFileCases.id),
    row: integer().notNull(),
    column: text().notNull(),
    code: text().$type<CheckCode>().notNull(),
  },
  table => [primaryKey({ columns: [table.caseId, table.row] })],
)

/** Cells of imported rows whose address is not stored, because it is that of somebody with a protected identity. */
export const personnelFileWithheld = pgTable(
  'personnel_file_withheld',
  {
    caseId: uuid()
      .notNull()
      .references(() => personnelFileCases.id),
    row: integer().notNull(),
    column: text().notNull(),
  },
  table => [primaryKey({ columns: [table.caseId, table.row, table.column] })],
)

/** Digests of the addresses of protected identities whose rows are not imported. Deleted with the staged rows. */
export const personnelFileShielded = pgTable(
  'personnel_file_shielded',
  {
    caseId: uuid()
      .notNull()
      .references(() => personnelFileCases.id),
    digest: text().notNull(),
  },
  table => [primaryKey({ columns: [table.caseId, table.digest] })],
)

/** The rows of an open case, ready for one set-based merge. Deleted when the case is finished. */
export const personnelFileStaged = pgTable(
  'personnel_file_staged',
  {
    caseId: uuid()
      .notNull()
      .references(() => personnelFileCases.id),
    row: integer().notNull(),
    pid: text().notNull(),
    unitPath: text().array().notNull(),
    firstName: text(),
    lastName: text(),
    email: text(),
    mobilePhone: text(),
    workPhone: text(),
    protectedIdentity: boolean().notNull(),
    employmentNumber: text(),
    title: text(),
    sortName: byteOrdered().notNull(),
    searchText: text().notNull(),
    company: text(),
    organisationNumber: text(),
    vatNumber: text(),
    costCentre: text(),
    invoiceAddress: text(),
    postalCode: text(),
    postalTown: text(),
    /** As in `employees`. */
    withheldEmailDigest: text(),
    manager: text(),
    /** The immediate manager's identity number, if the manager has a protected identity. */
    managerPid: text(),
    invoiceReference: text(),
    /** Email addresses by role; for somebody with a protected identity, the id of the account. */
    roles: jsonb().$type<Record<UnitRole, readonly string[]>>().notNull(),
  },
  table => [primaryKey({ columns: [table.caseId, table.row] }), uniqueIndex().on(table.caseId, table.pid)],
)

/**
 * The rows of a draft, compared with the employees of today. Holds no identity number, and names are masked. Goes with
 * its draft.
 */
export const personnelFileCompared = pgTable(
  'personnel_file_compared',
  {
    draftId: uuid()
      .notNull()
      .references(() => personnelFileDrafts.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    /** The employee with the identity number of the row; null if nobody has it today. */
    employeeId: uuid().references(() => employees.id),
    unitPath: text().array().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    protectedIdentity: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.draftId, table.row] })],
)

/** Who joined, left and moved by an import. Their names are those of the register. */
export const personnelFileChanges = pgTable(
  'personnel_file_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: uuid()
      .notNull()
      .references(() => personnelFileCases.id),
    kind: text().$type<ChangeKind>().notNull(),
    /** Null for an employee who is missing in the file. */
    row: integer(),
    /** Null for somebody who joins, until the import has stored the employee. */
    employeeId: uuid().references(() => employees.id),
    fromPath: text().array(),
    toPath: text().array(),
  },
  table => [index().on(table.caseId, table.kind)],
)

/** For which case a file was attached, and with which reply it was sent. */
export const personnelFileAttachments = pgTable(
  'personnel_file_attachments',
  {
    id: uuid()
      .primaryKey()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    caseId: uuid()
      .notNull()
      .references(() => personnelFileCases.id),
    /** The reply that it was sent with; null until then. */
    historyId: bigint({ mode: 'number' }).references(() => personnelFileHistory.id),
  },
  table => [index().on(table.caseId), index().on(table.historyId)],
)
