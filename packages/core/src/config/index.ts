import { z } from 'zod'
import { LOCALES } from '../i18n/index.ts'

export const ENVIRONMENTS = ['local', 'development', 'preprod', 'demo', 'production'] as const
export const environmentSchema = z.enum(ENVIRONMENTS)
export type Environment = z.infer<typeof environmentSchema>

const contact = z.object({
  phone: z.string(),
  email: z.string().nullable(),
  hours: z.record(z.enum(LOCALES), z.string()),
})

/** `/config.json`: what the portal must know before it shows anything. @spec §3 */
export const configSchema = z.object({
  /** Base address of the API; ends with `/`. */
  KP_API: z.string(),
  VERSION: z.object({ hash: z.string() }),
  PRODUCT_NAME: z.string(),
  /** Colour of the wordmark, as CSS. */
  LOGO_COLOUR: z.string().nullable(),
  /** Where employees find the app for their own matters. */
  APP_URL: z.url(),
  SUPPORT: z.object({ invoice: contact, personnelFile: contact, technical: contact }),
  /** Environment by host name: an exact name, or a beginning that ends with a dot. Others are production. */
  ENVIRONMENTS: z.record(z.string(), environmentSchema),
  /** Listed on the sign-in screen; absent in production. */
  DEMO_ACCOUNTS: z
    .array(z.object({ email: z.string(), password: z.string(), who: z.record(z.enum(LOCALES), z.string()) }))
    .optional(),
})
export type Config = z.infer<typeof configSchema>

/** The environment of a host name by the table of the configuration. @spec §9 */
export function environmentOfHost(host: string, table: Config['ENVIRONMENTS']): Environment {
  const names = Object.keys(table)
  const name =
    names.find(exact => exact === host) ?? names.find(part => part.endsWith('.') && host.startsWith(part))
  return (name !== undefined && table[name]) || 'production'
}
