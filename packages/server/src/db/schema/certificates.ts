import type { CertificateType, CheckNoteKind, MedicalCheck } from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identity, instant } from './columns.ts'
import { mailSubscriptions } from './links.ts'
import { companies, employees, units } from './organisation.ts'

const day = () => date().$type<IsoDate>()

/** Documents that the provider's feed brings, by the provider's own id. Their bytes are in the file store. */
export const documents = pgTable('documents', {
  id: text().primaryKey(),
  name: text().notNull(),
  mediaType: text().notNull(),
  bytes: integer().notNull(),
  sha256: text().notNull(),
  fileKey: text().notNull(),
})

/**
 * Certificates of the journal, and monitorings and manual entries of users. Status and source follow from the day and
 * are not stored. What a user removes stays, so that a past day can be told of; what the provider withdraws is deleted.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id),
    medicalCheck: text().$type<MedicalCheck>().notNull(),
    /** Follows from the check. */
    type: text().$type<CertificateType>().notNull(),
    origin: text().$type<'journal' | 'user'>().notNull(),
    /** The provider's own id; null for what a user has made. */
    feedId: text().unique(),
    issuedOn: day(),
    startsOn: day().notNull(),
    endsOn: day(),
    recommendedNext: day(),
    limitation: text(),
    documentId: text(),
    isEmployersStatement: boolean().notNull().default(false),
    /** The day from which a newer certificate stands in its place, by `supersededFrom`; kept by whoever writes an entry. */
    supersededFrom: day(),
    /** The day on which the job told that it has turned into a monitoring. */
    turnedOn: day(),
    /** Null for what the feed has brought. */
    createdBy: uuid().references(() => accounts.id),
    createdAt: instant().notNull(),
    removedAt: instant(),
    removedBy: uuid().references(() => accounts.id),
  },
  table => [
    // Each person has one monitoring or manual entry for a check at the most: two users who add one at once cannot make two.
    uniqueIndex('certificates_one_monitoring')
      .on(table.employeeId, table.medicalCheck)
      .where(sql`origin = 'user' and removed_at is null`),
    index().on(table.employeeId, table.medicalCheck),
    index('certificates_list_index')
      .on(
        table.clientNumber,
        table.endsOn,
        table.employeeId,
        table.medicalCheck,
        table.type,
        table.origin,
        table.startsOn,
        table.supersededFrom,
        table.id,
      )
      .where(sql`removed_at is null`),
    index('certificates_unturned_index')
      .on(table.endsOn)
      .where(sql`origin = 'journal' and turned_on is null`),
    check('certificates_journal_ends', sql`origin = 'user' or ends_on is not null`),
  ],
)

/** What users note about an employee and a check. Rows are only ever added; one that names another takes it back. */
export const checkNotes = pgTable(
  'check_notes',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id),
    medicalCheck: text().$type<MedicalCheck>().notNull(),
    kind: text().$type<CheckNoteKind>().notNull(),
    date: day().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    by: text().notNull(),
    at: instant().notNull(),
    /** The note that this one takes back. */
    takesBack: uuid().references((): AnyPgColumn => checkNotes.id),
  },
  table => [
    index().on(table.employeeId, table.medicalCheck),
    unique('check_notes_taken_back').on(table.takesBack),
    index().on(table.clientNumber),
  ],
)

/** Which checks HR says that a unit with everything below it, a title, or a title in a unit needs, and when that held. */
export const checkRequirements = pgTable(
  'check_requirements',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    medicalCheck: text().$type<MedicalCheck>().notNull(),
    unitId: uuid().references(() => units.id),
    title: text(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    by: text().notNull(),
    at: instant().notNull(),
    removedAt: instant(),
    removedBy: uuid().references(() => accounts.id),
  },
  table => [
    unique('check_requirements_once')
      .on(table.clientNumber, table.medicalCheck, table.unitId, table.title, table.removedAt)
      .nullsNotDistinct(),
    check('check_requirements_complete', sql`unit_id is not null or title is not null`),
  ],
)

/** The mail of one user and day: planned first, so that a mail whose sending was cut off goes out again as it was. */
export const certificateMails = pgTable(
  'certificate_mails',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    day: day().notNull(),
    /** Null until it is known to be sent. */
    sentAt: instant(),
    /** When it turned out that nothing in it concerned the user any more; null otherwise. */
    notNeededAt: instant(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.day] }),
    index('certificate_mails_unsent_index')
      .on(table.day)
      .where(sql`sent_at is null and not_needed_at is null`),
  ],
)

/** The entries that a mail is about. */
export const certificateMailEntries = pgTable(
  'certificate_mail_entries',
  {
    accountId: uuid().notNull(),
    day: day().notNull(),
    certificateId: uuid()
      .notNull()
      .references(() => certificates.id, { onDelete: 'cascade' }),
    /** The mail day that it is for. */
    dueOn: day().notNull(),
    subscriptionId: uuid()
      .notNull()
      .references(() => mailSubscriptions.id),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.certificateId, table.day] }),
    index().on(table.certificateId),
  ],
)

/** How far the daily work has come, in one row. */
export const certificateRuns = pgTable('certificate_runs', {
  /** Always `daily`. */
  name: text().primaryKey(),
  /** The last day whose transitions are told and whose mails are planned. */
  through: day().notNull(),
})
