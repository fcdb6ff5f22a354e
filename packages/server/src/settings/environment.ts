import { ENVIRONMENTS, type Environment } from '@salvia/core/config'
import type { SessionMethod } from '@salvia/core/sessions'
import { z } from 'zod'
import { type BankIdSettings, bankIdSettings } from '../adapters/bankid/bankid-settings.ts'
import {
  type BookingSystemSettings,
  bookingSystemSettings,
  isBookingSystem,
} from '../adapters/booking-system/booking-system-settings.ts'
import { type FilesSettings, filesSettings, isFilesPlace } from '../adapters/files/files-settings.ts'
import { type ClamdAddress, clamdAddress } from '../adapters/scanner/scanner-settings.ts'
import { type SsoRealmSettings, ssoRealmsVariable } from '../adapters/sso/sso-realm.ts'
import type { Brand } from '../brand/brand.ts'
import { isMailSender, MAIL_SENDER_FAULT } from '../brand/mail-sender.ts'
import { readBrand } from '../brand/read-brand.ts'
import { FAULT_POINTS, type FaultPoint } from '../process/fault-points.ts'
import { StartError } from '../process/start-error.ts'
import { isProxyNetwork, proxyNetworksOf } from './proxy-networks.ts'
import { wrongTogether } from './start-rules.ts'

const base64Key = (bytes: number) =>
  z
    .string()
    .refine(value => /^[\w+/-]+={0,2}$/.test(value) && Buffer.from(value, 'base64url').length >= bytes, {
      message: `must be at least ${bytes} bytes in base64, as \`openssl rand -base64 ${bytes}\` prints them`,
    })
const address = (...protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address beginning with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
  })

/** The ways to sign in that can be allowed for case workers. */
const CASE_WORKER_LOGINS = ['bankid', 'sso', 'password'] as const satisfies readonly SessionMethod[]
const caseWorkerLogin = z.string().transform((text, context): readonly SessionMethod[] => {
  const words = text.split(/[,\s]+/).filter(word => word !== '')
  const parsed = z.array(z.enum(CASE_WORKER_LOGINS)).min(1).safeParse(words)
  if (parsed.success) return CASE_WORKER_LOGINS.filter(way => parsed.data.includes(way))
  context.addIssue({ code: 'custom', message: `must be one or more of ${CASE_WORKER_LOGINS.join(', ')}` })
  return z.NEVER
})

