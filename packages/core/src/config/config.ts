import { z } from 'zod'
import { LOCALES } from '../i18n/index.ts'
import { type HexColour, isHexColour } from './contrast.ts'
import { ENVIRONMENTS } from './environment.ts'
import { phoneHoursSchema } from './phone-hours.ts'
import { SUPPORT_SUBJECTS } from './support.ts'

const contact = z.object({
  phone: z.string(),
  email: z.string().nullable(),
  /** When the phone is answered, in words. */
  hours: z.record(z.enum(LOCALES), z.string()),
  /** The same for a clock. Without it the portal cannot say that the phone is closed now. */
  open: phoneHoursSchema.optional(),
})

export type SupportContact = z.infer<typeof contact>

const colour = z.custom<HexColour>(value => typeof value === 'string' && isHexColour(value))
const text = z.record(z.enum(LOCALES), z.string())

/** A tip from the provider on the start page. */
const tip = z.object({
  kind: z.enum(['learning', 'promotion']),
  title: text,
  text,
  /** Opens in a tab of its own. */
  address: z.url({ protocol: /^https$/ }),
  /** Address of a decorative picture. */
  image: z.string().nullable(),
})
export type Tip = z.infer<typeof tip>

/** The content of `/config.json`, which the portal reads before it shows anything. @spec §3 */
export const configSchema = z.object({
  /** Base address of the API; ends with `/`. */
  KP_API: z.string(),
  VERSION: z.object({ hash: z.string() }),
  PRODUCT_NAME: z.string(),
  /** Who runs the portal, as the accessibility statement and the mails name it. */
  PROVIDER: z.string(),
  /** Address of a picture that replaces mark and name. */
  LOGO: z.string().nullable(),
  /** Colour of mark and name; null for the colour of the text. */
  LOGO_COLOUR: z.object({ light: colour, dark: colour }).nullable(),
  /** Where employees find the app for their own matters. */
  APP_URL: z.url(),
  SUPPORT: z.record(z.enum(SUPPORT_SUBJECTS), contact),
  /** Email address for questions about personal data. */
  DATA_PROTECTION: z.string().optional(),
  /** Environment by host name: an exact name, or a beginning that ends with a dot. Others are production. */
  ENVIRONMENTS: z.record(z.string(), z.enum(ENVIRONMENTS)),
  /** E-learning and promotional blocks of the start page. @spec §2 */
  TIPS: z.array(tip).optional(),
  /** The external health line of the menu. @spec §2 */
  HEALTH_LINE: z.url({ protocol: /^https$/ }).optional(),
  /** The id of the service that stands first in the list of services. @spec §9 */
  FIRST_SERVICE_ID: z.string().optional(),
  /** Address of an OpenTelemetry collector for error reports and traces. Used in development and preprod only. */
  ERROR_REPORTING: z.string().optional(),
  /** Organisations whose own sign-in is offered on the sign-in screen: only those that want to be named there. */
  SSO_REALMS: z.array(z.object({ realm: z.string(), name: z.string() })).optional(),
  /** Where statistics about users who consent are sent; absent if none are collected. */
  ANALYTICS: z.object({ SCRIPT: z.url(), SITE_ID: z.string() }).optional(),
  /** Email domains of the provider's own testers, whom the statistics leave out. */
  INTERNAL_TEST_DOMAINS: z.array(z.string()).optional(),
  /** Listed on the sign-in screen; absent in production. */
  DEMO_ACCOUNTS: z
    .array(z.object({ email: z.string(), password: z.string(), who: z.record(z.enum(LOCALES), z.string()) }))
    .optional(),
})
export type Config = z.infer<typeof configSchema>
