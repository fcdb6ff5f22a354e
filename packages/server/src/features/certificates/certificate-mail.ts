import { getsMails, isMailedByDefault, mailDays } from '@salvia/core/certificates'
import { type Instant, type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { isAgreed } from '../../access/company-access.ts'
import { selectedEmployees } from '../../access/selected-employees.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { entryOf } from './certificate-entry.ts'
import {
  type EntryOfMail,
  entriesOfMail,
  type MailRecipient,
  mailRecipient,
  noteNotNeeded,
  noteSent,
} from './certificate-mail.store.ts'
import { personsView } from './certificate-view.ts'
import type { MailOfDay } from './mail-plan.store.ts'
import { allMailsOf } from './mail-switches.store.ts'
import { writeCertificateMail } from './write-certificate-mail.ts'

/**
 * Sends the mail of a user and day, unless it is known to be sent. What the user may not see any more, has turned off
 * since, or what has been renewed is left out; a mail with nothing left is not sent.
 */
export async function mailCertificates(services: Services, mail: MailOfDay): Promise<void> {
  const { db, clock, mailer, faultPoint } = services
  const now = clock.now()
  const today = stockholmDate(now)
  const recipient = await mailRecipient(db, mail)
  if (!recipient) return
  const entries = await wantedEntries(db, recipient, { mail, today })
  if (entries.length === 0) return noteNotNeeded(db, mail, now)
  const written = await writeCertificateMail(services, { recipient, entries, today, now })
  try {
    await mailer.send({ ...written.mail, id: `certificates-${mail.accountId}-${mail.day}` })
  } catch (error) {
    await written.takeBackLinks()
    throw error
  }
  faultPoint('certificate mail: after sending')
  await noted(db, { mail, entries, now })
}

async function noted(
  db: Db,
  { mail, entries, now }: { readonly mail: MailOfDay; entries: readonly EntryOfMail[]; now: Instant },
): Promise<void> {
  const told = entries.map(({ certificate }) => certificate.id)
  await transaction(db, async tx => {
    if (!(await noteSent(tx, { ...mail, told }, now))) return
    await addAudit(tx, {
      ...{ at: now, actor: null, action: 'certificate-mails-sent', object: mail.accountId },
      details: { day: mail.day, certificates: told },
    })
  })
}

interface Asked {
  readonly mail: MailOfDay
  readonly today: IsoDate
}

/** The entries of a mail that the user may see now, still wants to be mailed about, and that still need it. */
async function wantedEntries(
  db: Db,
  recipient: MailRecipient,
  { mail, today }: Asked,
): Promise<EntryOfMail[]> {
  const { accountId } = recipient
  if (recipient.state !== 'active' || !(await maySignIn(db, recipient))) return []
  const all = await entriesOfMail(db, mail)
  const allOff = (await allMailsOf(db, [accountId])).get(accountId)?.isOff ?? false
  const wanted: EntryOfMail[] = []
  for (const company of await companiesOfAccount(db, accountId)) {
    const { clientNumber } = company
    const here = all.filter(({ certificate }) => certificate.clientNumber === clientNumber)
    if (here.length === 0 || !isAgreed('certificates', company)) continue
    const view = await personsView(db, recipient, clientNumber)
    const isSeen = selectedEmployees(view.employees)
    const mailed = new Set(view.mailedUnits)
    wanted.push(
      ...here.filter(entry => {
        const { certificate, employee, own } = entry
        if (!isSeen(employee) || !stillNeedsMail(entry, today)) return false
        const byDefault = mailed.has(employee.unitId) && isMailedByDefault(entryOf(certificate))
        return getsMails(own, { byDefault, allOff })
      }),
    )
  }
  return wanted
}

/** It stands, its employee works here, and the mail day is one of its days still: a correction may have moved it. */
function stillNeedsMail({ certificate, employee, dueOn }: EntryOfMail, today: IsoDate): boolean {
  const { startsOn, endsOn, supersededFrom, removedAt } = certificate
  if (removedAt !== null || employee.endedAt !== null) return false
  if (supersededFrom !== null && supersededFrom <= today) return false
  return mailDays({ start: startsOn, end: endsOn }).includes(dueOn)
}
