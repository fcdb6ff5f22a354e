import { isEventOpen } from '@salvia/core/matters'
import { type Instant, stockholmDate } from '@salvia/core/primitives'
import { isOverdue, type SampleNoteCase, type SampleNoteDetails } from '@salvia/core/sample-notes'
import type { Db } from '../../db/database.ts'
import { customersReplyState, providersReply } from '../matters/acts/replies.ts'
import { forCaseWorker, wholeMatter } from '../matters/whole-matter.ts'
import { SAMPLE_NOTE_ACTS } from './sample-note-acts.ts'
import type { SampleNoteRow } from './sample-notes.store.ts'

/** Who is told of one, and when. */
interface Viewer {
  readonly accountId: string
  readonly now: Instant
}

/** What is not the same of every kind of matter. */
export function ownFacts(
  { title, matter: { promisedOn } }: Pick<SampleNoteRow, 'title' | 'matter'>,
  now: Instant,
) {
  return { title, promisedOn, isOverdue: isOverdue(promisedOn, stockholmDate(now)) }
}

/** One, as its page shows it to a user of the customer. */
export async function sampleNoteDetails(
  db: Db,
  row: SampleNoteRow,
  { accountId, now }: Viewer,
): Promise<SampleNoteDetails> {
  const { matter, text } = row
  const told = await wholeMatter(db, matter, {
    reader: { accountId, party: 'customer' },
    reply: customersReplyState(matter, now),
    address: SAMPLE_NOTE_ACTS.addressFor('customer', matter),
    now,
  })
  const isOwn = matter.makerAccountId === accountId
  return { ...told, ...ownFacts(row, now), text, isOwn, mayWithdraw: mayWithdraw(row, accountId) }
}

/** The maker may take one back while no case worker has taken it on. */
export function mayWithdraw({ matter }: SampleNoteRow, accountId: string): boolean {
  return matter.makerAccountId === accountId && isEventOpen('withdraw', matter.state)
}

/** One, as the case worker's page shows it. */
export async function sampleNoteCase(
  db: Db,
  row: SampleNoteRow,
  { accountId, now }: Viewer,
): Promise<SampleNoteCase> {
  const { matter, text } = row
  const told = await wholeMatter(db, matter, {
    reader: { accountId, party: 'provider' },
    reply: providersReply(matter),
    address: SAMPLE_NOTE_ACTS.addressFor('provider', matter),
    now,
  })
  return { ...told, ...(await forCaseWorker(db, matter, accountId)), ...ownFacts(row, now), text }
}
