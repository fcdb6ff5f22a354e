import { randomUUID } from 'node:crypto'
import type { Contract } from '@salvia/core/api'
import {
  type CertificateEntry,
  certificateSource,
  hasValidNumber,
  isRemovable,
  isSuperseded,
  monitoringFault,
  type ReplacedEntry,
  supersededFrom,
} from '@salvia/core/certificates'
import { type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context, HandlersOf } from '../../http/handler.ts'
import { certificateView } from './certificate-view.ts'
import {
  type CertificateRow,
  certificatesById,
  certificatesOf,
  insertEntry,
  removeEntries,
} from './certificates.store.ts'
import { type CheckedEmployee, checkedEmployee } from './checked-employee.ts'
import { carryMails } from './mail-switches.store.ts'
import { entryOf, shownCertificates } from './shown-certificate.ts'
import { keepSuperseded, lockEmployees } from './superseded.store.ts'

type Call = Context<Contract['certificates']['add']>

/**
 * Adds a monitoring or a manual entry. What the employee has for the check already is replaced only where the call names
 * all of it and nothing else: what the user saw may have been removed since. A certificate of the journal never is.
 * @spec §5
 */
export const addMonitoring: HandlersOf<'certificates'>['add'] = {
  async act(call) {
    const { services, body, now } = call
    const today = stockholmDate(now)
    return transaction(services.db, async tx => {
      const { employee } = await changeable(call, tx)
      insistOnRight(call, employee.pid, today)
      await lockEmployees(tx, [employee.id])
      const rows = (await certificatesOf(tx, employee.id)).filter(
        ({ certificate }) => certificate.medicalCheck === body.check,
      )
      const entry = entryOfBody(call)
      const covered = supersededFrom(
        entry,
        rows.map(row => entryOf(row.certificate)),
      )
      if (isSuperseded(covered, today)) throw call.fail('MONITORING_COVERED')
      const existing = rows.filter(row => isReplaced(row, today))
      if (!isAllNamed(existing, body.replaces))
        return existing.length > 0
          ? { kind: 'exists' as const, existing: existing.map(row => replacedEntry(row, today)) }
          : { kind: 'gone' as const }
      return storeEntry(tx, call, { entry, employeeId: employee.id, replaced: existing })
    })
  },
  beforeRepeat: call => changeable(call, call.services.db),
}

/** The employee, if the user sees the check-ups and may change them. */
async function changeable(call: Call, db: Db): Promise<CheckedEmployee> {
  const found = await checkedEmployee(db, call, call.body.employee)
  if (!found.view.mayChange(found.employee)) throw call.fail('CERTIFICATE_CHANGE_NOT_PERMITTED')
  return found
}

function insistOnRight({ body, fail }: Call, pid: string, today: IsoDate): void {
  if (!hasValidNumber(pid, today)) throw fail('EMPLOYEE_NUMBER_INVALID')
  const fault = monitoringFault(body, today)
  if (fault) throw fail(fault)
}

/** With a last day it is a monitoring, without one a manual entry. */
function entryOfBody({ body: { check, start, end } }: Call): CertificateEntry {
  return { check, start, end, origin: end === null ? 'manual' : 'monitoring' }
}

/** What a newer certificate has taken the place of is left alone: it is history. */
function isReplaced({ certificate }: CertificateRow, today: IsoDate): boolean {
  return !isSuperseded(certificate.supersededFrom, today) && isRemovable(entryOf(certificate), today)
}

function isAllNamed(existing: readonly CertificateRow[], named: readonly string[]): boolean {
  const ids = new Set(existing.map(({ certificate }) => certificate.id))
  return ids.symmetricDifference(new Set(named)).size === 0
}

function replacedEntry({ certificate }: CertificateRow, today: IsoDate): ReplacedEntry {
  const entry = entryOf(certificate)
  const { start, end } = entry
  return { id: certificate.id, source: certificateSource(entry, today), start, end }
}

interface Prepared {
  readonly entry: CertificateEntry
  readonly employeeId: string
  readonly replaced: readonly CertificateRow[]
}

async function storeEntry(tx: Db, call: Call, { entry, employeeId, replaced: rows }: Prepared) {
  const { services, caller, company, now } = call
  const { clientNumber } = company
  const { check: medicalCheck, origin, start: startsOn, end: endsOn } = entry
  const id = randomUUID()
  const replaced = rows.map(({ certificate }) => certificate.id)
  await removeEntries(tx, replaced, { by: caller.accountId, at: now })
  await insertEntry(tx, {
    ...{ id, clientNumber, employeeId, medicalCheck, origin, startsOn, endsOn },
    ...{ createdBy: caller.accountId, createdAt: now },
  })
  await keepSuperseded(tx, [{ employeeId, medicalCheck }])
  await carryMails(
    tx,
    replaced.map(from => ({ from, to: id })),
    now,
  )
  await addAudit(tx, {
    ...{ at: now, actor: caller, clientNumber, object: id },
    action: replaced.length > 0 ? 'certificate-replaced' : 'certificate-added',
    details: { employee: employeeId, check: medicalCheck, ...(replaced.length > 0 && { replaced }) },
  })
  services.faultPoint('monitoring: before commit')
  const answer = { kind: 'added' as const, certificate: await shown(tx, call, id) }
  await call.keepAnswer(tx, answer)
  return answer
}

async function shown(tx: Db, { services, caller, company, now }: Call, id: string) {
  const { clientNumber } = company
  const [row] = await certificatesById(tx, { clientNumber, ids: [id] })
  if (!row) throw new Error('The entry was not kept.')
  const view = await certificateView(tx, caller, clientNumber)
  const to = { secrets: services.secrets, caller, company, view, today: stockholmDate(now) }
  const [certificate] = await shownCertificates(tx, [row], to)
  if (!certificate) throw new Error('The entry was not answered.')
  return certificate
}
