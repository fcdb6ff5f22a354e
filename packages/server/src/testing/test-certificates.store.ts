import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { certificates, certificateWithdrawals } from '../db/schema/certificates.ts'
import { employees } from '../db/schema/organisation.ts'
import { keepSuperseded } from '../features/certificates/superseded.store.ts'

type CertificateRow = typeof certificates.$inferSelect
/** The fields of an entry that a test sets. */
export type TestEntry = Pick<
  CertificateRow,
  'employeeId' | 'medicalCheck' | 'origin' | 'startsOn' | 'endsOn'
> &
  Partial<CertificateRow>

/** Puts entries in the place of all that there are. */
export async function setEntries(db: Db, entries: readonly TestEntry[]): Promise<void> {
  await db.delete(certificates)
  if (entries.length === 0) return
  const ids = entries.map(({ employeeId }) => employeeId)
  const found = await db
    .select({ id: employees.id, clientNumber: employees.clientNumber })
    .from(employees)
    .where(inArray(employees.id, ids))
  const companyOf = new Map(found.map(({ id, clientNumber }) => [id, clientNumber]))
  await db.insert(certificates).values(
    entries.map(entry => ({
      createdAt: '2026-01-01T00:00:00.000Z' as CertificateRow['createdAt'],
      clientNumber: companyOf.get(entry.employeeId) ?? '',
      issuedOn: entry.origin === 'journal' ? entry.startsOn : null,
      ...entry,
    })),
  )
  await keepSuperseded(db, entries)
}

/** The entries of an employee, the earliest first. */
export function entriesOf(db: Db, employeeId: string): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.employeeId, employeeId))
    .orderBy(asc(certificates.startsOn), asc(certificates.endsOn))
}

/** Lets a certificate of an employee have been withdrawn. The withdrawal has the id of the one that is given. */
export async function withdrawAnother(db: Db, id: string, at: CertificateRow['createdAt']): Promise<void> {
  const [given] = await db.select().from(certificates).where(eq(certificates.id, id))
  if (!given?.endsOn) throw new Error('There is no such certificate.')
  const { clientNumber, employeeId, medicalCheck, startsOn } = given
  await db.insert(certificateWithdrawals).values({
    ...{ id, certificateId: crypto.randomUUID(), clientNumber, employeeId, medicalCheck, startsOn },
    ...{ endsOn: '2999-12-31' as typeof startsOn, reason: 'withdrawn', at },
  })
}
