import {
  type Certificate,
  type CertificateEntry,
  certificateSource,
  certificateStatus,
  type certificatesList,
  certificateTypeOf,
  isRemovable,
  type MonitorableEmployee,
  type WithdrawnCertificate,
} from '@salvia/core/certificates'
import type { PageOf } from '@salvia/core/lists'
import { addDays, type IsoDate, instantOf, stockholmDate } from '@salvia/core/primitives'
import { serverTime } from '../state/server-time.ts'

const EMPLOYEE: Certificate['employee'] = {
  pidHash: 'anna',
  firstName: 'Anna',
  lastName: 'Ahl',
  employmentNumber: '10017',
  unit: { id: '00000000-0000-4000-8000-000000000009', path: ['Produktion', 'Montering'] },
}

/** The day that is so many days from today by the portal's clock. */
export const dayFromNow = (days: number): IsoDate => addDays(stockholmDate(serverTime()), days)

interface ExampleDays extends Partial<Pick<CertificateEntry, 'check' | 'origin'>> {
  /** The first and the last valid day, in days from today. */
  readonly from?: number
  readonly to: number | null
}

/**
 * An entry as the list has it today: status and source follow from its days.
 * @example exampleCertificate({ to: 23 }) // expires soon
 */
export function exampleCertificate(
  { check = 'silica', origin = 'journal', from = -700, to }: ExampleDays,
  other: Partial<Certificate> = {},
): Certificate {
  const [start, end] = [dayFromNow(from), to === null ? null : dayFromNow(to)]
  const entry = { check, origin, start, end }
  const today = dayFromNow(0)
  return {
    id: '00000000-0000-4000-8000-000000000001',
    employee: EMPLOYEE,
    check,
    type: certificateTypeOf(check),
    source: certificateSource(entry, today),
    status: certificateStatus(entry, today),
    start,
    end,
    issued: origin === 'journal' ? start : null,
    suggested: end && { date: end, by: 'certificate' },
    limitation: null,
    orderSent: null,
    timeSent: null,
    notIssuedOn: null,
    isMailOn: end === null ? null : false,
    seesEmployee: true,
    mayChange: true,
    mayOrder: true,
    isRemovable: isRemovable(entry, today),
    download: 'no-document',
    links: [],
    ...other,
  }
}

/** A certificate that was withdrawn today and of which the user must know. */
export function exampleWithdrawn(other: Partial<WithdrawnCertificate> = {}): WithdrawnCertificate {
  return {
    id: '00000000-0000-4000-8000-000000000002',
    employee: EMPLOYEE,
    check: 'silica',
    type: certificateTypeOf('silica'),
    reason: 'withdrawn',
    start: dayFromNow(-100),
    end: dayFromNow(500),
    at: serverTime(),
    isNew: true,
    seesEmployee: true,
    mayOrder: true,
    ...other,
  }
}

/** Somebody for whom a monitoring may be added: by default the employee of the example. */
export const exampleWatched = (other: Partial<MonitorableEmployee> = {}): MonitorableEmployee => ({
  ...EMPLOYEE,
  title: 'Tekniker',
  hasValidNumber: true,
  ...other,
})

type CertificatePage = PageOf<typeof certificatesList>

/** A page of the list with these rows, each with an id of its own. */
export const certificatePage = (
  items: readonly Certificate[],
  other: Partial<CertificatePage> = {},
): CertificatePage => ({
  items: items.map((item, at) => ({ ...item, id: item.id.slice(0, -1) + at })),
  counts: { ...NO_COUNTS, all: items.length },
  units: [{ id: EMPLOYEE.unit.id, path: EMPLOYEE.unit.path }],
  isEmpty: items.length === 0,
  heardAt: instantOf('2026-11-24T05:12:00.000Z'),
  withdrawn: { total: 0, items: [] },
  page: 1,
  pageSize: 50,
  total: items.length,
  ...other,
})

/** How many entries have which status: none. */
export const NO_COUNTS: CertificatePage['counts'] = {
  all: 0,
  expired: 0,
  'no-certificate': 0,
  'expires-soon': 0,
  expires: 0,
  starts: 0,
  manual: 0,
}
