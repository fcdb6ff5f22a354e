import {
  type Certificate,
  type CertificateEntry,
  certificateSource,
  certificateStatus,
  certificateTypeOf,
  downloadability,
  isRemovable,
  suggestedDate,
} from '@salvia/core/certificates'
import { birthDate, type IsoDate } from '@salvia/core/primitives'
import type { Caller } from '../../access/caller.ts'
import type { CompanyAccess } from '../../access/company-access.ts'
import type { Db } from '../../db/database.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { type CertificateMarkers, certificateMarkers } from './certificate-markers.ts'
import type { CertificateView } from './certificate-view.ts'
import type { CertificateRow } from './certificates.store.ts'
import { mailsOnAmong } from './mail-switches.store.ts'
import { checkKey, unissuedSince } from './unissued-checks.store.ts'

/** For whom entries are shown, and on which day. */
export interface ShownTo {
  readonly secrets: Pick<Secrets, 'pidHash'>
  readonly caller: Caller
  readonly company: CompanyAccess
  readonly view: CertificateView
  readonly today: IsoDate
}

/** What stands beside the entries in other tables. */
interface Beside {
  readonly markers: CertificateMarkers
  /** The days of checks without a certificate, by `checkKey`. A machine is not told. */
  readonly unissued: ReadonlyMap<string, IsoDate>
  /** The entries about which the user gets mails; null for a machine. */
  readonly mailed: ReadonlySet<string> | null
}

/** Entries as every call answers them, in the same order: status, source and mails as of a day. */
export async function shownCertificates(
  db: Db,
  rows: readonly CertificateRow[],
  to: ShownTo,
): Promise<Certificate[]> {
  const { accountId } = to.view
  const ids = rows.map(({ certificate }) => certificate.id)
  const mailed = accountId === null ? null : await mailsOnAmong(db, accountId, ids)
  const employeeIds = [...new Set(rows.map(({ employee }) => employee.id))]
  const beside = {
    mailed,
    markers: await certificateMarkers(db, to, employeeIds),
    unissued: accountId === null ? new Map<string, IsoDate>() : await unissuedSince(db, employeeIds),
  }
  return rows.map(row => shownCertificate(row, to, beside))
}

function shownCertificate(
  row: CertificateRow,
  { secrets, view, today }: ShownTo,
  { markers, mailed, unissued }: Beside,
): Certificate {
  const { certificate, employee } = row
  const entry = entryOf(certificate)
  const { check, start, end } = entry
  const { id, issuedOn: issued, recommendedNext } = certificate
  return {
    id,
    employee: { ...shownCheckedEmployee(row, secrets), employmentNumber: employee.employmentNumber },
    ...{ check, type: certificateTypeOf(check), start, end, issued },
    source: certificateSource(entry, today),
    status: certificateStatus(entry, today),
    suggested: suggestedDate({
      ...{ check, end, last: issued, bornOn: birthDate(employee.pid), recommendedNext },
    }),
    limitation: view.seesLimitations ? certificate.limitation : null,
    ...markers.of({ employeeId: employee.id, check }),
    notIssuedOn: unissued.get(checkKey({ employeeId: employee.id, medicalCheck: check })) ?? null,
    isMailOn: mailed === null || end === null ? null : mailed.has(id),
    seesEmployee: view.seesEmployee(employee),
    mayChange: view.mayChange(employee),
    mayOrder: view.mayOrder(employee),
    isRemovable: isRemovable(entry, today),
    ...shownDocument(row, view),
  }
}

/** Whether the document of an entry can be downloaded, and where it is. */
function shownDocument(
  { certificate: { id, clientNumber, issuedOn: issued }, documentState }: CertificateRow,
  { seesDocuments }: CertificateView,
): Pick<Certificate, 'download' | 'links'> {
  const download = downloadability({ issued, document: documentState })
  const isLinked = seesDocuments && download === 'downloadable'
  return {
    download,
    links: isLinked ? [{ rel: 'document', href: `certificates/${clientNumber}/${id}/document` }] : [],
  }
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

/** Whom an entry or a form is about. */
export function shownCheckedEmployee(
  {
    employee,
    unitPath,
  }: {
    readonly employee: Pick<CertificateRow['employee'], 'pid' | 'firstName' | 'lastName' | 'unitId'>
    readonly unitPath: string[]
  },
  secrets: ShownTo['secrets'],
): Omit<Certificate['employee'], 'employmentNumber'> {
  const { pid, firstName, lastName, unitId } = employee
  return {
    pidHash: secrets.pidHash(pid),
    ...{ firstName, lastName },
    unit: { id: unitId, path: unitPath },
  }
}
