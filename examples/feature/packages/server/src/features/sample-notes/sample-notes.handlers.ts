import { type Contract, contract } from '@salvia/core/api'
import { appError } from '@salvia/core/error-catalogue'
import { sampleNotesList } from '@salvia/core/sample-notes'
import { addView } from '../../access/audit.store.ts'
import { act } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import type { Context, HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import { attachmentHandlers, sentFile } from '../attachments/attachment-calls.ts'
import { customersReply, customersReplyState } from '../matters/acts/replies.ts'
import { seenAndLocked } from '../matters/acts/seen-and-locked.ts'
import { withdrawal } from '../matters/acts/withdrawal.ts'
import { keepShown, unreadOf } from '../matters/conversation.store.ts'
import { markRead } from '../matters/mark-read.ts'
import { matterHead, matterProgress } from '../matters/whole-matter.ts'
import { SAMPLE_NOTE_ACTS } from './sample-note-acts.ts'
import { mayWithdraw, ownFacts, sampleNoteDetails } from './sample-note-view.ts'
import {
  countSampleNotes,
  type SampleNoteRow,
  sampleNotesWithIds,
  selectSampleNotes,
} from './sample-notes.store.ts'

type SampleNotes = Contract['sampleNotes']

const source: SourceOf<typeof sampleNotesList, SampleNoteRow> = {
  async prepare({ services: { db }, caller: { accountId }, company: { clientNumber }, now, query }) {
    const asked = { ...query, clientNumber, now }
    return {
      counts: () => countSampleNotes(db, asked),
      rows: range => selectSampleNotes(db, asked, range),
      async shape(rows) {
        const ids = rows.map(({ matter }) => matter.id)
        const unread = await unreadOf(db, accountId, ids)
        return rows.map(row => ({
          ...matterHead(row.matter),
          ...matterProgress(row.matter, now),
          ...ownFacts(row, now),
          unread: unread.get(row.matter.id) ?? 0,
        }))
      },
    }
  },
}

type CallAboutOne = Pick<Context<SampleNotes['get']>, 'company' | 'params'>

/** The one of a call. Who acts for a company sees all of its sample notes. Throws SAMPLE_NOTE_NOT_FOUND. */
async function seen(db: Db, { company, params }: CallAboutOne): Promise<SampleNoteRow> {
  const [row] = await sampleNotesWithIds(db, [params.id])
  if (row?.matter.clientNumber !== company.clientNumber) throw appError('SAMPLE_NOTE_NOT_FOUND')
  return row
}

export const sampleNotesHandlers: HandlersOf<'sampleNotes'> = {
  ...listHandlers(sampleNotesList, source),
  ...attachmentHandlers,

  async get(call) {
    const { services, caller, company, now } = call
    const { db } = services
    const { accountId } = caller
    const row = await seen(db, call)
    const { id: object } = row.matter
    const { clientNumber } = company
    await addView(db, { at: now, actor: caller, action: 'sample-note-viewed', clientNumber, object })
    await keepShown(db, object, accountId)
    return sampleNoteDetails(db, row, { accountId, now })
  },

  withdraw: act(
    contract.sampleNotes.withdraw,
    withdrawal(SAMPLE_NOTE_ACTS, {
      ...seenAndLocked((db, call: Context<SampleNotes['withdraw']>) => seen(db, call)),
      refusal: (row, { caller, fail }) =>
        mayWithdraw(row, caller.accountId) ? null : fail('SAMPLE_NOTE_NOT_WITHDRAWABLE'),
      answer: (row, { tx, call: { caller }, at }) =>
        sampleNoteDetails(tx, row, { accountId: caller.accountId, now: at }),
    }),
  ),

  reply: act(
    contract.sampleNotes.reply,
    customersReply(SAMPLE_NOTE_ACTS, {
      ...seenAndLocked((db, call: Context<SampleNotes['reply']>) => seen(db, call)),
      replyState: ({ matter }, now) => customersReplyState(matter, now),
    }),
  ),

  async markRead(call) {
    const { matter } = await seen(call.services.db, call)
    await markRead(call, matter.id)
  },

  async downloadAttachment(call) {
    const { matter } = await seen(call.services.db, call)
    return sentFile(call, matter.id)
  },
}
