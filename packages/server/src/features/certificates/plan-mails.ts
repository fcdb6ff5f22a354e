import { dueMailDay, getsMails, isMailedByDefault, mailDays } from '@salvia/core/certificates'
import { addDays, type Instant, type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { hrOfCompany } from '../../access/hr.store.ts'
import { selectedEmployees } from '../../access/selected-employees.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { entryOf } from './certificate-entry.ts'
import { type CertificateView, personsView } from './certificate-view.ts'
import {
  companiesWithChecks,
  type DueEntry,
  entriesAboutDue,
  lastMails,
  type MailReader,
  mailReaders,
  ownSwitches,
  pairKey,
} from './due-mails.store.ts'
import { mailCertificates } from './mail-certificates.job.ts'
import { keepPlan, type PlannedEntry, plannedThrough, unsentMails } from './mail-plan.store.ts'
import { allMailsOf } from './mail-switches.store.ts'

/**
 * Plans the mails of today: one for each user with all that is due, also what is due since the last run. A plan is
 * stored whole or not at all, and the process that stores one first wins. From then on each mail is a job of its own.
 */
export async function planMails({ db, clock, jobs }: Services, today: IsoDate): Promise<void> {
  const before = await plannedThrough(db)
  // The very first run makes up for nothing.
  const through = before ?? addDays(today, -1)
  if (through >= today) return
  const planned: PlannedEntry[] = []
  for (const clientNumber of await companiesWithChecks(db))
    planned.push(...(await dueAtCompany(db, clientNumber, { through, today })))
  await transaction(db, async tx => {
    const isFirst = await keepPlan(tx, { planned, before, today, now: clock.now() })
    if (!isFirst) return
    // Those of earlier days that could not be sent are tried once more.
    for (const mail of await unsentMails(tx))
      await jobs.send(mailCertificates, mail, { tx, key: `${mail.accountId} ${mail.day}` })
  })
}

interface Span {
  /** Mails of this day and earlier are over. */
  readonly through: IsoDate
  readonly today: IsoDate
}

async function dueAtCompany(db: Db, clientNumber: string, span: Span): Promise<PlannedEntry[]> {
  const about = await entriesAboutDue(db, clientNumber, span)
  const due = about.filter(row => mailDays(rangeOf(row)).some(day => day > span.through && day <= span.today))
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  const readers = await mailReaders(db, { clientNumber, ids, hr: await hrOfCompany(db, clientNumber) })
  const accountIds = readers.map(({ accountId }) => accountId)
  const known = {
    switches: await ownSwitches(db, { accountIds, ids }),
    mails: await lastMails(db, { accountIds, ids }),
    all: await allMailsOf(db, accountIds),
  }
  const planned: PlannedEntry[] = []
  for (const reader of readers) {
    if (!(await maySignIn(db, reader))) continue
    const view = await personsView(db, reader, clientNumber)
    planned.push(...dueToReader(due, { reader, view, known, span }))
  }
  return planned
}

/** What is stored of the mails of some users. */
interface KnownMails {
  readonly switches: Awaited<ReturnType<typeof ownSwitches>>
  readonly mails: Awaited<ReturnType<typeof lastMails>>
  readonly all: Awaited<ReturnType<typeof allMailsOf>>
}

interface ReaderFacts {
  readonly reader: MailReader
  readonly view: CertificateView
  readonly known: KnownMails
  readonly span: Span
}

function dueToReader(due: readonly DueEntry[], { reader, view, known, span }: ReaderFacts): PlannedEntry[] {
  const { accountId } = reader
  const isSeen = selectedEmployees(view.employees)
  const mailed = new Set(view.mailedUnits)
  const all = known.all.get(accountId) ?? NOTHING_STORED
  return due.flatMap(row => {
    if (!isSeen({ id: row.employeeId, unitId: row.unitId })) return []
    const key = pairKey(accountId, row.id)
    const own = known.switches.get(key)
    const byDefault = mailed.has(row.unitId) && isMailedByDefault(entryOf(row))
    if (!getsMails(own, { byDefault, allOff: all.isOff })) return []
    const over = latest(span.through, (own ?? all).turnedOnAt)
    const so = { over, lastSent: known.mails.get(key) ?? null }
    const dueOn = dueMailDay(rangeOf(row), so, span.today)
    return dueOn === null ? [] : [{ accountId, certificateId: row.id, dueOn }]
  })
}

const NOTHING_STORED = { isOff: false, turnedOnAt: null }

function rangeOf({ startsOn, endsOn }: DueEntry) {
  return { start: startsOn, end: endsOn }
}

function latest(through: IsoDate, turnedOnAt: Instant | null): IsoDate {
  if (turnedOnAt === null) return through
  const turnedOn = stockholmDate(turnedOnAt)
  return turnedOn > through ? turnedOn : through
}
