import { CASE_WORKER_FUNCTION_NAMES, orderedFunctions } from '@salvia/core/case-worker-functions'
import { LOGIN_METHODS } from '@salvia/core/companies'
import { FEATURE_NAMES, FEATURES, type FeatureKey } from '@salvia/core/features'
import { fillText, localeSchema } from '@salvia/core/i18n'
import { readTemplate } from '@salvia/core/personnel-file'
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
import { faultSentences, line, list, object, oneOf, pathText, readJson } from '../process/json-file.ts'
import { StartError } from '../process/start-error.ts'
import { PROVISIONED_STATES } from './plan.ts'

/** Opens every feature, including those of later versions. */
const ALL = 'all'
const CHOSEN_FEATURES = FEATURE_NAMES.filter(feature => !FEATURES[feature].always)

/** If absent, the state stays as it is. */
const state = oneOf(PROVISIONED_STATES).optional()
const clientNumber = line.refine(text => clientNumberSchema.safeParse(text).success, 'must be 5 to 8 digits')

/** The wire keys of the chosen features. Null for all. */
function featureKeys(chosen: readonly string[]): FeatureKey[] | null {
  if (chosen.includes(ALL)) return null
  return CHOSEN_FEATURES.filter(feature => chosen.includes(feature)).map(feature => FEATURES[feature].key)
}

/** What a case worker holds: `all`, or a list. If absent, a new one gets all and a known one keeps what they hold. */
const functions = z
  .union(
    [z.literal(ALL).transform(() => CASE_WORKER_FUNCTION_NAMES), list(oneOf(CASE_WORKER_FUNCTION_NAMES))],
    {
      error: `must be "${ALL}", or a list of ${CASE_WORKER_FUNCTION_NAMES.join(', ')}`,
    },
  )
  .transform(orderedFunctions)

/** A template that files can be imported with. Each fault gets its own sentence. */
const template = z.unknown().transform((value, { addIssue }) => {
  const read = readTemplate(value)
  if (read.kind === 'template') return read.template
  for (const { path, text, values = {} } of read.faults) {
    addIssue({ code: 'custom', path: [...path], message: fillText(text, 'en', values) })
  }
  return z.NEVER
})

const organisationSchema = (today: IsoDate) =>
  object({
    clientNumber,
    name: line,
    /** The employer group. A customer outside any group gives its own name. */
    group: line,
    organisationNumber: line
      .refine(text => organisationDigits(text, today) !== undefined, {
        message: 'must be an organisation number with its hyphen and a right check digit',
      })
      .optional(),
    loginMethod: oneOf(LOGIN_METHODS),
    features: list(oneOf([ALL, ...CHOSEN_FEATURES])).transform(featureKeys),
    state,
    /** Template of its personnel files. Null for the standard one. If absent, it stays as it is. */
    template: template.nullable().optional(),
  })

const accountSchema = (today: IsoDate) =>
  object({
    email: line.transform(emailKey).refine(isEmailAddress, 'must be an email address'),
    firstName: line,
    lastName: line,
    kind: oneOf(['person', 'case-worker']),
    functions: functions.optional(),
    state,
    /** Language of the portal and its mails, until the owner chooses another. */
    language: localeSchema.default('sv'),
    identityNumber: line
      .transform(text => parseIdentityNumber(text, today))
      .refine(({ digits, endsWithZeroes }) => digits !== '' && !endsWithZeroes, {
        message: 'must be the identity number of a person, such as yyyymmdd-nnnn',
      })
      .transform(({ digits }) => digits)
      .optional(),
    /**
     * The organisations that the account may act for. Without a role it sees only the employees that its owner manages.
     */
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
        if (account.functions && account.kind !== 'case-worker')
          refuse(['accounts', i, 'functions'], 'is for case workers alone')
        own.forEach((number, j) => {
          if (!numbers.includes(number)) refuse(at(j), 'is not among the organisations of this file')
        })
      })
    },
  )

/** The organisations of an installation as they should be, and who should use the portal for them. */
export type ProvisionFile = z.output<ReturnType<typeof fileSchema>>
export type ProvisionedOrganisation = ProvisionFile['organisations'][number]
export type ProvisionedAccount = ProvisionFile['accounts'][number]

/** Reads a file. Throws a StartError that names every wrong place in it, and never quotes a value. */
export function parseProvisionFile(name: string, text: string, today: IsoDate): ProvisionFile {
  const parsed = fileSchema(today).safeParse(jsonOf(name, text))
  if (parsed.success) return parsed.data
  throw new StartError(`${name} cannot be used:\n${faultSentences(parsed.error).join('\n')}`)
}

function jsonOf(name: string, text: string): unknown {
  const read = readJson(text)
  if (read.kind === 'broken') throw new StartError(`${name} is no JSON${read.place}.`)
  return read.value
}
