import { type CertificateEntry, certificateTypeOf, supersededFrom } from '@salvia/core/certificates'
import type { Instant, IsoDate } from '@salvia/core/primitives'
import { TEST_PERSONNUMMER } from '@salvia/core/test-identities'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { certificateMails, certificateRuns, certificates } from '../db/schema/certificates.ts'
import { mailedLinks, mailSubscriptions } from '../db/schema/links.ts'
import { companies } from '../db/schema/organisation.ts'
import { unitRoles } from '../db/schema/roles.ts'
import { addGeneratedCompany } from './generated-company.store.ts'

/** The users of the company: HR, the check-up reviewer of the first unit, who orders for the other, and one who orders for all. */
export const MAILED_USERS = ['hr', 'reviewer', 'orderer'] as const
export type MailedUser = (typeof MAILED_USERS)[number]

export const addressOf = (user: MailedUser) => `${user}@mejl.example`

/** Ten employees, five in each of two units, and their users. */
export interface MailedCompany {
  readonly clientNumber: string
  readonly accounts: Readonly<Record<MailedUser, string>>
  readonly units: readonly string[]
  readonly employees: readonly { readonly id: string; readonly name: string; readonly unit: number }[]
}

/** Adds the only company whose agreement has medical check-ups: without those of others a year is walked sooner. */
export async function addMailedCompany(db: Db, startedAt: Instant): Promise<MailedCompany> {
  const clientNumber = '99001'
  const numbers = TEST_PERSONNUMMER.slice(-20)
  await db.update(companies).set({ features: [] })
  const made = await db
    .insert(accounts)
    .values(
      MAILED_USERS.map((user, at) => ({
        ...{ email: addressOf(user), pid: numbers[at], state: 'active' as const, firstName: user },
        locale: user === 'orderer' ? ('en' as const) : ('sv' as const),
      })),
    )
    .returning({ id: accounts.id })
  const [hr = '', reviewer = '', orderer = ''] = made.map(({ id }) => id)
  const unitOf = (place: number) => 1 + (place % 2)
  const { units, employees } = await addGeneratedCompany(
    db,
    {
      clientNumber,
      parents: [null, 0, 0],
      members: [hr, reviewer, orderer],
      roles: [
        { accountId: hr, unit: 0, recursive: true, role: 'extended-orderer' },
        { accountId: reviewer, unit: 2, recursive: false, role: 'orderer' },
        { accountId: orderer, unit: 0, recursive: true, role: 'orderer' },
      ],
      employees: numbers
        .slice(10)
        .map((pid, place) => ({ pid, email: null, unit: unitOf(place), manager: null })),
    },
    startedAt,
  )
  await db.insert(unitRoles).values({
    ...{ accountId: reviewer, unitId: units[1] ?? '', recursive: false },
    ...{ role: 'checkup-reviewer', source: 'provider' },
  })
  return {
    clientNumber,
    accounts: { hr, reviewer, orderer },
    units,
    employees: employees.map((id, place) => ({ id, name: `Prov Person ${place}`, unit: unitOf(place) })),
  }
}

/** An entry as a test makes one up. */
export interface MadeEntry extends CertificateEntry {
  readonly employeeId: string
}

/** Adds entries of one company, with the day from which each is superseded by another of them. Answers their ids. */
export async function addEntries(
  db: Db,
  clientNumber: string,
  made: readonly MadeEntry[],
  createdAt: Instant,
): Promise<string[]> {
  const isAbout = (one: MadeEntry, other: MadeEntry) =>
    one.employeeId === other.employeeId && one.check === other.check
  const rows = await db
    .insert(certificates)
    .values(
      made.map(entry => ({
        ...{ clientNumber, employeeId: entry.employeeId, medicalCheck: entry.check, createdAt },
        ...{ type: certificateTypeOf(entry.check), origin: entry.origin },
        ...{ startsOn: entry.start, endsOn: entry.end },
        supersededFrom: supersededFrom(
          entry,
          made.filter(other => other !== entry && isAbout(other, entry)),
        ),
      })),
    )
    .returning({ id: certificates.id })
  return rows.map(({ id }) => id)
}

export async function changeEntry(
  db: Db,
  id: string,
  change: Partial<typeof certificates.$inferInsert>,
): Promise<void> {
  await db.update(certificates).set(change).where(eq(certificates.id, id))
}

/** Every entry, by the day on which it was noted to have turned. */
export async function turnedEntries(db: Db): Promise<{ id: string; turnedOn: IsoDate | null }[]> {
  return db.select({ id: certificates.id, turnedOn: certificates.turnedOn }).from(certificates)
}

/** Deletes all entries, mails and what users chose about them; the daily work has been done through a day. */
export async function forgetMails(db: Db, through: IsoDate | null): Promise<void> {
  await db.delete(certificates)
  await db.delete(certificateMails)
  await db.delete(certificateRuns)
  await db.delete(mailedLinks)
  await db.delete(mailSubscriptions)
  if (through !== null) await db.insert(certificateRuns).values({ name: 'daily', through })
}

/** The mails that have been planned, with what became of them. */
export async function plannedMails(db: Db): Promise<(typeof certificateMails.$inferSelect)[]> {
  return db.select().from(certificateMails).orderBy(certificateMails.day)
}

/** What one user has stored about one object, or about all. */
export async function subscriptionOf(
  db: Db,
  accountId: string,
  object: string,
): Promise<typeof mailSubscriptions.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(mailSubscriptions)
    .where(and(eq(mailSubscriptions.accountId, accountId), eq(mailSubscriptions.object, object)))
  return row
}

/** Takes every role from an account but one. */
export async function keepOnlyRole(
  db: Db,
  accountId: string,
  role: (typeof unitRoles.$inferSelect)['role'],
): Promise<void> {
  await db.delete(unitRoles).where(and(eq(unitRoles.accountId, accountId), ne(unitRoles.role, role)))
}
