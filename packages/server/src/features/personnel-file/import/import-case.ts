import { isAppError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../../access/audit.store.ts'
import { joinManagersOf } from '../../../access/managers-accounts.store.ts'
import { joinProspects } from '../../../access/prospective-employees.store.ts'
import { recordMemberships } from '../../../access/unit-memberships.store.ts'
import { analyse } from '../../../db/analyse.ts'
import type { Db } from '../../../db/database.ts'
import { allowLongStatements } from '../../../db/long-statements.ts'
import { transaction } from '../../../db/transaction.ts'
import { asAppError } from '../../../http/problem.ts'
import { incidentOf, newIncidentId } from '../../../reading/incident.ts'
import type { Services } from '../../../services.ts'
import { moveCase } from '../case-event.store.ts'
import type { CaseFacts } from '../case-rows.ts'
import { findCase, lockCase, openCasesOf, stateOf } from '../cases.store.ts'
import { keepChanged, keepChanges, keepJoined } from './changes.store.ts'
import { matchManagers, mergeEmployees } from './merge-employees.store.ts'
import { lockImports } from './merge-lock.store.ts'
import { mergeRoles } from './merge-roles.store.ts'
import { mergeUnits } from './merge-units.store.ts'
import { clearKeptAddresses } from './withheld-addresses.store.ts'
import { withholdAddresses } from './withhold-addresses.ts'

/**
 * Imports a case in PROCESSING: one transaction makes the employees, units and roles of its client number those of the
 * file, or changes nothing. A case that is no longer in PROCESSING was imported by an earlier run, which was
 * interrupted after its commit. If the import fails, the case goes back to review by a case worker.
 * @spec personnel-file §7
 */
export async function importCase(services: Services, caseId: string): Promise<void> {
  try {
    await transaction(services.db, tx => importInto(tx, services, caseId))
  } catch (error) {
    // A database that is unreachable comes back: the queue tries again.
    if (isAppError(asAppError(error), 'SERVICE_UNAVAILABLE')) throw error
    await fail(services, caseId, error)
    return
  }
  services.faultPoint('import: after commit')
  await analyse(services.db)
}

async function importInto(tx: Db, services: Services, caseId: string): Promise<void> {
  const found = await findCase(tx, { id: caseId })
  if (!found) return
  const { clientNumber } = found
  await allowLongStatements(tx)
  await lockImports(tx, clientNumber)
  const row = await lockCase(tx, caseId)
  if (row?.status !== 'PROCESSING') return
  const now = services.clock.now()
  if ((await stateOf(tx, row)).hasNewerImport) return giveWay(tx, row, now)
  const { before } = await keepChanges(tx, row)
  // By a first import everybody joins, and the list would be that of all employees.
  if (before > 0) await keepChanged(tx, row)
  // Protected identities and the owners of accounts may have changed since the rows were staged.
  await withholdAddresses(tx, row)
  await merge(tx, { caseId, clientNumber, now })
  await keepJoined(tx, row)
  await moveCase(tx, row, { event: 'done', at: now, by: null })
  await settleOthers(tx, row, now)
  await addAudit(tx, {
    at: now,
    actor: null,
    action: 'personnel-file-imported',
    clientNumber,
    object: caseId,
  })
  services.faultPoint('import: before commit')
}

async function merge(tx: Db, run: { caseId: string; clientNumber: string; now: Instant }): Promise<void> {
  await mergeUnits(tx, run)
  await mergeEmployees(tx, run)
  await joinProspects(tx, run.clientNumber)
  await recordMemberships(tx, run.clientNumber, run.now)
  await mergeRoles(tx, run)
  await matchManagers(tx, run)
  await joinManagersOf(tx, run.clientNumber)
  await clearKeptAddresses(tx, run.clientNumber)
}

/** Ends a case because a newer file was imported while this one waited for its turn. */
async function giveWay(tx: Db, row: CaseFacts, now: Instant): Promise<void> {
  await moveCase(tx, row, { event: 'failed', at: now, by: null })
  const failed = await lockCase(tx, row.id)
  if (failed) await moveCase(tx, failed, { event: 'newer-imported', at: now, by: null })
}

/** Marks older open cases as replaced by this import, and counts the changes of newer ones anew. */
async function settleOthers(tx: Db, imported: CaseFacts, now: Instant): Promise<void> {
  for (const other of await openCasesOf(tx, imported.clientNumber)) {
    if (other.number < imported.number) {
      // Refused for a case that is being imported. That one ends in its own run.
      await moveCase(tx, other, { event: 'newer-imported', at: now, by: null })
    } else if (other.stagedAt) await keepChanges(tx, other)
  }
}

/**
 * Called after the last try of the queue: a case that still waits for its import goes back to review by a case worker.
 */
export async function abandonImport(services: Services, caseId: string): Promise<void> {
  await fail(services, caseId, new Error('The import was tried for the last time.'))
}

async function fail(services: Services, caseId: string, error: unknown): Promise<void> {
  const incident = incidentOf(error, newIncidentId())
  services.log.error('personnel-file-not-imported', { incident: incident.id, caseId, error })
  await transaction(services.db, async tx => {
    const row = await lockCase(tx, caseId)
    const at = services.clock.now()
    if (row) await moveCase(tx, row, { event: 'failed', at, by: null, text: incident.id })
  })
}
