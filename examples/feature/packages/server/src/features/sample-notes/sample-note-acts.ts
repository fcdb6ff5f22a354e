import { appError } from '@salvia/core/error-catalogue'
import type { MatterActs } from '../matters/acts/matter-acts.ts'
import { followersToMail } from '../matters/conversation.store.ts'
import { mailSampleNoteAnswer } from './mail-sample-note-answer.job.ts'
import { lockSampleNote, type SampleNoteRow } from './sample-notes.store.ts'

/** What sample notes say of themselves to the acts of every kind of matter. */
export const SAMPLE_NOTE_ACTS: MatterActs<SampleNoteRow> = {
  kind: 'sample-note',
  matterOf: ({ matter }) => matter,
  withMatter: (row, matter) => ({ ...row, matter }),
  lock: lockSampleNote,
  async tellAnswer(tx, { jobs }, { matter: { id: matterId } }, { at, origin }) {
    for (const accountId of await followersToMail(tx, { matterId, at }))
      await jobs.send(mailSampleNoteAnswer, { matterId, accountId, at, origin }, { tx })
  },
  outgoing: null,
  addressFor: (party, { clientNumber, id }) =>
    party === 'customer' ? `sample-notes/${clientNumber}/${id}` : `sample-note-cases/${id}`,
  refusals: {
    missing: () => appError('SAMPLE_NOTE_NOT_FOUND'),
    changed: () => appError('SAMPLE_NOTE_CHANGED'),
    eventClosed: () => appError('SAMPLE_NOTE_EVENT_REFUSED'),
  },
}
