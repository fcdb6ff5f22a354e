import { z } from 'zod'
import { companySchema } from '../companies/company.ts'
import { consentSchema } from '../consents/consents.ts'
import { endpoint } from '../contract/endpoint.ts'
import { localeSchema } from '../i18n/index.ts'

/** Roles that a unit can give; each is also a column of the personnel file. */
export const UNIT_ROLES = [
  'orderer',
  'extended-orderer',
  'checkup-reviewer',
  'statistics-reviewer',
  'invoice-recipient',
] as const
export const unitRoleSchema = z.enum(UNIT_ROLES)
export type UnitRole = z.infer<typeof unitRoleSchema>

/** How a user wants the portal; kept on the server, since the browser keeps nothing of it. @spec §3 */
export const userSettingsSchema = z.object({
  language: localeSchema,
  appearance: z.enum(['system', 'light', 'dark', 'high-contrast']),
  denseTables: z.boolean(),
  /** Single keys as shortcuts, which are off until someone wants them. */
  shortcuts: z.boolean(),
  /** Which agreement's services the user previews. @spec §6 */
  servicePreview: z.enum(['current', 'new']),
})
export type UserSettings = z.infer<typeof userSettingsSchema>

/** What holds until the user chooses otherwise. */
export const DEFAULT_SETTINGS: UserSettings = {
  language: 'sv',
  appearance: 'system',
  denseTables: false,
  shortcuts: false,
  servicePreview: 'current',
}

/** Who is signed in, whatever company is chosen. */
export const profileSchema = z.object({
  /** `machine` for a machine token, which has no person behind it. */
  kind: z.enum(['person', 'machine']),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  pidHash: z.string().nullable(),
  mobilePhone: z.string().nullable(),
  workPhone: z.string().nullable(),
  settings: userSettingsSchema,
  consent: consentSchema,
  companies: z.array(companySchema),
  isCaseWorker: z.boolean(),
  /** When the session or the machine token ends at last. */
  expiresAt: z.iso.datetime(),
})
export type Profile = z.infer<typeof profileSchema>

/** What the user is and may at one company. @spec §3 */
export const companyProfileSchema = z.object({
  clientNumber: z.string(),
  access: z.object({
    /** Wire keys; absent means that all features are open. */
    featuresEnabled: z.array(z.string()).optional(),
  }),
  roles: z.array(
    z.object({
      role: unitRoleSchema,
      unitId: z.uuid(),
      /** Names from the top level down to the unit. */
      unitPath: z.array(z.string()),
      recursive: z.boolean(),
    }),
  ),
  /** The unit that the user belongs to here, if employed here. */
  unit: z.object({ id: z.uuid(), path: z.array(z.string()) }).nullable(),
})
export type CompanyProfile = z.infer<typeof companyProfileSchema>

export const profileContract = {
  get: endpoint({
    kind: 'json',
    method: 'GET',
    path: 'profile',
    access: 'user',
    spec: 'assumed',
    summary: 'Who is signed in: name, settings, companies, and whether one is a case worker.',
    response: profileSchema,
    errors: [],
  }),
  getForCompany: endpoint({
    kind: 'json',
    method: 'GET',
    path: 'profile/{clientNumber}',
    access: 'user',
    spec: 'assumed',
    summary: 'What the user is and may at one company: features, roles, unit.',
    params: z.object({ clientNumber: z.string() }),
    response: companyProfileSchema,
    errors: [],
  }),
} as const
