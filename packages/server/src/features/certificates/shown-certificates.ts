import {
  type Certificate,
  type CertificateEntry,
  certificateSource,
  certificateStatus,
  certificateTypeOf,
  downloadability,
  hasValidNumber,
  type MedicalCheck,
  removability,
} from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import type { Caller } from '../../access/caller.ts'
import { type CompanyAccess, mayUse } from '../../access/company-access.ts'
import type { Services } from '../../services.ts'
import { bookingView } from '../bookings/booking-view.ts'
import { orderView } from '../orders/order-view.ts'
import { bookedVisits, type Marker, raisedRisks, sentOrders } from './certificate-markers.store.ts'
import type { CertificateView } from './certificate-view.ts'
import type { CertificateRow } from './certificates.store.ts'
import { mailsOnAmong } from './mail-switches.store.ts'

/** For whom entries are shown, and on which day. */
export interface ShownTo {
  readonly services: Pick<Services, 'db' | 'secrets'>
  readonly caller: Caller
  readonly company: CompanyAccess
  readonly view: CertificateView
  readonly today: IsoDate
}

/** Entries as every call answers them, in the same order: status, source, markers and mails as of today. */
export async function shownCertificates(
  rows: readonly CertificateRow[],
  to: ShownTo,
): Promise<Certificate[]> {
  if (rows.length === 0) return []
  const beside = await shownBeside(rows, to)
  return rows.map(row => shown(row, to, beside))
}

/** What stands beside the entries in other tables. */
interface Beside {
  readonly orders: ReadonlyMap<string, Marker>
  readonly visits: ReadonlyMap<string, Marker>
  readonly risks: ReadonlyMap<string, IsoDate>
  readonly mailed: ReadonlySet<string>
}

const keyOf = ({ employeeId, check }: { readonly employeeId: string; readonly check: MedicalCheck }) =>
  `${employeeId} ${check}`

/** An order or a visit is told only to whoever may see it where it stands. */
async function shownBeside(rows: readonly CertificateRow[], to: ShownTo): Promise<Beside> {
  const { services, caller, company, view } = to
  const { db } = services
  const { clientNumber } = company
  const employeeIds = [...new Set(rows.map(({ employee }) => employee.id))]
  const asked = { clientNumber, employeeIds }
  const orders = mayUse('orders', company, caller)
    ? await sentOrders(db, { ...asked, seen: (await orderView(db, caller, clientNumber)).employees })
    : []
  const visits = mayUse('bookings', company, caller)
    ? await bookedVisits(db, { ...asked, seen: (await bookingView(db, caller, clientNumber)).employees })
    : []
  const risks = await raisedRisks(db, employeeIds)
  const ids = rows.map(({ certificate }) => certificate.id)
  return {
    orders: new Map(orders.map(marker => [keyOf(marker), marker])),
    visits: new Map(visits.map(marker => [keyOf(marker), marker])),
    risks: new Map(risks.map(risk => [keyOf(risk), risk.date])),
    mailed: await mailsOnAmong(db, view, ids),
  }
}

function shown(
  row: CertificateRow,
  { services, company, view, today }: ShownTo,
  beside: Beside,
): Certificate {
  const { certificate, employee } = row
  const check = certificate.medicalCheck
  const key = keyOf({ employeeId: employee.id, check })
  const entry = entryOf(certificate)
  const order = beside.orders.get(key)
  const visit = beside.visits.get(key)
  const download = downloadOf(certificate)
  return {
    id: certificate.id,
    employee: shownCheckedEmployee(row, services.secrets, today),
    ...{ check, type: certificateTypeOf(check) },
    source: certificateSource(entry, today),
    status: certificateStatus(entry, today),
    ...{ start: entry.start, end: entry.end, issued: certificate.issuedOn },
    ...{ recommendedNext: certificate.recommendedNext, limitation: certificate.limitation },
    isEmployersStatement: certificate.isEmployersStatement,
    riskRaisedOn: raisedSince(beside.risks.get(key), entry),
    download,
    links:
      download === 'downloadable'
        ? [{ rel: 'document', href: `certificates/${company.clientNumber}/${certificate.id}/document` }]
        : [],
    orderSent: order ? { id: order.id, at: order.at } : null,
    timeSent: visit ? { id: visit.id, startsAt: visit.at } : null,
    isMailOn: view.accountId === null || entry.end === null ? null : beside.mailed.has(certificate.id),
    mayChange: view.mayChange(employee),
    isRemovable: removability(entry, today).kind === 'removable',
  }
}

function raisedSince(raised: IsoDate | undefined, { check, start }: CertificateEntry): IsoDate | null {
  return raised !== undefined && raised >= start && certificateTypeOf(check) === 'fitness' ? raised : null
}

/** An entry as the rules ask about it. */
export function entryOf({
  medicalCheck,
  origin,
  startsOn,
  endsOn,
}: Pick<CertificateRow['certificate'], 'medicalCheck' | 'origin' | 'startsOn' | 'endsOn'>): CertificateEntry {
  return { check: medicalCheck, origin, start: startsOn, end: endsOn }
}

/** Whether the document can be downloaded, as the list tells it. */
export function downloadOf({
  issuedOn,
  documentId,
}: Pick<CertificateRow['certificate'], 'issuedOn' | 'documentId'>): Certificate['download'] {
  const rule = downloadability({ issued: issuedOn, hasDocument: documentId !== null })
  return rule.kind === 'downloadable' ? 'downloadable' : rule.why
}

/** Whom an entry is about, as every call answers it. */
export function shownCheckedEmployee(
  { employee, unitPath }: Pick<CertificateRow, 'employee' | 'unitPath'>,
  secrets: Services['secrets'],
  today: IsoDate,
): Certificate['employee'] {
  const { pid, firstName, lastName, title, unitId, protectedIdentity } = employee
  return {
    id: secrets.pidHash(pid),
    ...{ firstName, lastName, title, protectedIdentity },
    unit: { id: unitId, path: unitPath },
    hasValidNumber: hasValidNumber(pid, today),
  }
}
