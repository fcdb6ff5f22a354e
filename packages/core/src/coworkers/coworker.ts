import { z } from 'zod'
import type { Text } from '../i18n/index.ts'

/** Why an employee is seen but may not be ordered for. @spec §6 */
export const EXCLUSION_RULES = ['self-insight', 'ordering', 'colleague'] as const
export type ExclusionRule = (typeof EXCLUSION_RULES)[number]

/** The rules as portal and terminal name them. */
export const EXCLUSION_RULE_NAMES = {
  'self-insight': { sv: 'Regeln om egen insyn', en: 'Self-insight rule' },
  ordering: { sv: 'Beställarregeln', en: 'Ordering rule' },
  colleague: { sv: 'Kollegaregeln', en: 'Colleague rule' },
} as const satisfies Record<ExclusionRule, Text>

/** The code that answers for an employee whom a rule shuts. */
export const EXCLUSION_RULE_ERRORS = {
  'self-insight': 'EXCLUDED_BY_SELF_INSIGHT',
  ordering: 'EXCLUDED_BY_ORDERING',
  colleague: 'EXCLUDED_BY_COLLEAGUE',
} as const satisfies Record<ExclusionRule, string>

/** One row of the employees list. Contact fields are null for a protected identity. */
export const coworkerSchema = z
  .object({
    id: z.uuid(),
    pidHash: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string().nullable(),
    email: z.string().nullable(),
    workPhone: z.string().nullable(),
    mobilePhone: z.string().nullable(),
    protectedIdentity: z.boolean(),
    unit: z.object({ id: z.uuid(), path: z.array(z.string()) }),
    /** Name of the immediate manager, or the text of the file where nobody is known by it. */
    manager: z.string().nullable(),
    /** Null where the user may order for the employee, else the rule or the lacking role. */
    excludedBy: z.enum(EXCLUSION_RULES).nullable(),
    mayOrder: z.boolean(),
  })
  .meta({ id: 'Employee' })
export type Coworker = z.infer<typeof coworkerSchema>
