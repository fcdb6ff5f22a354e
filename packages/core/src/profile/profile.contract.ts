import { z } from 'zod'
import { caseWorkerFunctionSchema } from '../case-worker-functions/case-worker-functions.ts'
import { companySchema } from '../companies/company.ts'
import { CONSENTS, consentSchema } from '../consents/consents.ts'
import { defineContract } from '../contract/index.ts'
import { featureLackSchema } from '../features/index.ts'
import { localeSchema, type Text } from '../i18n/index.ts'
import { PASSWORD_MAX_CHARACTERS } from '../limits/index.ts'
import { instantSchema } from '../primitives/index.ts'

/** Roles that somebody can have for a unit. Each is also a column of the personnel file. */
export const UNIT_ROLES = [
  'orderer',
  'extended-orderer',
  'checkup-reviewer',
  'statistics-reviewer',
  'invoice-recipient',
] as const
export const unitRoleSchema = z.enum(UNIT_ROLES)
export type UnitRole = z.infer<typeof unitRoleSchema>

/** The roles as portal and terminal name them. */
export const UNIT_ROLE_NAMES = {
  orderer: { sv: 'Beställare', en: 'Order manager' },
  'extended-orderer': { sv: 'Utökad beställare', en: 'Extended order manager' },
  'checkup-reviewer': { sv: 'MK-granskare', en: 'Check-up reviewer' },
  'statistics-reviewer': { sv: 'Statistikgranskare', en: 'Statistics reviewer' },
  'invoice-recipient': { sv: 'Fakturaunderlagsmottagare', en: 'Invoice data recipient' },
} as const satisfies Record<UnitRole, Text>

/**
 * How a user wants the portal to look and behave. It is kept on the server, since the browser keeps nothing of it.
 * @spec §3
 */
export const userSettingsSchema = z.object({
  language: localeSchema,
  appearance: z.enum(['system', 'light', 'dark', 'high-contrast']),
  denseTables: z.boolean(),
  /** Whether single keys work as shortcuts. They are off until the user turns them on. */
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

/** The signed-in user or machine, independent of the chosen company. */
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
  /** What a case worker holds; empty for everybody else. */
  functions: z.array(caseWorkerFunctionSchema),
  /**
   * `set`: there is one, and it can be changed. `choose`: none yet, and who has just signed in may choose one.
   * `sign-in-again`: none yet, and the sign-in is too old for that. `none`: no organisation of the user takes passwords.
   * A machine has none.
   */
  password: z.enum(['set', 'choose', 'sign-in-again', 'none']),
  /** The last moment of the session or the machine token, whatever its activity. */
  expiresAt: instantSchema,
})
export type Profile = z.infer<typeof profileSchema>

/** The user's roles, unit and features at one company. @spec §3 */
export const companyProfileSchema = z.object({
  clientNumber: z.string(),
  access: z.object({
    /** Wire keys; absent means that all features are open. */
    featuresEnabled: z.array(z.string()).optional(),
    /** The wire keys of closed features, each with what is missing. @spec §6 */
    featuresClosed: z.array(z.object({ feature: z.string(), lacks: featureLackSchema })),
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
  /**
   * False if it is not known which employee the user is: the account has no identity number, and its email belongs
   * to no employee or to several. Then no employee is shown.
   */
  isPlaced: z.boolean(),
})
export type CompanyProfile = z.infer<typeof companyProfileSchema>

/** The fields of the profile that a user can change. They are named as the specification names them. @spec §3 */
const profileEditSchema = z.strictObject({
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  /** Empty: none. */
  work_phone: z.string().optional(),
  ...userSettingsSchema.partial().shape,
})
export type ProfileEdit = z.infer<typeof profileEditSchema>

export const profileContract = defineContract('profile', {
  get: {
    kind: 'json',
    method: 'GET',
    path: 'profile',
    access: 'user',
    spec: 'assumed',
    summary: 'Who is signed in: name, settings, companies, and whether one is a case worker.',
    response: profileSchema,
    errors: [],
  },
  getForCompany: {
    kind: 'json',
    method: 'GET',
    path: 'profile/{clientNumber}',
    access: 'user',
    spec: 'assumed',
    summary: 'What the user is and may at one company: features, roles, unit.',
    params: z.object({ clientNumber: z.string() }),
    response: companyProfileSchema,
    errors: [],
  },
  update: {
    kind: 'json',
    method: 'PATCH',
    path: 'profile',
    access: 'person',
    spec: 'portal §3',
    summary: 'Changes own contact details and settings: those that are sent, the others stay.',
    body: profileEditSchema,
    response: profileSchema,
    errors: ['FIRST_NAME_MISSING', 'LAST_NAME_MISSING', 'NAME_TOO_LONG', 'WORK_PHONE_INCORRECT'],
  },
  answerConsent: {
    kind: 'json',
    method: 'POST',
    path: 'profile/consents',
    access: 'person',
    spec: 'assumed',
    summary: 'Gives, declines or withdraws a consent; answers what has been said to each.',
    body: z.strictObject({ name: z.enum(CONSENTS), isGiven: z.boolean() }),
    response: consentSchema,
    errors: [],
  },
  changePassword: {
    kind: 'json',
    method: 'POST',
    path: 'profile/password',
    access: 'person',
    spec: 'assumed',
    summary:
      'Changes the own password. Every other session of the account ends; the answer is the token with which this one goes on.',
    body: z.strictObject({
      /** Null if the user has no password yet. Choosing the first one takes a recent sign-in. */
      currentPassword: z.string().max(PASSWORD_MAX_CHARACTERS).nullable(),
      newPassword: z.string(),
    }),
    response: z.object({ accessToken: z.string() }),
    errors: [
      'CURRENT_PASSWORD_WRONG',
      'NO_PASSWORD_YET',
      'WRONG_LOGIN_METHOD',
      'ACCOUNT_LOCKED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_LONG',
      'PASSWORD_TOO_COMMON',
      'PASSWORD_IS_EMAIL',
      'INSECURE_CONNECTION',
      'TOO_MANY_REQUESTS',
    ],
  },
})
