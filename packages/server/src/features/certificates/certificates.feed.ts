import { safeFileName } from '@salvia/core/client'
import { attachmentName } from '@salvia/core/conversations'
import type { DataOfKind } from '@salvia/core/feed-catalogue'
import { type Instant, maskFileName } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { FeedObject, FeedRefusal, FeedStores } from '../feeds/feed-store.ts'
import { knownCompanies } from '../services/agreements.store.ts'
import {
  type CheckOfEmployee,
  checksOf,
  deleteIssued,
  employeesByNumber,
  type IssuedCertificate,
  numberKey,
  putIssued,
} from './issued-certificates.store.ts'
import { carryMails, successionsOf } from './mail-switches.store.ts'
import { keepSuperseded, lockEmployees } from './superseded.store.ts'

type Certificates = readonly FeedObject<DataOfKind<'certificates'>>[]

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

  async put(tx, objects, now) {
    const rows = await issuedRows(tx, objects, now)
    const feedIds = rows.map(({ feedId }) => feedId)
    const before = await lockedChecks(tx, feedIds, rows)
    await putIssued(tx, rows)
    await keepSuperseded(tx, [...before, ...rows])
    await carryMails(tx, await successionsOf(tx, feedIds), now)
  },

  async delete(tx, feedIds) {
    const before = await lockedChecks(tx, feedIds, [])
    await deleteIssued(tx, feedIds)
    await keepSuperseded(tx, before)
  },
}

function employeesOf(tx: Db, objects: Certificates): Promise<ReadonlyMap<string, string>> {
  return employeesByNumber(
    tx,
    objects.map(({ data }) => data),
  )
}

async function issuedRows(tx: Db, objects: Certificates, now: Instant): Promise<IssuedCertificate[]> {
  const employees = await employeesOf(tx, objects)
  return objects.map(({ id: feedId, data }) => {
    const employeeId = employees.get(numberKey(data))
    if (employeeId === undefined) throw new Error('A certificate of nobody was not refused.')
    const { clientNumber, check, issued, start = issued, end, recommendedNext, limitation, document } = data
    return {
      ...{ feedId, clientNumber, employeeId, medicalCheck: check, origin: 'journal' },
      ...{ issuedOn: issued, startsOn: start, endsOn: end },
      ...{ recommendedNext: recommendedNext ?? null, limitation: limitation ?? null },
      ...{ documentSha256: document?.sha256 ?? null, documentName: document ? nameOf(document) : null },
      ...{ supersededFrom: null, createdAt: now },
    }
  })
}

/** Safe, without identity numbers, and with the ending of its type. */
function nameOf({ name }: { readonly name: string }): string {
  return safeFileName(attachmentName(maskFileName(safeFileName(name)), 'pdf'))
}

/** Whose checks the certificates are now, once everybody whom they leave or come to is locked. */
async function lockedChecks(
  tx: Db,
  feedIds: readonly string[],
  rows: readonly CheckOfEmployee[],
): Promise<CheckOfEmployee[]> {
  const people = [...(await checksOf(tx, feedIds)), ...rows].map(({ employeeId }) => employeeId)
  await lockEmployees(tx, people)
  return checksOf(tx, feedIds)
}
