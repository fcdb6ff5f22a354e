import { emailKey, type Instant } from '@salvia/core/primitives'
import { anyCompany } from '../access/companies.store.ts'
import { accountByEmail } from '../access/sign-in-accounts.store.ts'
import type { Db } from '../db/database.ts'
import { StartError } from '../process/start-error.ts'
import { changeState } from './apply-plan.store.ts'
import { type ProvisionedState, STATE_WORDS } from './plan.ts'
import { invite, linesOf, type Welcome } from './provision.ts'

/** Options of the command that close or reopen something, without a file. */
export const CLOSINGS = [
  { option: 'close-account', of: 'account', to: 'closed' },
  { option: 'reopen-account', of: 'account', to: 'open' },
  { option: 'close-company', of: 'company', to: 'closed' },
  { option: 'reopen-company', of: 'company', to: 'open' },
] as const

/** One of these options, with the email or client number that it names. */
interface Closing {
  readonly option: (typeof CLOSINGS)[number]['option']
  readonly of: 'account' | 'company'
  readonly to: ProvisionedState
  readonly name: string
}

export interface Closings {
  readonly closings: readonly Closing[]
  readonly welcome: Welcome
  readonly now: Instant
}

/** Closes and reopens what is named, and returns a line for each. Throws a StartError if nothing has that name. */
export async function close(tx: Db, { closings, welcome, now }: Closings): Promise<string[]> {
  const lines: string[] = []
  for (const closing of closings) {
    const { of, name } = closing
    lines.push(
      ...(of === 'company'
        ? await closeOrganisation(tx, closing, now)
        : await closePerson(tx, { ...closing, name: emailKey(name.trim()) }, welcome, now)),
    )
  }
  return lines
}

async function closeOrganisation(tx: Db, { option, to, name }: Closing, now: Instant): Promise<string[]> {
  const company = await anyCompany(tx, name)
  if (!company)
    throw new StartError(`--${option} ${name}: no organisation has this number. Nothing was changed.`)
  const isChanged = await changeState(tx, { of: { clientNumber: name }, to }, now)
  return [`${name}: ${isChanged ? STATE_WORDS[to] : 'unchanged'}`]
}

async function closePerson(
  tx: Db,
  { option, to, name }: Closing,
  welcome: Welcome,
  now: Instant,
): Promise<string[]> {
  const account = await accountByEmail(tx, name)
  if (!account) throw new StartError(`--${option} ${name}: no account has this address. Nothing was changed.`)
  const isChanged = await changeState(tx, { of: { accountId: account.id }, to }, now)
  if (!isChanged) return [`${name}: unchanged`]
  const isInvited = to === 'open'
  const invitation = isInvited ? await invite(tx, { id: account.id, isInvited }, welcome, now) : { note: [] }
  return linesOf(name, [STATE_WORDS[to]], invitation)
}
