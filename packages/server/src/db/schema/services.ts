import type { DataOfKind } from '@salvia/core/feed-catalogue'
import type { IsoDate } from '@salvia/core/primitives'
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { document } from './columns.ts'
import { companies } from './organisation.ts'

type ServiceData = DataOfKind<'services'>

/** The services that the provider offers, as its feed brings them. */
export const services = pgTable('services', {
  /** The provider's own id. */
  id: text().primaryKey(),
  name: document<ServiceData['name']>().notNull(),
  category: document<ServiceData['category']>().notNull(),
  description: document<ServiceData['description']>().notNull(),
  subCategories: document<ServiceData['subCategories']>().notNull(),
  order: text().$type<ServiceData['order']>().notNull(),
  urgent: boolean().notNull(),
  for: text().array().$type<ServiceData['for']>().notNull(),
  place: text().$type<ServiceData['place']>().notNull(),
  certificateType: text().$type<NonNullable<ServiceData['certificateType']>>(),
  /** The medical check-ups that it renews. */
  checks: text().array().$type<NonNullable<ServiceData['checks']>>().notNull().default([]),
  answerWorkingDays: integer(),
})

/**
 * The contracts of each customer, as the provider's feed brings them. They may name services that were deleted since:
 * a service that comes back is part of them again.
 */
export const agreements = pgTable('agreements', {
  clientNumber: text()
    .primaryKey()
    .references(() => companies.clientNumber),
  currentFrom: date().$type<IsoDate>().notNull(),
  currentServices: text().array().notNull(),
  upcomingFrom: date().$type<IsoDate>(),
  upcomingServices: text().array(),
})

/** The clinics that an order can name, as the provider's feed brings them. */
export const clinics = pgTable('clinics', {
  /** The provider's own id. */
  id: text().primaryKey(),
  name: text().notNull(),
  city: text().notNull(),
  address: text(),
  phone: text(),
  partner: boolean().notNull(),
})
