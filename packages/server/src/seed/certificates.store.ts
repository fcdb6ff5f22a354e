import type { DemoMonitoring } from '@salvia/fixtures/demo-world'
import type { Db } from '../db/database.ts'
import { insertAll } from '../db/insert-all.store.ts'
import { certificates } from '../db/schema/certificates.ts'
import { keepSuperseded } from '../features/certificates/superseded.store.ts'

/** Inserts monitorings and manual entries into a database that has the demo's certificates. */
export async function insertMonitorings(tx: Db, made: readonly DemoMonitoring[]): Promise<void> {
  const rows = made.map(monitoringRow)
  await insertAll(tx, certificates, rows)
  await keepSuperseded(tx, rows)
}

function monitoringRow({ check, start, end, ...entry }: DemoMonitoring) {
  return { ...entry, medicalCheck: check, startsOn: start, endsOn: end }
}
