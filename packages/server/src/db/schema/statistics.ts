import type { MedicalCheck } from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import type { CheckupEvent, HealthGap, Reasons, VisitCategory, VisitCause } from '@salvia/core/statistics'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { companies, units } from './organisation.ts'

const clientNumber = () =>
  text()
    .notNull()
    .references(() => companies.clientNumber)
const unitId = () =>
  uuid()
    .notNull()
    .references(() => units.id)
/** A month, by its first day. */
const month = () => date().$type<IsoDate>().notNull()

/** The visits that took place, as the provider's feed tells them. No call answers one of them. */
export const visits = pgTable(
  'visits',
  {
    feedId: text().primaryKey(),
    clientNumber: clientNumber(),
    /** 12 digits; not always of somebody who is or was employed. */
    pid: text().notNull(),
    at: instant().notNull(),
    category: text().$type<VisitCategory>().notNull(),
    cause: text().$type<VisitCause>().notNull(),
    isPreventive: boolean().notNull(),
    orderedBy: text().$type<'employer' | 'employee'>().notNull(),
  },
  table => [index().on(table.clientNumber, table.at)],
)

/** The months whose visits and check-ups are counted, and those whose count is due again. */
export const countedMonths = pgTable(
  'counted_months',
  {
    clientNumber: clientNumber(),
    month: month(),
    isDue: boolean().notNull(),
    countedAt: instant(),
    /** A digest of what the certificates of the journal said of the month when it was counted; null for nothing. */
    certificatesDigest: text(),
  },
  table => [
    primaryKey({ columns: [table.clientNumber, table.month] }),
    index('counted_months_due').on(table.month).where(sql`is_due`),
  ],
)

/** Where each unit's visits and check-ups of a month are counted, and how many were employed on its last day; see `countedUnits`. */
export const unitMonths = pgTable(
  'unit_months',
  {
    unitId: unitId(),
    month: month(),
    clientNumber: clientNumber(),
    countedIn: unitId(),
    employed: integer().notNull(),
    employedBelow: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.unitId, table.month] }),
    index().on(table.clientNumber, table.month),
  ],
)

/** How many visits that the employer ordered are counted for a unit in a month; see `unitTotals`. */
export const visitTotals = pgTable(
  'visit_totals',
  {
    unitId: unitId(),
    month: month(),
    category: text().$type<VisitCategory>().notNull(),
    isPreventive: boolean().notNull(),
    clientNumber: clientNumber(),
    own: integer().notNull(),
    below: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.unitId, table.month, table.category, table.isPreventive] }),
    index().on(table.clientNumber, table.month),
  ],
)

/** How many check-ups were done or expired that are counted for a unit in a month; see `checkupCounts` and `unitTotals`. */
export const checkupTotals = pgTable(
  'checkup_totals',
  {
    unitId: unitId(),
    month: month(),
    check: text().$type<MedicalCheck>().notNull(),
    event: text().$type<CheckupEvent>().notNull(),
    clientNumber: clientNumber(),
    own: integer().notNull(),
    below: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.unitId, table.month, table.check, table.event] }),
    index().on(table.clientNumber, table.month),
  ],
)

/** The years whose figures about health are made. They are made once, and nothing that comes later changes them. */
export const healthYears = pgTable(
  'health_years',
  { clientNumber: clientNumber(), year: integer().notNull(), madeAt: instant().notNull() },
  table => [primaryKey({ columns: [table.clientNumber, table.year] })],
)

/** The area that holds each unit in a year. */
export const healthAreas = pgTable(
  'health_areas',
  { unitId: unitId(), year: integer().notNull(), areaId: unitId() },
  table => [primaryKey({ columns: [table.unitId, table.year] })],
)

/** What is told about health of an area, or of the whole company under the id of its root, in a year. */
export const healthFigures = pgTable(
  'health_figures',
  {
    areaId: unitId(),
    year: integer().notNull(),
    graph: text().$type<'reasons' | 'own'>().notNull(),
    clientNumber: clientNumber(),
    /** How many are employed in it at the end of the year. */
    employed: integer().notNull().default(0),
    /** Why it is not told; null where it is. */
    gap: text().$type<HealthGap>(),
    people: integer(),
    /** Of reasons: the causes that are told. */
    causes: jsonb().$type<Reasons['causes']>(),
  },
  table => [
    primaryKey({ columns: [table.areaId, table.year, table.graph] }),
    index().on(table.clientNumber, table.year),
  ],
)
