import { isSuperseded } from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { type CompanyAccess, isAgreed } from '../../access/company-access.ts'
import { maySignInAt } from '../../access/sign-in-right.store.ts'
import type { Db } from '../../db/database.ts'
import { countCertificates, entriesOfEmployees } from './certificate-list.store.ts'
import { type CertificateView, followedEmployees, personsView } from './certificate-view.ts'
import { certificatesById } from './certificates.store.ts'
import { isDigestReader } from './due-mails.store.ts'
import { mailsOnAmong } from './mail-switches.store.ts'

/** The user whom a mail goes to. */
export interface Reader {
  readonly accountId: string
  readonly pid: string | null
}

/** An entry that a mail tells of. */
export interface ToldEntry {
  readonly id: string
  readonly end: IsoDate
  readonly clientNumber: string
}

/** How many entries of a company the user follows by role, or as manager, that are about to expire or have expired. */
export interface Digest {
  readonly clientNumber: string
  readonly soon: number
  readonly expired: number
}

/** The customers with medical check-ups for which the user may sign in now, with what the user sees there. */
export async function viewsOf(db: Db, reader: Reader): Promise<CertificateView[]> {
  const views: CertificateView[] = []
  for (const company of await companiesOfAccount(db, reader.accountId))
    if (await opensCertificates(db, reader, company))
      views.push(await personsView(db, reader, company.clientNumber))
  return views
}

/** What the user sees at one customer; undefined where the user may not sign in now, or it has no medical check-ups. */
export async function viewAt(
  db: Db,
  reader: Reader,
  clientNumber: string,
): Promise<CertificateView | undefined> {
  const companies = await companiesOfAccount(db, reader.accountId)
  const company = companies.find(one => one.clientNumber === clientNumber)
  if (!company || !(await opensCertificates(db, reader, company))) return undefined
  return personsView(db, reader, clientNumber)
}

async function opensCertificates(db: Db, { accountId }: Reader, company: CompanyAccess): Promise<boolean> {
  return isAgreed('certificates', company) && maySignInAt(db, accountId, company.clientNumber)
}

/** Those of some entries that stand, that the user sees and still gets mails about: the earliest last day first. */
export async function toldEntries(
  db: Db,
  { views, accountId, ids }: { views: readonly CertificateView[]; accountId: string; ids: readonly string[] },
  today: IsoDate,
): Promise<ToldEntry[]> {
  const on = [...(await mailsOnAmong(db, accountId, ids))]
  const told: ToldEntry[] = []
  for (const { clientNumber, sees } of views)
    for (const { certificate, employee } of await certificatesById(db, { clientNumber, ids: on })) {
      const { id, endsOn: end, supersededFrom } = certificate
      if (end !== null && !isSuperseded(supersededFrom, today) && sees(employee))
        told.push({ id, end, clientNumber })
    }
  return told.sort((one, other) => (one.end < other.end ? -1 : 1))
}

/** The companies with something to follow up. */
export async function digestsOf(
  db: Db,
  { views, reader }: { readonly views: readonly CertificateView[]; readonly reader: Reader },
  today: IsoDate,
): Promise<Digest[]> {
  const digests: Digest[] = []
  for (const { clientNumber } of views) {
    const employees = await followedEmployees(db, reader, clientNumber)
    const counts = await countCertificates(db, entriesOfEmployees({ clientNumber, employees }, today))
    const { 'expires-soon': soon, expired } = counts
    if (soon + expired > 0) digests.push({ clientNumber, soon, expired })
  }
  return digests
}

/** Whether a user gets the digest in the months in which something expires, unless it is switched off. */
export async function getsDigest(db: Db, reader: Reader): Promise<boolean> {
  if (!(await isDigestReader(db, reader.accountId))) return false
  for (const { clientNumber } of await viewsOf(db, reader)) {
    const followed = await followedEmployees(db, reader, clientNumber)
    if (followed.units.length > 0 || followed.with.length > 0) return true
  }
  return false
}
