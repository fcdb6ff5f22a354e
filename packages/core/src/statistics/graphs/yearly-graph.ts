import { z } from 'zod'
import { HEALTH_GAPS } from '../health/told-people.ts'
import { VISIT_CAUSE_NAMES } from '../visit-catalogue.ts'
import { graphBase, statisticsUnitSchema } from './graph-base.ts'
import { YEARLY_GRAPHS } from './graphs.ts'

/** Why a year has no figures: they are made on 10 January of the next one, and of companies that are large enough. */
const YEAR_GAPS = ['not-made', 'few-employed'] as const

const figureSchema = z.object({
  /** The area of the company that is told of, or the whole company. */
  area: statisticsUnitSchema,
  /** It is what the other areas leave of the company, told under the company’s own unit. */
  isRest: z.boolean(),
  /** Those employed in it on 31 December. */
  employed: z.int().min(0),
  /** Why it is not told; null where it is. */
  gap: z.enum(HEALTH_GAPS).nullable(),
  /** How many people; null where that is not told. */
  people: z.int().nullable(),
  /** Of reasons: the named causes, none where the total alone is told; null for own visits and where nothing is told. */
  causes: z.array(z.object({ cause: z.enum(VISIT_CAUSE_NAMES), people: z.int() })).nullable(),
})
export type HealthFigure = z.infer<typeof figureSchema>

const yearSchema = z.object({
  year: z.int(),
  /** Of the area that holds the unit; with units below also of the areas among them. */
  figures: z.array(figureSchema),
  gap: z.enum(YEAR_GAPS).nullable(),
})
export type GraphYear = z.infer<typeof yearSchema>

/** What is told about health, by year. The period is widened to whole years. */
export const yearlyGraphSchema = z.object({
  ...graphBase,
  kind: z.literal('years'),
  graph: z.enum(YEARLY_GRAPHS),
  years: z.array(yearSchema),
})
export type YearlyGraph = z.infer<typeof yearlyGraphSchema>

/** How many people of a figure stand under no named cause. */
export function peopleOfOtherCauses({ people, causes }: HealthFigure): number {
  return (people ?? 0) - (causes ?? []).reduce((sum, cause) => sum + cause.people, 0)
}
