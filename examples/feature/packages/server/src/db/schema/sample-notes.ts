import { pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { matters } from './matters.ts'

/** Numbers for people. */
export const sampleNoteNumbers = pgSequence('sample_note_numbers', { startWith: 20_001 })

/** What was written in sample notes. All that lists and rights read of them stands in their matters. */
export const sampleNotes = pgTable('sample_notes', {
  id: uuid()
    .primaryKey()
    .references(() => matters.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  text: text().notNull(),
})
