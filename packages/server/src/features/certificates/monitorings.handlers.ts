import { randomUUID } from 'node:crypto'
import type { Contract } from '@salvia/core/api'
import { certificateTypeOf } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context, HandlersOf } from '../../http/handler.ts'
import { carryMails } from './carried-mails.store.ts'
import { insertEntries, removeEntries } from './certificate-writes.store.ts'
import { type MonitoringPlan, type PlannedMonitoring, planMonitorings } from './monitoring-rows.ts'
import { keepSuperseded, lockEmployees } from './superseded.store.ts'

type AddCall = Context<Contract['monitorings']['add']>
type Call = AddCall | Context<Contract['monitorings']['review']>

export const monitoringsHandlers: HandlersOf<'monitorings'> = {
  async review(call) {
    const { faults, planned } = await planOf(call.services.db, call)
    return { faults: [...faults], added: planned.length, replaced: replacing(planned).length }
  },
  add: { act: addMonitorings, beforeRepeat: null },
}

function planOf(db: Db, { caller, company, body, now }: Call): Promise<MonitoringPlan> {
  const { clientNumber } = company
  return planMonitorings(db, { user: caller, clientNumber, rows: body.rows, today: stockholmDate(now) })
}

const replacing = (planned: readonly PlannedMonitoring[]) =>
  planned.filter(({ replaced }) => replaced.length > 0)

/** Adds all rows of a file, or none. What they would do is judged again, with everybody concerned locked. */
async function addMonitorings(call: AddCall): Promise<{ added: number; replaced: number }> {
  const { services, body } = call
  return transaction(services.db, async tx => {
    const first = await planOf(tx, call)
    await lockEmployees(tx, [...new Set(first.planned.map(({ employee }) => employee.id))].sort())
    const { faults, planned } = await planOf(tx, call)
    if (faults.length > 0) throw call.fail('MONITORINGS_WRONG')
    const replaced = replacing(planned).length
    if (replaced !== body.replaces) throw call.fail('MONITORINGS_CHANGED')
    const answer = { added: planned.length, replaced }
    await storeAll(tx, call, planned)
    await call.keepAnswer(tx, answer)
    return answer
  })
}

async function storeAll(tx: Db, call: AddCall, planned: readonly PlannedMonitoring[]): Promise<void> {
  const { caller, company, now } = call
  const { clientNumber } = company
  const added = planned.map(one => ({
    id: randomUUID(),
    ...one,
    old: [...one.replaced, ...one.overtaken].map(({ certificate }) => certificate.id),
  }))
  await removeEntries(
    tx,
    added.flatMap(({ old }) => old),
    { by: caller.accountId, at: now },
  )
  await insertEntries(
    tx,
    added.map(({ id, row, employee }) => ({
      ...{ id, clientNumber, employeeId: employee.id, origin: 'user' as const },
      ...{ medicalCheck: row.check, type: certificateTypeOf(row.check) },
      ...{ startsOn: row.start, endsOn: row.end, isEmployersStatement: row.isEmployersStatement },
      ...{ createdBy: caller.accountId, createdAt: now },
    })),
  )
  await keepSuperseded(
    tx,
    added.map(({ row, employee }) => ({ employeeId: employee.id, check: row.check })),
  )
  await carryMails(
    tx,
    added.map(({ id, old }) => ({ from: old, to: id })),
    now,
  )
  await addAudit(tx, {
    ...{ at: now, actor: caller, action: 'monitorings-added', clientNumber },
    details: { added: added.length, replaced: replacing(planned).length },
  })
}
