import type { GrantOrigin, PreviewedPerson } from '@salvia/core/access-preview'
import { appError } from '@salvia/core/error-catalogue'
import { z } from 'zod'
import { addView } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { type CompanyAccess, featureAccess } from '../../access/company-access.ts'
import { maySignInAt } from '../../access/sign-in-right.store.ts'
import type { Db } from '../../db/database.ts'
import type { AnyContext } from '../../http/handler.ts'
import { coworkersSeenBy } from '../coworkers/coworkers-seen.ts'
import { insistOnHr } from './insist-on-hr.ts'
import { lastImportOf, type Member, membersOf, placesOf, rolesOf } from './members.store.ts'

const uuid = z.uuid()

/** The account with an id at a company. Throws PREVIEWED_PERSON_NOT_FOUND, alike for one of another company and for none. */
export async function memberOfId(db: Db, clientNumber: string, id: string): Promise<Member> {
  const isId = uuid.safeParse(id).success
  return only(isId ? await membersOf(db, clientNumber, { id }) : [])
}

/** The account with an email at a company. Throws as above. */
export async function memberOfEmail(db: Db, clientNumber: string, email: string): Promise<Member> {
  return only(await membersOf(db, clientNumber, { email: email.toLowerCase() }))
}

function only([member]: readonly Member[]): Member {
  if (!member) throw appError('PREVIEWED_PERSON_NOT_FOUND')
  return member
}

/** A call of HR about one person. */
interface PreviewCall extends Pick<AnyContext, 'services' | 'now'> {
  readonly caller: Person
  readonly company: CompanyAccess
}

/** What one person sees and may do at the company. The look is audited. */
export async function previewOf(
  { services: { db }, now, caller, company }: PreviewCall,
  find: (db: Db, clientNumber: string) => Promise<Member>,
): Promise<PreviewedPerson> {
  insistOnHr(company)
  const { clientNumber } = company
  const member = await find(db, clientNumber)
  await addView(db, {
    ...{ at: now, actor: caller, action: 'access-previewed', clientNumber, object: member.id },
  })
  return previewedPerson(db, clientNumber, member)
}

async function previewedPerson(db: Db, clientNumber: string, member: Member): Promise<PreviewedPerson> {
  const { id, name, email, state, pid } = member
  const user = { accountId: id, pid }
  const own = (await companiesOfAccount(db, id)).find(each => each.clientNumber === clientNumber)
  if (!own) throw appError('PREVIEWED_PERSON_NOT_FOUND')
  const seen = await coworkersSeenBy(db, { user, clientNumber, q: '', sort: 'name' })
  const file: GrantOrigin = { kind: 'file', importedAt: await lastImportOf(db, clientNumber) }
  const roles = await rolesOf(db, clientNumber, [id])
  return {
    id,
    name,
    email,
    unitPath: (await placesOf(db, clientNumber, [id])).get(id) ?? null,
    mayUsePortal: state === 'active' && (await maySignInAt(db, id, clientNumber)),
    isPlaced: seen.access.isPlaced,
    roles: roles.map(({ role, unitPath, recursive, source }) => ({
      ...{ role, unitPath, recursive },
      source: source === 'file' ? file : { kind: source },
    })),
    counts: { ...seen.counts },
    featuresClosed: featureAccess(own, { kind: 'person' }).featuresClosed,
  }
}
