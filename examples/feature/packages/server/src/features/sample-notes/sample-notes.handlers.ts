import { type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { isOverdue, type SampleNote, sampleNotesList } from '@salvia/core/sample-notes'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import {
  countSampleNotes,
  findSampleNote,
  type SampleNoteRow,
  selectSampleNotes,
} from './sample-notes.store.ts'

const source: SourceOf<typeof sampleNotesList, SampleNoteRow> = {
  async prepare({ services: { db }, company: { clientNumber }, now, query }) {
    const today = stockholmDate(now)
    const asked = { ...query, clientNumber, today }
    return {
      counts: () => countSampleNotes(db, asked),
      rows: range => selectSampleNotes(db, asked, range),
      shape: async rows => rows.map(row => shape(row, today)),
    }
  },
}

export const sampleNotesHandlers: HandlersOf<'sampleNotes'> = {
  ...listHandlers(sampleNotesList, source),

  async get({ services: { db }, company: { clientNumber }, now, params: { id }, fail }) {
    const row = await findSampleNote(db, clientNumber, id)
    if (!row) throw fail('SAMPLE_NOTE_NOT_FOUND')
    return { ...shape(row, stockholmDate(now)), text: row.text }
  },
}

function shape({ id, title, dueOn }: SampleNoteRow, today: IsoDate): SampleNote {
  return { id, title, dueOn: dueOn as IsoDate, isOverdue: isOverdue(dueOn as IsoDate, today) }
}
