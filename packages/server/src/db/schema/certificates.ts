import type { CertificateSource, MedicalCheck, WithdrawalReason } from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identity, instant } from './columns.ts'
import { feedFiles } from './feeds.ts'
import { companies, employees } from './organisation.ts'

const day = () => date().$type<IsoDate>()

/** Whose check a row is about, and at which customer. */
const checkOfEmployee = () => ({
  clientNumber: text()
    .notNull()
    .references(() => companies.clientNumber),
  employeeId: uuid()
    .notNull()
    .references(() => employees.id),
  medicalCheck: text().$type<MedicalCheck>().notNull(),
})

/**
 * Certificates of the provider's journal, and monitorings and manual entries. Status and source follow from the day and
 * are not stored.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: identity(),
    ...checkOfEmployee(),
    /** As it came. A certificate of the journal that has turned into a monitoring is still one of the journal here. */
    origin: text().$type<CertificateSource>().notNull(),
    /** The provider's own id; null for what the journal has not brought. */
    feedId: text().unique(),
    issuedOn: day(),
    startsOn: day().notNull(),
    endsOn: day(),
    recommendedNext: day(),
    limitation: text(),
    /** Its document, and what that is called. A file that is named here is never deleted. */
    documentSha256: text().references(() => feedFiles.sha256),
    documentName: text(),
    /** The day from which a newer certificate stands in its place, by `supersededFrom`; kept by whoever writes an entry. */
    supersededFrom: day(),
    createdAt: instant().notNull(),
    /** Who added it; null for what the journal brought. */
    createdBy: uuid().references(() => accounts.id),
    /** What a user has removed stays, so that a past day can be told of. */
    removedAt: instant(),
    removedBy: uuid().references(() => accounts.id),
    /** The last valid day at the removal: one of the journal comes back only with a later one. */
    removedEndsOn: day(),
  },
  table => [
    index().on(table.employeeId, table.medicalCheck),
    index().on(table.clientNumber, table.endsOn),
    index().on(table.documentSha256),
    check('certificates_journal_ends', sql`origin <> 'journal' or ends_on is not null`),
  ],
)

/** Checks that were done without a certificate, as the provider's feed tells them. */
export const unissuedChecks = pgTable(
  'unissued_checks',
  {
    feedId: text().primaryKey(),
    ...checkOfEmployee(),
    doneOn: day().notNull(),
  },
  table => [index().on(table.employeeId, table.medicalCheck)],
)

/** The mail of one user and day about medical check-ups, as it was planned. What it tells is worked out when it is sent. */
export const certificateMails = pgTable(
  'certificate_mails',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    day: day().notNull(),
    plannedAt: instant().notNull(),
    /** Whether the digest of the month is due. */
    hasDigest: boolean().notNull(),
    /** When it was sent, or dropped because there was nothing left to tell. */
    doneAt: instant(),
  },
  table => [primaryKey({ columns: [table.accountId, table.day] })],
)

/** The entries that such a mail is about. */
export const certificateMailEntries = pgTable(
  'certificate_mail_entries',
  {
    accountId: uuid().notNull(),
    day: day().notNull(),
    certificateId: uuid()
      .notNull()
      .references(() => certificates.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.certificateId, table.accountId, table.day] }),
    foreignKey({
      name: 'certificate_mail_entries_mail',
      columns: [table.accountId, table.day],
      foreignColumns: [certificateMails.accountId, certificateMails.day],
    }),
    index().on(table.accountId, table.day),
  ],
)

/** The last day whose mails about medical check-ups are planned: one row. */
export const certificateMailRuns = pgTable('certificate_mail_runs', {
  isOnly: boolean().primaryKey().default(true),
  through: day().notNull(),
})

/**
 * Certificates of the journal whose validity the provider has ended while they were valid, or before. One that was
 * deleted is told of by this alone.
 */
export const certificateWithdrawals = pgTable(
  'certificate_withdrawals',
  {
    id: identity(),
    /** Its id as long as it was stored. */
    certificateId: uuid().notNull(),
    ...checkOfEmployee(),
    reason: text().$type<WithdrawalReason>().notNull(),
    issuedOn: day(),
    /** From when to when it would have been valid. */
    startsOn: day().notNull(),
    endsOn: day().notNull(),
    at: instant().notNull(),
    /** When the mails about it were queued. */
    toldAt: instant(),
  },
  table => [
    index().on(table.clientNumber, table.endsOn),
    index().on(table.employeeId, table.medicalCheck),
    index().on(table.at).where(sql`told_at is null`),
  ],
)

/** Who was told of a withdrawn certificate, or has said that they know of it. */
export const withdrawalReaders = pgTable(
  'withdrawal_readers',
  {
    withdrawalId: uuid()
      .notNull()
      .references(() => certificateWithdrawals.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    acknowledgedAt: instant(),
  },
  table => [primaryKey({ columns: [table.withdrawalId, table.accountId] }), index().on(table.accountId)],
)
