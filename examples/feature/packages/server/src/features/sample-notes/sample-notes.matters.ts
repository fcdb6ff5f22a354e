import type { MatterSource } from '../matters/matter-source.ts'
import { sampleNotesWithIds } from './sample-notes.store.ts'

/** Sample notes in the queue of all kinds. */
export const sampleNotesMatters: MatterSource = {
  kind: 'sample-note',
  async tell(db, ids) {
    const rows = await sampleNotesWithIds(db, ids)
    return new Map(rows.map(({ matter, title }) => [matter.id, { title, about: '', clinic: null }]))
  },
}
