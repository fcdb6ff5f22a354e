import type { LoginMethod } from '@salvia/core/companies'
import type { Template } from '@salvia/core/personnel-file'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { byteOrdered, identity, instant } from './columns.ts'

/** Employer groups. Only the rules of access use them. */
export const groups = pgTable('groups', {
  id: identity(),
  name: text().notNull(),
})

/** Customer companies, by client number. */
export const companies = pgTable(
  'companies',
  {
    clientNumber: text().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    fqn: text().notNull(),
    loginMethod: text().$type<LoginMethod>().notNull(),
    /** Wire keys of the features that the agreement opens; null opens all. */
    features: text().array(),
    /** The company's own template; null for the standard one. */
    template: jsonb().$type<Template>(),
    /** Employees are reminded of their bookings by mail. */
    remindsEmployees: boolean().notNull().default(false),
    /** When the provider closed the company. Nobody can act for a closed one. */
    closedAt: instant(),
  },
  table => [index().on(table.groupId)],
)

/**
 * The units of a company, as a tree. The root has an empty path and stands for the whole company, so a recursive role
 * on it covers everything. A unit that disappears from the file is ended, and gets its id back when it returns.
 */
export const units = pgTable(
  'units',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    parentId: uuid().references((): AnyPgColumn => units.id),
    /** Names from level 1 down to the unit. */
    path: text().array().notNull(),
    organisationNumber: text(),
    invoiceReference: text(),
    endedAt: instant(),
  },
  table => [
    unique('units_client_number_path').on(table.clientNumber, table.path),
    index().on(table.parentId),
  ],
)

/**
 * Employments, one for each client number and identity number. They are ended, never deleted. Beside them stand
 * prospective employees: people who are in no personnel file yet, known by orders alone, one for each unit that an order
 * named. They are nobody's colleagues, are counted and listed nowhere, and have an end, as all who are not employed.
 */
export const employees = pgTable(
  'employees',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    /** 12 digits. */
    pid: text().notNull(),
    unitId: uuid()
      .notNull()
      .references(() => units.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    mobilePhone: text(),
    workPhone: text(),
    employmentNumber: text(),
    title: text(),
    /** What a list is sorted and searched by. */
    sortName: byteOrdered().notNull(),
    searchText: text().notNull(),
    /** A protected identity: contact fields are never stored. */
    protectedIdentity: boolean().notNull().default(false),
    /** The digest of an address that is not stored, by which it is recognised elsewhere in a file. */
    withheldEmailDigest: text(),
    companyName: text(),
    vatNumber: text(),
    costCentre: text(),
    invoiceAddress: text(),
    postalCode: text(),
    postalTown: text(),
    /** The immediate manager: an employee of the same company, else an account, else a text. */
    managerEmployeeId: uuid().references((): AnyPgColumn => employees.id),
    managerAccountId: uuid().references(() => accounts.id),
    managerText: text(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    isProspective: boolean().notNull().default(false),
  },
  table => [
    uniqueIndex('employees_client_number_pid')
      .on(table.clientNumber, table.pid)
      .where(sql`not is_prospective`),
    uniqueIndex('employees_prospective')
      .on(table.clientNumber, table.pid, table.unitId)
      .where(sql`is_prospective`),
    index().on(table.pid),
    index().on(table.clientNumber, table.unitId).where(sql`ended_at is null`),
    index().on(table.clientNumber, table.sortName, table.id).where(sql`ended_at is null`),
    index('employees_lower_email_index').on(sql`lower(${table.email})`).where(sql`ended_at is null`),
    index('employees_protected_index').on(table.clientNumber).where(sql`protected_identity`),
    index().on(table.managerEmployeeId),
    index().on(table.managerAccountId),
  ],
)
