import { z } from 'zod'

/** How an organisation's people may sign in. */
export const LOGIN_METHODS = ['bankid', 'password', 'either'] as const
export type LoginMethod = (typeof LOGIN_METHODS)[number]

/** A customer company that a user may act for. @spec §3 */
export const companySchema = z
  .object({
    clientNumber: z.string(),
    /** The company's own name, as people say it. */
    subOrgName: z.string(),
    /** The full path of names from the group down. */
    companyFqn: z.string(),
    /** A company is its own top parent. */
    topParentClientNumber: z.string(),
    loginMethod: z.enum(LOGIN_METHODS),
    /** False where the way in that was used does not open this company. */
    selectable: z.boolean(),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof companySchema>