const clamd = z.string().transform((value, context): ClamdAddress => {
  const found = clamdAddress(value)
  if (found) return found
  context.addIssue({
    code: 'custom',
    message: 'must say where clamd listens, such as 127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  })
  return z.NEVER
})

const file = z.string().min(1, { message: 'must name a file' })

/** Every variable that the server reads, with its default. This is the only place that reads them. */
const variablesSchema = z.object({
  PORT: z.coerce
    .number({ message: 'must be a number' })
    .int({ message: 'must be a whole number' })
    .min(0, { message: 'must be 0 to 65535' })
    .max(65_535, { message: 'must be 0 to 65535' })
    .default(4000),
  SALVIA_HOST: z.string().min(1, { message: 'must not be empty' }).default('localhost'),
  SALVIA_ENV: z.enum(ENVIRONMENTS, { message: `must be one of ${ENVIRONMENTS.join(', ')}` }).optional(),
  SALVIA_DATA: z.string().min(1, { message: 'must name a folder' }).default('./data'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  SALVIA_FILES: z
    .string()
    .refine(isFilesPlace, { message: 'must name a folder, or a bucket such as s3://bucket/prefix' })
    .optional(),
  SALVIA_S3_ENDPOINT: address('http:', 'https:').optional(),
  SALVIA_S3_REGION: z.string().optional(),
  SALVIA_S3_KEY_ID: z.string().optional(),
  SALVIA_S3_SECRET: z.string().optional(),
  SALVIA_CLAMD: clamd.optional(),
  SALVIA_PUBLIC_URL: address('http:', 'https:').optional(),
  SALVIA_SIGNING_KEY: base64Key(32).optional(),
  SALVIA_PID_KEY: base64Key(32).optional(),
  SALVIA_BRAND: file.optional(),
  SALVIA_PRODUCT_NAME: z.string().trim().min(1, { message: 'must not be empty' }).optional(),
  SALVIA_APP_URL: address('https:').optional(),
  SALVIA_HEALTH_LINE: address('https:').optional(),
  SALVIA_ANALYTICS_URL: address('http:', 'https:').optional(),
  SALVIA_ERROR_REPORTING_URL: address('http:', 'https:').optional(),
  SALVIA_ANALYTICS_SITE: z.string().default('1'),
  SALVIA_TEST_USER_DOMAINS: z.string().default(''),
  SALVIA_SSO_REALMS: ssoRealmsVariable.optional(),
  SALVIA_CASE_WORKER_LOGIN: caseWorkerLogin.optional(),
  SALVIA_PROXIES: z
    .string()
    .refine(value => proxyNetworksOf(value).every(isProxyNetwork), {
      message: 'must be addresses or networks with commas between, such as 10.0.0.0/8, or loopback',
    })
    .default('loopback'),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  SALVIA_MAIL_FROM: z.string().refine(isMailSender, { message: MAIL_SENDER_FAULT }).optional(),
  SALVIA_BANKID_URL: address('http:', 'https:').optional(),
  SALVIA_BANKID_CERTIFICATE: file.optional(),
  SALVIA_BANKID_KEY: file.optional(),
  SALVIA_BANKID_CA: file.optional(),
  SALVIA_BANKID_PASSPHRASE: z.string().optional(),
  SALVIA_BOOKING_SYSTEM: z
    .string()
    .refine(isBookingSystem, { message: 'must be own, or an address beginning with https://' })
    .optional(),
  SALVIA_BOOKING_SYSTEM_TOKEN: z.string().optional(),
  SALVIA_FAULT: z.enum(FAULT_POINTS, { message: 'must name a fault point' }).optional(),
})

/** The settings of this server process. */
export interface ServerSettings {
  readonly environment: Environment
  readonly port: number
  readonly host: string
  /** Folder of the embedded database, and of files and mails if they are stored in folders. */
  readonly dataFolder: string
  /** Where uploads are stored. */
  readonly files: FilesSettings
  /** Where the virus scanner of attached files listens. Absent if there is none. */
  readonly clamd: ClamdAddress | undefined
  readonly databaseUrl: string | undefined
  /** The public address, without a slash at the end. Absent if it is the one that the server listens on. */
  readonly publicUrl: string | undefined
  /** The provider's name and look for the portal, and the contacts of its users. */
  readonly brand: Brand
  /** Address of the analytics script. Without one, nobody is asked for consent. */
  readonly analyticsUrl: string | undefined
  /** Address of the OpenTelemetry collector for the portal's reports, in development and preprod. */
  readonly errorReportingUrl: string | undefined
  /** Name of this portal at the analytics server. */
  readonly analyticsSite: string
  /** Email domains of the provider's own testers. */
  readonly testUserDomains: readonly string[]
  /** Organisations' single sign-on. If absent, the realms in the database stay as they are. */
  readonly ssoRealms: readonly SsoRealmSettings[] | undefined
  /** The ways in which the provider's case workers may sign in. They see every customer's files. */
  readonly caseWorkerLogin: readonly SessionMethod[]
  /** Networks of the proxies before this process. Their headers about a client's address are trusted. */
  readonly proxies: readonly string[]
  /** The mail server. Absent if mails go to a folder. */
  readonly smtpUrl: string | undefined
  readonly signingKey: string | undefined
  readonly pidKey: string | undefined
  readonly bankid: BankIdSettings
  readonly bookingSystem: BookingSystemSettings
  /** The step at which a test wants this process to die. Ignored in production. */
  readonly fault: FaultPoint | undefined
}

/**
 * Reads and checks the environment variables. Throws a {@link StartError} that names the wrong ones. An empty variable
 * counts as absent.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): ServerSettings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = variablesSchema.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}.`)
    throw new StartError(`Salvia cannot start: ${sentences.join(' ')}`)
  }
  const read = parsed.data
  const wrong = wrongTogether(read)
  if (wrong.length > 0) throw new StartError(`Salvia cannot start: ${wrong.join(' ')}`)
  const { SALVIA_ENV: environment = 'local' } = read
  const answer = readBrand(read, environment === 'production')
  if (answer.kind === 'fault') throw new StartError(`Salvia cannot start: ${answer.fault}`)
  return {
    environment,
    port: read.PORT,
    host: read.SALVIA_HOST,
    dataFolder: read.SALVIA_DATA,
    files: filesSettings(read),
    clamd: read.SALVIA_CLAMD,
    databaseUrl: read.DATABASE_URL,
    publicUrl: read.SALVIA_PUBLIC_URL?.replace(/\/+$/, ''),
    brand: answer.brand,
    analyticsUrl: read.SALVIA_ANALYTICS_URL,
    errorReportingUrl: read.SALVIA_ERROR_REPORTING_URL,
    analyticsSite: read.SALVIA_ANALYTICS_SITE,
    testUserDomains: read.SALVIA_TEST_USER_DOMAINS.split(/[,\s]+/).filter(domain => domain !== ''),
    ssoRealms: read.SALVIA_SSO_REALMS,
    caseWorkerLogin:
      read.SALVIA_CASE_WORKER_LOGIN ??
      CASE_WORKER_LOGINS.filter(way => way !== 'password' || read.SALVIA_ENV !== 'production'),
    proxies: proxyNetworksOf(read.SALVIA_PROXIES),
    smtpUrl: read.SMTP_URL,
    signingKey: read.SALVIA_SIGNING_KEY,
    pidKey: read.SALVIA_PID_KEY,
    bankid: bankIdSettings(read, environment === 'production'),
    bookingSystem: bookingSystemSettings(read, environment === 'production'),
    fault: environment === 'production' ? undefined : read.SALVIA_FAULT,
  }
}
