import { safeFileName } from '@salvia/core/client'
import { attachmentName } from '@salvia/core/conversations'
import type { DataOfKind } from '@salvia/core/feed-catalogue'
import { type Instant, maskFileName } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { FeedObject, FeedRefusal, FeedStores } from '../feeds/feed-store.ts'
import { knownCompanies } from '../services/agreements.store.ts'
import {
  type CheckOfEmployee,
  certificatesByFeedId,
  deleteIssued,
  employeesByNumber,
  type IssuedCertificate,
  numberKey,
  putIssued,
  type StoredCertificate,
} from './issued-certificates.store.ts'
import { carryMails, successionsOf } from './mail-switches.store.ts'
import { noteWithdrawals, type Withdrawing } from './note-withdrawals.ts'
import { keepSuperseded, lockEmployees } from './superseded.store.ts'
import { tellWithdrawals } from './tell-withdrawals.job.ts'
import { deleteUnissued, putUnissued, type UnissuedCheck } from './unissued-checks.store.ts'

type Certificates = readonly FeedObject<DataOfKind<'certificates'>>[]
type UnissuedData = Extract<DataOfKind<'certificates'>, { readonly outcome: 'not-issued' }>
type IssuedData = Exclude<DataOfKind<'certificates'>, UnissuedData>

/**
 * Certificates of the journal. The employee is one with an employment at the customer, now or before. A correction may
 * move a certificate to somebody else or to another check.
 */
export const certificatesFeed: FeedStores['certificates'] = {
  async refusals(tx, objects) {
    const companies = await knownCompanies(tx, [...new Set(objects.map(({ data }) => data.clientNumber))])
    const employees = await employeesOf(tx, objects)
    return new Map(
      objects.flatMap(({ id, data }): [string, FeedRefusal][] => {
        if (!companies.has(data.clientNumber))
          return [[id, { code: 'FEED_COMPANY_UNKNOWN', path: 'data.clientNumber' }]]
        return employees.has(numberKey(data))
          ? []
          : [[id, { code: 'FEED_EMPLOYEE_UNKNOWN', path: 'data.pid' }]]
      }),
    )
  },

  /** An object may turn from a certificate into a check without one, and back. */
  async put(tx, objects, now) {
    const issued = objects.filter(isIssued)
    const unissued = objects.filter(isUnissued)
    const employees = await employeesOf(tx, objects)
    await deleteUnissued(tx, idsOf(issued))
    const correcting = { reason: 'corrected', now } as const
    await withdraw(tx, idsOf(unissued), correcting)
    await putUnissued(tx, unissuedRows(unissued, employees))
    const rows = issuedRows(issued, employees, now)
    const feedIds = idsOf(issued)
    const before = await lockedCertificates(tx, feedIds, rows)
    await putIssued(tx, rows)
    await noteWithdrawals(tx, before, { ...correcting, after: rows })
    await keepSuperseded(tx, [...before, ...rows])
    await carryMails(tx, await successionsOf(tx, feedIds), now)
  },

  async delete(tx, feedIds, now) {
    await deleteUnissued(tx, feedIds)
    await withdraw(tx, feedIds, { reason: 'withdrawn', now })
  },

  afterwards: tellWithdrawals,
}

const idsOf = (objects: readonly { readonly id: string }[]): string[] => objects.map(({ id }) => id)
const isIssued = (object: Certificates[number]): object is FeedObject<IssuedData> =>
  object.data.outcome !== 'not-issued'
const isUnissued = (object: Certificates[number]): object is FeedObject<UnissuedData> =>
  object.data.outcome === 'not-issued'

async function withdraw(
  tx: Db,
  feedIds: readonly string[],
  how: Pick<Withdrawing, 'reason' | 'now'>,
): Promise<void> {
  const before = await lockedCertificates(tx, feedIds, [])
  await deleteIssued(tx, feedIds)
  await noteWithdrawals(tx, before, { ...how, after: [] })
  await keepSuperseded(tx, before)
}

function employeesOf(tx: Db, objects: Certificates): Promise<ReadonlyMap<string, string>> {
  return employeesByNumber(
    tx,
    objects.map(({ data }) => data),
  )
}

/** Whom an object is about; one of nobody was refused before. */
function ofEmployee(data: DataOfKind<'certificates'>, employees: ReadonlyMap<string, string>) {
  const employeeId = employees.get(numberKey(data))
  if (employeeId === undefined) throw new Error('A certificate of nobody was not refused.')
  return { clientNumber: data.clientNumber, employeeId, medicalCheck: data.check }
}

function issuedRows(
  objects: readonly FeedObject<IssuedData>[],
  employees: ReadonlyMap<string, string>,
  now: Instant,
): IssuedCertificate[] {
  return objects.map(({ id: feedId, data }) => {
    const { issued, start = issued, end, recommendedNext, limitation, document } = data
    return {
      ...{ feedId, origin: 'journal', ...ofEmployee(data, employees) },
      ...{ issuedOn: issued, startsOn: start, endsOn: end },
      ...{ recommendedNext: recommendedNext ?? null, limitation: limitation ?? null },
      ...{ documentSha256: document?.sha256 ?? null, documentName: document ? nameOf(document) : null },
      ...{ supersededFrom: null, createdAt: now },
    }
  })
}

function unissuedRows(
  objects: readonly FeedObject<UnissuedData>[],
  employees: ReadonlyMap<string, string>,
): UnissuedCheck[] {
  return objects.map(({ id: feedId, data }) => ({
    ...{ feedId, ...ofEmployee(data, employees), doneOn: data.done },
  }))
}

/** Safe, without identity numbers, and with the ending of its type. */
function nameOf({ name }: { readonly name: string }): string {
  return safeFileName(attachmentName(maskFileName(safeFileName(name)), 'pdf'))
}

/** The certificates as they are now, once everybody whom they leave or come to is locked. */
async function lockedCertificates(
  tx: Db,
  feedIds: readonly string[],
  rows: readonly CheckOfEmployee[],
): Promise<StoredCertificate[]> {
  const people = [...(await certificatesByFeedId(tx, feedIds)), ...rows].map(({ employeeId }) => employeeId)
  await lockEmployees(tx, people)
  return certificatesByFeedId(tx, feedIds)
}
