import { z } from 'zod'

/** How the users of an organisation may sign in. */
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
    /** Always the client number itself: a company is its own top parent. */
    topParentClientNumber: z.string(),
    loginMethod: z.enum(LOGIN_METHODS),
    /** False if the way in which the user signed in does not open this company. */
    selectable: z.boolean(),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof companySchema>
