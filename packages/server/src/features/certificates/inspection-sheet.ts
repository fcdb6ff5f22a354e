import type { Contract } from '@salvia/core/api'
import type { InspectionSheet } from '@salvia/core/certificates'
import { SHEET_ROWS_MAX } from '@salvia/core/limits'
import { endOfDay, type Instant, type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { personName } from '../../access/person-name.ts'
import type { Context, HandlersOf } from '../../http/handler.ts'
import { type CertificateView, personsView } from './certificate-view.ts'
import { type AnyUnit, allUnits } from './checked-units.store.ts'
import { checkedUnits, openAbove } from './checked-units.ts'
import {
  entriesOn,
  type MemberRow,
  membersAt,
  membersToday,
  notesUntil,
  recordedSince,
} from './inspection-sheet.store.ts'
import { journalHeardAt } from './journal-heard.store.ts'
import { requiredChecks } from './required-checks.ts'
import { requirementsOf } from './requirements.store.ts'
import { type SheetRow, sheetRows } from './sheet-rows.ts'
import { unitsWithin } from './units-within.ts'

type Call = Context<Contract['checkOverviews']['sheet']>

/** What is now known about a unit on a day, for those whom the user may see today. Each answer is audited. */
export const inspectionSheet: HandlersOf<'checkOverviews'>['sheet'] = async call => {
  const { services, caller, company, query, now, fail } = call
  const { db, secrets } = services
  const { clientNumber } = company
  const { on, check } = query
  if (on > stockholmDate(now)) throw fail('SHEET_IN_FUTURE')
  const view = await personsView(db, caller, clientNumber)
  const unit = (await checkedUnits(db, view)).find(({ id }) => id === query.unit)
  if (!unit) throw fail('CHECK_UNIT_NOT_FOUND')
  const all = await allUnits(db, clientNumber)
  const within = unitsWithin(all, unit.id)
  const { members, historySince } = await membersOn(call, within)
  const seen = seenMembers(members, view, all)
  const employeeIds = seen.map(({ employee }) => employee.id)
  const asked = { employeeIds, on, check }
  const rows = sheetRows(seen, {
    ...{ on, check },
    entries: await entriesOn(db, asked),
    notes: await notesUntil(db, asked),
    required: requiredChecks(await requirementsOf(db, clientNumber), all),
    pidHash: secrets.pidHash,
  })
  if (rows.length > SHEET_ROWS_MAX) throw fail('SHEET_TOO_LARGE', { max: SHEET_ROWS_MAX })
  await addAudit(db, {
    ...{ at: now, actor: caller, action: 'check-sheet-viewed', clientNumber, object: unit.id },
    details: { on, people: seen.length, rows: rows.length, ...(check && { check }) },
  })
  return {
    ...{ company: company.name, on, madeAt: now, madeBy: personName(caller) },
    ...{ heardAt: await journalHeardAt(db), historySince },
    unit: { id: unit.id, path: unit.path },
    units: byUnit(rows, all),
    people: seen.length,
    withoutRows: seen.length - new Set(rows.map(({ row }) => row.employee.id)).size,
    isLimited: isLimited(
      view,
      all.filter(({ id, endedAt }) => endedAt === null && within.includes(id)),
    ),
  }
}

/** People by history; before it begins, those of today. */
async function membersOn(
  { services: { db }, company, query, now }: Call,
  unitIds: readonly string[],
): Promise<{ members: MemberRow[]; historySince: Instant | null }> {
  const since = await recordedSince(db, company.clientNumber)
  const moment = lastMomentOf(query.on, now)
  if (since === null || since > moment)
    return { members: await membersToday(db, unitIds), historySince: null }
  return { members: await membersAt(db, unitIds, moment), historySince: since }
}

function lastMomentOf(on: IsoDate, now: Instant): Instant {
  const end = endOfDay(on)
  return end < now ? end : now
}

/** Rights are those of today: who has moved is judged by today's unit, who has left by the last one. */
function seenMembers(
  members: readonly MemberRow[],
  view: CertificateView,
  all: readonly AnyUnit[],
): MemberRow[] {
  const byId = new Map(all.map(unit => [unit.id, unit]))
  return members.filter(({ employee: { id, unitId } }) => {
    const unit = byId.get(unitId)
    const open = unit && openAbove(unit, byId)
    return open ? view.sees({ id, unitId: open }) : false
  })
}

function byUnit(rows: readonly SheetRow[], all: readonly AnyUnit[]): InspectionSheet['units'] {
  const found = Map.groupBy(rows, ({ unitId }) => unitId)
  return all
    .filter(({ id }) => found.has(id))
    .map(({ id, path }) => ({
      unit: { id, path },
      rows: (found.get(id) ?? []).map(({ row }) => row),
    }))
}

/** Told by the rules alone, so that it does not tell whether there is anybody. */
function isLimited({ employees }: CertificateView, units: readonly AnyUnit[]): boolean {
  return employees.without.length > 0 || units.some(({ id }) => !employees.units.includes(id))
}
