import { ENVIRONMENTS, type Environment } from '@salvia/core/config'
import { type BankIdVariables, missingOfBankId } from '../adapters/bankid/bankid-settings.ts'
import {
  type BookingSystemVariables,
  wrongOfBookingSystem,
} from '../adapters/booking-system/booking-system-settings.ts'
import { type FilesVariables, wrongOfFiles } from '../adapters/files/files-settings.ts'
import { openLineOf } from '../adapters/mail/smtp-address.ts'
import { isLoopback } from '../process/loopback.ts'

/** The variables that must fit each other, as they were read. */
interface TogetherVariables extends BankIdVariables, BookingSystemVariables, FilesVariables {
  readonly SALVIA_ENV?: Environment | undefined
  readonly SALVIA_HOST: string
  readonly DATABASE_URL?: string | undefined
  readonly SALVIA_PUBLIC_URL?: string | undefined
  readonly SALVIA_SIGNING_KEY?: string | undefined
  readonly SALVIA_PID_KEY?: string | undefined
  readonly SALVIA_SSO_REALMS?: readonly { readonly realm: string; readonly issuer: string }[] | undefined
  readonly SMTP_URL?: string | undefined
}

/**
 * Keys that production must not keep in the database: whoever has a dump of it could open sessions and undo keyed
 * hashes.
 */
const KEYS = ['SALVIA_SIGNING_KEY', 'SALVIA_PID_KEY'] as const

/** Faults of variables that are valid one by one but do not fit each other: a sentence for each. */
export function wrongTogether(variables: TogetherVariables): string[] {
  const { SALVIA_ENV: environment = 'local' } = variables
  return [
    missingEnvironment(variables),
    environment !== 'local' && variables.SALVIA_PUBLIC_URL === undefined
      ? `SALVIA_PUBLIC_URL must be set in ${environment}. Mails lead there.`
      : undefined,
    ...(environment === 'production' ? wrongInProduction(variables) : []),
    missingOfBankId(variables),
    wrongOfBookingSystem(variables, environment === 'local'),
    wrongOfFiles(variables, environment === 'production'),
  ].filter(sentence => sentence !== undefined)
}

/** If others can reach the database or the server, `SALVIA_ENV` must be set, so that no default lets anybody in. */
function missingEnvironment({ SALVIA_ENV, DATABASE_URL, SALVIA_HOST }: TogetherVariables) {
  if (SALVIA_ENV !== undefined) return undefined
  const choice = `SALVIA_ENV must say what this server is for (${ENVIRONMENTS.join(', ')})`
  if (DATABASE_URL !== undefined) return `${choice} where DATABASE_URL is set.`
  return isLoopback(SALVIA_HOST)
    ? undefined
    : `${choice} where SALVIA_HOST is an address that others may reach.`
}

function wrongInProduction(variables: TogetherVariables): (string | undefined)[] {
  const missingKeys = KEYS.filter(name => variables[name] === undefined)
  const openRealm = variables.SALVIA_SSO_REALMS?.find(({ issuer }) => !issuer.startsWith('https:'))
  const openLine = variables.SMTP_URL === undefined ? undefined : openLineOf(variables.SMTP_URL)
  return [
    missingKeys.length > 0
      ? `${missingKeys.join(' and ')} must be set in production. \`openssl rand -base64 32\` makes a key.`
      : undefined,
    openRealm && `the issuer of ${openRealm.realm} in SALVIA_SSO_REALMS must begin with https://.`,
    openLine && `SMTP_URL must not say ${openLine} in production. Mails go over TLS.`,
  ]
}
