import { randomUUID } from 'node:crypto'
import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import { pathText } from '../process/json-file.ts'
import { StartError } from '../process/start-error.ts'
import type { Existing } from './existing.store.ts'
import { newState, type Plan, STATE_WORDS } from './plan.ts'
import type { ProvisionedAccount } from './provision-file.ts'

/** An account of the file, its place there, and the root units of its organisations by client number. */
interface SaidAccount {
  readonly account: ProvisionedAccount
  readonly index: number
  readonly roots: ReadonlyMap<string, string>
}

/** Plans one account with its memberships and roles. At organisations that are not in the file, nothing changes. */
export function planAccount(said: SaidAccount, existing: Existing, plan: Plan): void {
  const { email, firstName, lastName, kind, language, identityNumber } = said.account
  refuseAnothersNumber(said, existing)
  const known = existing.accounts.find(account => account.email === email)
  const id = known?.id ?? randomUUID()
  const isCaseWorker = kind === 'case-worker'
  const changes: string[] = []
  if (known) {
    const isNameless = known.firstName === '' && known.lastName === ''
    const isRenumbered = identityNumber !== undefined && known.pid !== identityNumber
    const set = {
      ...(known.isCaseWorker === isCaseWorker ? {} : { isCaseWorker }),
      // Once there is a name, only its owner changes it, in the portal.
      ...(isNameless ? { firstName, lastName } : {}),
      ...(isRenumbered ? { pid: identityNumber } : {}),
    }
    if (Object.keys(set).length > 0) plan.accounts.push({ id, set })
    if ('isCaseWorker' in set) changes.push(isCaseWorker ? 'now a case worker' : 'no longer a case worker')
    if (isNameless) changes.push('name added')
    if (isRenumbered) changes.push('identity number changed')
  } else {
    changes.push('new')
    const row = { id, email, state: 'inactive', isCaseWorker, firstName, lastName, locale: language } as const
    plan.insert.accounts.push({ ...row, pid: identityNumber })
  }
  changes.push(...planFunctions(id, said.account, known, plan))
  changes.push(...planMemberships(id, said, existing, plan), ...planRoles(id, said, existing, plan))
  const isClosed = known?.state === 'closed'
  const state = newState(said.account.state, isClosed)
  if (state) {
    plan.states.push({ of: { accountId: id }, to: state })
    changes.push(STATE_WORDS[state])
  }
  plan.things.push({
    name: email,
    account: { id, isInvited: !known || state === 'open' },
    staysClosed: isClosed && said.account.state === undefined,
    changes,
  })
}

function refuseAnothersNumber({ account, index }: SaidAccount, { accounts }: Existing): void {
  const { email, identityNumber } = account
  const owner = accounts.find(({ pid }) => pid !== null && pid === identityNumber)
  if (!owner || owner.email === email) return
  const path = pathText(['accounts', index, 'identityNumber'])
  throw new StartError(`${path} belongs to another account already: ${owner.email}. Nothing was changed.`)
}

/** Who becomes a case worker holds what the file says, else all. Who is one already keeps what the file does not say. */
function planFunctions(
  accountId: string,
  { kind, functions }: ProvisionedAccount,
  known: Existing['accounts'][number] | undefined,
  plan: Plan,
): string[] {
  const held = known?.isCaseWorker ? known.functions : []
  const unsaid = known?.isCaseWorker ? held : CASE_WORKER_FUNCTION_NAMES
  const wanted = kind === 'case-worker' ? (functions ?? unsaid) : []
  const given = wanted.filter(name => !held.includes(name))
  const taken = held.filter(name => !wanted.includes(name))
  if (given.length > 0 || taken.length > 0) plan.functions.push({ accountId, given, taken })
  // A new case worker with all functions is what a reader expects, and not told.
  const isTold = known?.isCaseWorker || wanted.length < CASE_WORKER_FUNCTION_NAMES.length
  if (kind !== 'case-worker' || !isTold) return []
  return [
    ...given.map(name => `now with the function ${name}`),
    ...taken.map(name => `no longer with the function ${name}`),
  ]
}

function planMemberships(accountId: string, said: SaidAccount, existing: Existing, plan: Plan): string[] {
  const { organisations } = said.account
  const held = existing.memberships.filter(
    membership => membership.accountId === accountId && said.roots.has(membership.clientNumber),
  )
  const isSaid = (number: string) => organisations.some(({ clientNumber }) => clientNumber === number)
  const isHeld = (number: string) => held.some(({ clientNumber }) => clientNumber === number)
  const gone = held.filter(({ clientNumber }) => !isSaid(clientNumber))
  const added = organisations.filter(({ clientNumber }) => !isHeld(clientNumber))
  plan.goneMemberships.push(...gone)
  plan.insert.memberships.push(
    ...added.map(({ clientNumber }) => ({ accountId, clientNumber, source: 'provider' as const })),
  )
  return [
    ...added.map(({ clientNumber }) => `may act for ${clientNumber}`),
    ...gone.map(({ clientNumber }) => `may no longer act for ${clientNumber}`),
  ]
}

/** A role from the provider covers the whole organisation. */
function planRoles(
  accountId: string,
  { account, roots }: SaidAccount,
  existing: Existing,
  plan: Plan,
): string[] {
  const held = existing.roles.filter(role => role.accountId === accountId && roots.has(role.clientNumber))
  const said = account.organisations.flatMap(({ clientNumber, roles }) =>
    [...new Set(roles)].map(role => ({ clientNumber, role, unitId: roots.get(clientNumber) ?? '' })),
  )
  const isGiven = (role: (typeof held)[number]) =>
    role.recursive && said.some(one => one.unitId === role.unitId && one.role === role.role)
  const gone = held.filter(role => !isGiven(role))
  const added = said.filter(
    one => !held.some(role => isGiven(role) && role.unitId === one.unitId && role.role === one.role),
  )
  plan.goneRoleIds.push(...gone.map(({ id }) => id))
  plan.insert.roles.push(
    ...added.map(({ unitId, role }) => ({
      ...{ accountId, unitId, role },
      recursive: true,
      source: 'provider' as const,
    })),
  )
  return [
    ...added.map(({ role, clientNumber }) => `${role} at ${clientNumber}`),
    ...gone.map(({ role, clientNumber }) => `no longer ${role} at ${clientNumber}`),
  ]
}
