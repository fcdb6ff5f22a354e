import { supersededFrom } from '@salvia/core/certificates'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { employees } from '../../db/schema/organisation.ts'
import { uuids } from '../../db/uuids.ts'
import type { CheckOfEmployee } from './issued-certificates.store.ts'

/** Locks employees until the transaction ends, so that two writers of their entries see each other's. */
export async function lockEmployees(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: employees.id })
    .from(employees)
    .where(sql`${employees.id} = any(${uuids([...new Set(ids)])})`)
    .orderBy(employees.id)
    .for('update')
}

const keyOf = ({ employeeId, medicalCheck }: CheckOfEmployee): string => `${employeeId} ${medicalCheck}`

/** Notes for every entry of some employees and checks from when a newer certificate stands in its place. They are locked. */
export async function keepSuperseded(tx: Db, pairs: readonly CheckOfEmployee[]): Promise<void> {
  const wanted = new Set(pairs.map(keyOf))
  if (wanted.size === 0) return
  const rows = await tx
    .select()
    .from(certificates)
    .where(inArray(certificates.employeeId, [...new Set(pairs.map(({ employeeId }) => employeeId))]))
  const entries = rows.map(row => ({
    ...{ id: row.id, key: keyOf(row), known: row.supersededFrom },
    ...{ check: row.medicalCheck, origin: row.origin, start: row.startsOn, end: row.endsOn },
  }))
  const byCheck = Map.groupBy(entries, ({ key }) => key)
  const changed = entries.flatMap(entry => {
    if (!wanted.has(entry.key)) return []
    const others = byCheck.get(entry.key)?.filter(({ id }) => id !== entry.id) ?? []
    const from = supersededFrom(entry, others)
    return from === entry.known ? [] : [{ id: entry.id, from }]
  })
  if (changed.length === 0) return
  await tx.execute(sql`update certificates c set superseded_from = n."from"
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n (id uuid, "from" date) where c.id = n.id`)
}
