import { contract } from '@salvia/core/api'
import { appError } from '@salvia/core/error-catalogue'
import { addView } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { act, type Moment } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { attachmentHandlers, sentFile } from '../attachments/attachment-calls.ts'
import { noteForCaseWorkers } from '../matters/acts/add-note.ts'
import { caseWorkerEvent } from '../matters/acts/case-worker-event.ts'
import { caseWorkersReply } from '../matters/acts/replies.ts'
import { markRead } from '../matters/mark-read.ts'
import { SAMPLE_NOTE_ACTS } from './sample-note-acts.ts'
import { sampleNoteCase } from './sample-note-view.ts'
import { type SampleNoteRow, sampleNotesWithIds } from './sample-notes.store.ts'

const calls = contract.sampleNoteCases

async function found(db: Db, id: string): Promise<SampleNoteRow> {
  const [row] = await sampleNotesWithIds(db, [id])
  if (!row) throw appError('SAMPLE_NOTE_NOT_FOUND')
  return row
}

/** One as the answer of an act. */
const answer = (row: SampleNoteRow, { tx, call, at }: Moment<{ readonly caller: Person }>) =>
  sampleNoteCase(tx, row, { accountId: call.caller.accountId, now: at })

export const sampleNoteCasesHandlers: HandlersOf<'sampleNoteCases'> = {
  ...attachmentHandlers,

  async get({ services: { db }, caller, now, params: { id } }) {
    const row = await found(db, id)
    await addView(db, {
      ...{ at: now, actor: caller, action: 'sample-note-viewed', object: id },
      ...(row.matter.clientNumber !== null && { clientNumber: row.matter.clientNumber }),
    })
    return sampleNoteCase(db, row, { accountId: caller.accountId, now })
  },

  act: act(calls.act, caseWorkerEvent(SAMPLE_NOTE_ACTS, answer)),
  addNote: act(calls.addNote, noteForCaseWorkers(SAMPLE_NOTE_ACTS, answer)),
  reply: act(calls.reply, caseWorkersReply(SAMPLE_NOTE_ACTS)),

  async markRead(call) {
    const { matter } = await found(call.services.db, call.params.id)
    await markRead(call, matter.id)
  },

  async downloadAttachment(call) {
    const { matter } = await found(call.services.db, call.params.id)
    return sentFile(call, matter.id)
  },
}
