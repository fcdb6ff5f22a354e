import type { Instant, IsoDate } from '@salvia/core/primitives'
import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { certificateWithdrawals, withdrawalReaders } from '../../db/schema/certificates.ts'
import { units } from '../../db/schema/organisation.ts'
import { CERTIFICATE_ROW, type CertificateRow, checkedEmployee } from './certificates.store.ts'

/** A certificate whose validity the provider has ended, with the employee, who still works there. */
export interface WithdrawalRow extends Pick<CertificateRow, 'employee' | 'unitPath'> {
  readonly withdrawal: typeof certificateWithdrawals.$inferSelect
}

/** Whose withdrawn certificates are asked for, and for whom. */
export interface WithdrawalReader {
  readonly accountId: string
  /** Whose medical check-ups the user sees. */
  readonly employees: EmployeeSelection
  /** Of whose withdrawn certificates the user must know, besides those that the user was told of. */
  readonly followed: EmployeeSelection
}

/** A withdrawn certificate as one user finds it. */
export interface FoundWithdrawal extends WithdrawalRow {
  /** Whether the user must know of it and has not said so yet. */
  readonly isNew: boolean
}

export async function insertWithdrawals(
  tx: Db,
  rows: readonly (typeof certificateWithdrawals.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(certificateWithdrawals).values([...rows])
}

/** Those about which no mail is queued yet, the first first. */
export async function untoldWithdrawals(db: Db): Promise<string[]> {
  const { id, at, toldAt } = certificateWithdrawals
  const rows = await db.select({ id }).from(certificateWithdrawals).where(isNull(toldAt)).orderBy(at, id)
  return rows.map(row => row.id)
}

/** Notes that the mails about it are queued, and to whom. False if another process was first. */
export async function noteTold(
  tx: Db,
  withdrawalId: string,
  { readers, now }: { readonly readers: readonly string[]; readonly now: Instant },
): Promise<boolean> {
  const { id, toldAt } = certificateWithdrawals
  const told = await tx
    .update(certificateWithdrawals)
    .set({ toldAt: now })
    .where(and(eq(id, withdrawalId), isNull(toldAt)))
    .returning({ id })
  if (told.length === 0) return false
  if (readers.length > 0)
    await tx
      .insert(withdrawalReaders)
      .values(readers.map(accountId => ({ withdrawalId, accountId })))
      .onConflictDoNothing()
  return true
}

/** A withdrawn certificate by its id, while there is still something to know; see {@link foundWithdrawals}. */
export async function openWithdrawal(db: Db, id: string, today: IsoDate): Promise<WithdrawalRow | undefined> {
  const [row] = await rowsOf(db).where(and(eq(certificateWithdrawals.id, id), isOpen(today)))
  return row
}

/**
 * The withdrawn certificates of a company that a user sees, the latest first: one for each employee and check, until its
 * last day has passed or a newer certificate has come.
 */
export async function foundWithdrawals(
  db: Db,
  { clientNumber, reader, only }: { clientNumber: string; reader: WithdrawalReader; only?: Narrowed },
  today: IsoDate,
): Promise<FoundWithdrawal[]> {
  const isNew = isNewTo(reader)
  return db
    .select({ ...WITHDRAWAL_ROW, isNew })
    .from(certificateWithdrawals)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificateWithdrawals.employeeId))
    .innerJoin(units, eq(units.id, checkedEmployee.unitId))
    .where(
      and(
        eq(certificateWithdrawals.clientNumber, clientNumber),
        isOpen(today),
        isSelected(reader.employees),
        only?.id ? eq(certificateWithdrawals.id, only.id) : undefined,
        only?.employeeId ? eq(certificateWithdrawals.employeeId, only.employeeId) : undefined,
        only?.isNew ? isNew : undefined,
      ),
    )
    .orderBy(desc(certificateWithdrawals.at), certificateWithdrawals.id)
    .limit(only?.atMost ?? ONE_PERSONS)
}

/** Which of them. */
interface Narrowed {
  readonly id?: string
  readonly employeeId?: string
  readonly isNew?: true
  readonly atMost?: number
}

/** There is one for each check at the most. */
const ONE_PERSONS = 100

export async function noteAcknowledged(
  tx: Db,
  { withdrawalId, accountId }: { readonly withdrawalId: string; readonly accountId: string },
  now: Instant,
): Promise<void> {
  await tx
    .insert(withdrawalReaders)
    .values({ withdrawalId, accountId, acknowledgedAt: now })
    .onConflictDoUpdate({
      target: [withdrawalReaders.withdrawalId, withdrawalReaders.accountId],
      set: { acknowledgedAt: now },
    })
}

/** Whether a user was told of it. That is all by which one whose mails about it were on is known afterwards. */
export async function wasTold(
  db: Db,
  { withdrawalId, accountId }: { readonly withdrawalId: string; readonly accountId: string },
): Promise<boolean> {
  const rows = await db
    .select({ withdrawalId: withdrawalReaders.withdrawalId })
    .from(withdrawalReaders)
    .where(and(eq(withdrawalReaders.withdrawalId, withdrawalId), eq(withdrawalReaders.accountId, accountId)))
  return rows.length > 0
}

export const WITHDRAWAL_ROW = {
  withdrawal: getTableColumns(certificateWithdrawals),
  employee: CERTIFICATE_ROW.employee,
  unitPath: CERTIFICATE_ROW.unitPath,
} as const

const rowsOf = (db: Db) =>
  db
    .select(WITHDRAWAL_ROW)
    .from(certificateWithdrawals)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificateWithdrawals.employeeId))
    .innerJoin(units, eq(units.id, checkedEmployee.unitId))
    .$dynamic()

/** It stands until its last day, a newer certificate of the journal, or a later withdrawal. */
export function isOpen(today: IsoDate): SQL {
  const w = certificateWithdrawals
  return sql`(${w.endsOn} >= ${today}::date and ${checkedEmployee.endedAt} is null
    and not exists (
      select 1 from certificates n
      where n.employee_id = ${w.employeeId} and n.medical_check = ${w.medicalCheck} and n.origin = 'journal'
        and n.removed_at is null and n.starts_on <= ${today}::date and n.ends_on >= ${today}::date
        and (n.created_at >= ${w.at} or n.id = ${w.certificateId}))
    and not exists (
      select 1 from certificate_withdrawals l
      where l.employee_id = ${w.employeeId} and l.medical_check = ${w.medicalCheck}
        and (l.at, l.id) > (${w.at}, ${w.id})))`
}

function isNewTo({ accountId, followed }: WithdrawalReader): SQL<boolean> {
  const row = sql`from withdrawal_readers r
    where r.withdrawal_id = ${certificateWithdrawals.id} and r.account_id = ${accountId}::uuid`
  return sql<boolean>`((${isSelected(followed)} or exists (select 1 ${row}))
    and not exists (select 1 ${row} and r.acknowledged_at is not null))`
}
