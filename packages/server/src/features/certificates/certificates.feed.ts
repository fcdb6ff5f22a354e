import { certificateSource, certificateTypeOf } from '@salvia/core/certificates'
import type { DataOfKind } from '@salvia/core/feed-catalogue'
import { type Instant, stockholmDate } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import { knownDocuments } from '../documents/documents.store.ts'
import type { FeedObject, FeedRefusal, FeedStores } from '../feeds/feed-store.ts'
import { knownCompanies } from '../services/agreements.store.ts'
import { carryMails } from './carried-mails.store.ts'
import {
  deleteIssued,
  deleteMoved,
  employeesByNumber,
  type IssuedCertificate,
  issuedBefore,
  keepTurned,
  numberKey,
  putIssued,
  renewedBy,
} from './issued-certificates.store.ts'
import { type CheckOfEmployee, keepSuperseded, lockEmployees } from './superseded.store.ts'

type Certificates = readonly FeedObject<DataOfKind<'certificates'>>[]

/**
 * Certificates of the journal. The employee is one with an employment at the customer now or before. A correction
 * that moves a certificate to somebody else, or to another check, is a withdrawal and a new certificate.
 */
export const certificatesFeed: FeedStores['certificates'] = {
  async refusals(tx, objects) {
    const companies = await knownCompanies(tx, [...new Set(objects.map(({ data }) => data.clientNumber))])
    const employees = await employeesByNumber(
      tx,
      objects.map(({ data }) => data),
    )
    const named = objects.flatMap(({ data: { document } }) => document ?? [])
    const documents = await knownDocuments(tx, [...new Set(named)])
    const refusalOf = ({ clientNumber, document, ...data }: DataOfKind<'certificates'>) => {
      if (!companies.has(clientNumber)) return refusal('FEED_COMPANY_UNKNOWN', 'clientNumber')
      if (!employees.has(numberKey({ clientNumber, ...data }))) return refusal('FEED_EMPLOYEE_UNKNOWN', 'pid')
      if (document !== undefined && !documents.has(document))
        return refusal('FEED_DOCUMENT_UNKNOWN', 'document')
      return null
    }
    return new Map(
      objects.flatMap(({ id, data }): [string, FeedRefusal][] => {
        const found = refusalOf(data)
        return found ? [[id, found]] : []
      }),
    )
  },

  async put(tx, objects, { now }) {
    const rows = await issuedRows(tx, objects, now)
    const ids = rows.map(({ feedId }) => feedId)
    await lockPeopleOf(tx, ids, rows)
    const before = await issuedBefore(tx, ids)
    await deleteMoved(tx, rows)
    const added = await putIssued(tx, rows)
    const today = stockholmDate(now)
    const journalNow = rows.filter(row => certificateSource(entryOf(row), today) === 'journal')
    await keepTurned(
      tx,
      journalNow.map(({ feedId }) => feedId),
    )
    await keepSuperseded(tx, [...before, ...rows.map(pairOf)])
    await carryMails(tx, await renewedBy(tx, added), now)
  },

  async delete(tx, ids) {
    await lockPeopleOf(tx, ids, [])
    const before = await issuedBefore(tx, ids)
    await deleteIssued(tx, ids)
    await keepSuperseded(tx, before)
  },
}

function refusal(code: FeedRefusal['code'], field: string): FeedRefusal {
  return { code, path: `data.${field}` }
}

async function issuedRows(tx: Db, objects: Certificates, now: Instant): Promise<IssuedCertificate[]> {
  const employees = await employeesByNumber(
    tx,
    objects.map(({ data }) => data),
  )
  return objects.map(({ id: feedId, data }) => {
    const employeeId = employees.get(numberKey(data))
    if (employeeId === undefined) throw new Error('A certificate of nobody was not refused.')
    const { clientNumber, check, issued, start = issued, end } = data
    return {
      ...{ feedId, clientNumber, employeeId, medicalCheck: check, type: certificateTypeOf(check) },
      ...{ origin: 'journal', issuedOn: issued, startsOn: start, endsOn: end },
      ...{ recommendedNext: data.recommendedNext ?? null, limitation: data.limitation ?? null },
      ...{ documentId: data.document ?? null, createdAt: now },
    }
  })
}

/** Locks before anything is read of their entries, those whom the certificates leave among them. */
async function lockPeopleOf(
  tx: Db,
  feedIds: readonly string[],
  rows: readonly IssuedCertificate[],
): Promise<void> {
  const before = await issuedBefore(tx, feedIds)
  const people = [...before, ...rows].map(({ employeeId }) => employeeId)
  await lockEmployees(tx, [...new Set(people)].sort())
}

function pairOf({ employeeId, medicalCheck: check }: IssuedCertificate): CheckOfEmployee {
  return { employeeId, check }
}

function entryOf({ medicalCheck: check, origin, startsOn: start, endsOn: end }: IssuedCertificate) {
  return { check, origin, start, end }
}
