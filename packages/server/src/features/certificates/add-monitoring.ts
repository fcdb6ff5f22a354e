import { randomUUID } from 'node:crypto'
import type { Contract } from '@salvia/core/api'
import {
  certificateSource,
  certificateTypeOf,
  hasValidNumber,
  monitoringFault,
  type ReplacedEntry,
} from '@salvia/core/certificates'
import { type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context, HandlersOf } from '../../http/handler.ts'
import { carryMails } from './carried-mails.store.ts'
import { insertEntries, removeEntries } from './certificate-writes.store.ts'
import { type CertificateRow, certificateById, certificatesOf } from './certificates.store.ts'
import { overtaken, replaceable } from './replaced-entries.ts'
import { type SeenChecks, seenChecks } from './seen-checks.ts'
import { entryOf, shownCertificates } from './shown-certificates.ts'
import { keepSuperseded, lockEmployees } from './superseded.store.ts'

type Call = Context<Contract['certificates']['add']>

/** Adds a monitoring or a manual entry. What the employee has for the check already is replaced only if the call names it. */
export const addMonitoring: HandlersOf<'certificates'>['add'] = {
  async act(call) {
    const { services, company, now } = call
    const seen = await changeable(call)
    const today = stockholmDate(now)
    insistOnRight(call, seen, today)
    return transaction(services.db, async tx => {
      await lockEmployees(tx, [seen.employee.id])
      const rows = await certificatesOf(tx, company.clientNumber, seen.employee.id)
      const existing = replaceable(rows, call.body.check, today)
      if (!isAllOf(existing, call.body.replaces))
        return { kind: 'exists' as const, existing: existing.map(row => replacedEntry(row, today)) }
      return storeEntry(tx, call, {
        seen,
        replaced: [...existing, ...overtaken(rows, call.body.check, today)],
        today,
      })
    })
  },
  beforeRepeat: changeable,
}

/** The employee, if the user sees the check-ups and may change them. */
async function changeable({ services, caller, company, body, fail }: Call): Promise<SeenChecks> {
  const { clientNumber } = company
  const seen = await seenChecks(services, caller, { clientNumber, name: body.employee })
  if (!seen.mayChange) throw fail('CERTIFICATE_CHANGE_NOT_PERMITTED')
  return seen
}

function insistOnRight({ body, fail }: Call, { employee }: SeenChecks, today: IsoDate): void {
  if (!hasValidNumber(employee.pid, today)) throw fail('EMPLOYEE_NUMBER_INVALID')
  const fault = monitoringFault(body, today)
  if (fault) throw fail(fault)
}

function isAllOf(existing: readonly CertificateRow[], named: readonly string[]): boolean {
  return existing.every(({ certificate }) => named.includes(certificate.id))
}

function replacedEntry({ certificate }: CertificateRow, today: IsoDate): ReplacedEntry {
  const { start, end } = entryOf(certificate)
  return { id: certificate.id, source: certificateSource(entryOf(certificate), today), start, end }
}

interface Prepared {
  readonly seen: SeenChecks
  readonly replaced: readonly CertificateRow[]
  readonly today: IsoDate
}

async function storeEntry(tx: Db, call: Call, { seen, replaced: rows, today }: Prepared) {
  const { services, caller, company, body, now } = call
  const { clientNumber } = company
  const { employee, view } = seen
  const id = randomUUID()
  const replaced = rows.map(({ certificate }) => certificate.id)
  await removeEntries(tx, replaced, { by: caller.accountId, at: now })
  await insertEntries(tx, [
    {
      ...{ id, clientNumber, employeeId: employee.id, origin: 'user' },
      ...{ medicalCheck: body.check, type: certificateTypeOf(body.check) },
      ...{ startsOn: body.start, endsOn: body.end, isEmployersStatement: body.isEmployersStatement },
      ...{ createdBy: caller.accountId, createdAt: now },
    },
  ])
  await keepSuperseded(tx, [{ employeeId: employee.id, check: body.check }])
  await carryMails(tx, { from: replaced, to: id }, now)
  await addAudit(tx, {
    ...{ at: now, actor: caller, clientNumber, object: id },
    action: replaced.length > 0 ? 'certificate-replaced' : 'certificate-added',
    details: { employee: employee.id, check: body.check, ...(replaced.length > 0 && { replaced }) },
  })
  const row = await certificateById(tx, { clientNumber, id })
  if (!row) throw new Error('The entry was not kept.')
  const to = { services: { ...services, db: tx }, caller, company, view, today }
  const [certificate] = await shownCertificates([row], to)
  if (!certificate) throw new Error('The entry was not answered.')
  const answer = { kind: 'added' as const, certificate }
  await call.keepAnswer(tx, answer)
  return answer
}
