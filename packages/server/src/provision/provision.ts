import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../access/audit.store.ts'
import { accountById } from '../access/sign-in-accounts.store.ts'
import { maySignIn } from '../access/sign-in-right.store.ts'
import type { Db } from '../db/database.ts'
import { linkPath } from '../features/accounts/account-mail.ts'
import { accountMailJob } from '../features/accounts/mail-account.job.ts'
import { makeLink } from '../features/accounts/make-link.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { applyPlan } from './apply-plan.store.ts'
import { readExisting } from './existing.store.ts'
import type { Thing } from './plan.ts'
import { planProvisioning } from './plan-provisioning.ts'
import type { ProvisionFile } from './provision-file.ts'

/** How new users are told that they have an account. */
export interface Welcome {
  /** Address of the portal. */
  readonly origin: string
  /** The queue for mails. Absent in a rehearsal, which is rolled back. */
  readonly jobs?: JobQueue
  /** Prints a link for every account of the file that waits to be activated, instead of mailing anybody. */
  readonly printsLinks: boolean
}

/**
 * Makes the database match the file, and returns a line for each part of it. Deletes nothing except roles and
 * memberships that the provider gave. Call it in one transaction.
 */
export async function provision(
  tx: Db,
  { file, welcome, now }: { file: ProvisionFile; welcome: Welcome; now: Instant },
): Promise<string[]> {
  const plan = planProvisioning(file, await readExisting(tx, file))
  await applyPlan(tx, plan, now)
  const lines: string[] = []
  for (const thing of plan.things) {
    await keepEvent(tx, thing, now)
    lines.push(...(await tell(tx, thing, welcome, now)))
  }
  const changed = plan.things.filter(({ changes }) => changes.length > 0).length
  return [
    ...lines,
    ...plan.others.map(name => `${name}: stands in the database and not in the file; left as it is`),
    `${plan.things.length} in the file, ${changed} new or changed.`,
  ]
}

async function keepEvent(tx: Db, { clientNumber, account, changes }: Thing, at: Instant): Promise<void> {
  if (changes.length === 0) return
  const event = { at, actor: null, details: { changes } }
  if (account) await addAudit(tx, { ...event, action: 'account-provisioned', object: account.id })
  else if (clientNumber) await addAudit(tx, { ...event, action: 'company-provisioned', clientNumber })
}

async function tell(tx: Db, thing: Thing, welcome: Welcome, now: Instant): Promise<string[]> {
  const { name, account, staysClosed, changes } = thing
  const what = changes.length > 0 ? [...changes] : ['unchanged']
  if (staysClosed) what.push('closed, and stays so')
  if (!account) return [`${name}: ${what.join(', ')}`]
  return linesOf(name, what, await invite(tx, account, welcome, now))
}

/** What happened to an account, with the link that activates it if links are printed. */
export function linesOf(name: string, what: readonly string[], { link, note }: Invitation): string[] {
  const line = `${name}: ${[...what, ...note].join(', ')}`
  return link ? [line, `  activate it at ${link}`] : [line]
}

interface Invitation {
  readonly note: readonly string[]
  readonly link?: string
}

/**
 * Invites the owner of an account. An account that may not sign in yet is not invited, because the mail would say so.
 * It can request a link later.
 */
export async function invite(
  tx: Db,
  { id, isInvited }: NonNullable<Thing['account']>,
  { origin, jobs, printsLinks }: Welcome,
  now: Instant,
): Promise<Invitation> {
  const account = await accountById(tx, id)
  if (account?.state !== 'inactive' || !(isInvited || printsLinks)) return { note: [] }
  if (!(await maySignIn(tx, { ...account, accountId: id }))) return { note: ['may not sign in yet'] }
  const event = { at: now, actor: null, action: 'activation-requested', object: id } as const
  await addAudit(tx, { ...event, details: { printed: printsLinks } })
  if (printsLinks && !jobs) return { note: ['the address that activates it is printed'] }
  if (printsLinks) {
    const { secret } = await makeLink(tx, { purpose: 'activation', accountId: id }, now)
    return { note: [], link: origin + linkPath('activation', secret) }
  }
  const mail = { kind: 'activation', accountId: id, origin, at: now } as const
  await jobs?.send(accountMailJob, mail, { tx })
  return { note: ['emailed how to activate it'] }
}
