import { LOGIN_METHODS } from '@salvia/core/companies'
import { FEATURE_NAMES, FEATURES, type FeatureKey } from '@salvia/core/features'
import { localeSchema } from '@salvia/core/i18n'
import {
  clientNumberSchema,
  emailKey,
  type IsoDate,
  isEmailAddress,
  organisationDigits,
  parseIdentityNumber,
} from '@salvia/core/primitives'
import { UNIT_ROLES } from '@salvia/core/profile'
import { z } from 'zod'
import { StartError } from '../environment.ts'
import { PROVISIONED_STATES } from './plan.ts'

/** What opens every feature, those of later versions included. */
const ALL = 'all'
const CHOSEN_FEATURES = FEATURE_NAMES.filter(feature => !FEATURES[feature].always)

const orMissing =
  (message: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : message

/** Without control characters: no database and no terminal should have them. */
const line = z
  .string({ error: orMissing('must be a text') })
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'must be a text in one line, and not empty')
const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, { error: orMissing(`must be one of ${words.join(', ')}`) })
const list = <S extends z.ZodType>(item: S) => z.array(item, { error: orMissing('must be a list') })
const object = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: issue =>
      issue.code === 'unrecognized_keys'
        ? `has what no file of this kind has: ${issue.keys?.join(', ')}`
        : orMissing('must be an object')(issue),
  })
/** Absent: open or closed as it stands. */
const state = oneOf(PROVISIONED_STATES).optional()
const clientNumber = line.refine(text => clientNumberSchema.safeParse(text).success, 'must be 5 to 8 digits')

/** The wire keys of the chosen features; null for all. */
function featureKeys(chosen: readonly string[]): FeatureKey[] | null {
  if (chosen.includes(ALL)) return null
  return CHOSEN_FEATURES.filter(feature => chosen.includes(feature)).map(feature => FEATURES[feature].key)
}

const organisationSchema = (today: IsoDate) =>
  object({
    clientNumber,
    name: line,
    /** The employer group; a customer by itself names itself. */
    group: line,
    organisationNumber: line
      .refine(text => organisationDigits(text, today) !== undefined, {
        message: 'must be an organisation number with its hyphen and a right check digit',
      })
      .optional(),
    loginMethod: oneOf(LOGIN_METHODS),
    features: list(oneOf([ALL, ...CHOSEN_FEATURES])).transform(featureKeys),
    state,
  })

const accountSchema = (today: IsoDate) =>
  object({
    email: line.transform(emailKey).refine(isEmailAddress, 'must be an e-mail address'),
    firstName: line,
    lastName: line,
    kind: oneOf(['person', 'case-worker']),
    state,
    /** Of the portal and its mails, until the owner chooses another. */
    language: localeSchema.default('sv'),
    identityNumber: line
      .transform(text => parseIdentityNumber(text, today))
      .refine(({ digits, endsWithZeroes }) => digits !== '' && !endsWithZeroes, {
        message: 'must be the identity number of a person, such as yyyymmdd-nnnn',
      })
      .transform(({ digits }) => digits)
      .optional(),
    /** Those that the account may act for. Without a role it sees whom its owner manages. */
    organisations: list(object({ clientNumber, roles: list(oneOf(UNIT_ROLES)) })),
  })

const fileSchema = (today: IsoDate) =>
  object({ organisations: list(organisationSchema(today)), accounts: list(accountSchema(today)) }).check(
    ({ value: { organisations, accounts }, issues }) => {
      const refuse = (path: (string | number)[], message: string) =>
        issues.push({ code: 'custom', input: undefined, path, message })
      const insistOnOne = (values: readonly (string | undefined)[], at: (i: number) => (string | number)[]) =>
        values.forEach((value, i) => {
          const first = value === undefined ? i : values.indexOf(value)
          if (first < i) refuse(at(i), `is the same as ${pathText(at(first))}`)
        })
      const numbers = organisations.map(organisation => organisation.clientNumber)
      insistOnOne(numbers, i => ['organisations', i, 'clientNumber'])
      for (const key of ['email', 'identityNumber'] as const) {
        insistOnOne(
          accounts.map(account => account[key]),
          i => ['accounts', i, key],
        )
      }
      accounts.forEach((account, i) => {
        const own = account.organisations.map(organisation => organisation.clientNumber)
        const at = (j: number) => ['accounts', i, 'organisations', j, 'clientNumber']
        insistOnOne(own, at)
        own.forEach((number, j) => {
          if (!numbers.includes(number)) refuse(at(j), 'is not among the organisations of this file')
        })
      })
    },
  )

/** What the organisations of an installation are to be, and who is to use the portal for them. */
export type ProvisionFile = z.output<ReturnType<typeof fileSchema>>
export type ProvisionedOrganisation = ProvisionFile['organisations'][number]
export type ProvisionedAccount = ProvisionFile['accounts'][number]

/** Reads a file; a wrong one is a StartError that names every place in it, and never what stands there. */
export function parseProvisionFile(name: string, text: string, today: IsoDate): ProvisionFile {
  const parsed = fileSchema(today).safeParse(jsonOf(name, text))
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map(({ path, message }) => `${pathText(path)} ${message}.`)
  throw new StartError(`${name} cannot be used:\n${sentences.join('\n')}`)
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The message may quote the file, and so someone's identity number.
    const place = /\(line \d+ column \d+\)$/.exec(error instanceof Error ? error.message : '')?.[0]
    throw new StartError(`${name} is no JSON${place ? ` ${place}` : ''}.`)
  }
}

/** @example pathText(['accounts', 0, 'email']) // 'accounts[0].email' */
export function pathText(path: readonly PropertyKey[]): string {
  const text = path.map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.replace(/^\./, '') || 'The file'
}
