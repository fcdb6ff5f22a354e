import { sampleNotesList as list, type SampleNote, sampleNotesContract } from '@salvia/core/sample-notes'
import { defineListCommand } from '../../lists/list-command.ts'
import { renderRows } from '../../lists/list-rows.ts'
import { visible } from '../../output/escape.ts'

const WORDS = {
  none: { sv: 'Inga exempelanteckningar passar.', en: 'No sample notes match.' },
  one: { sv: '1 exempelanteckning', en: '1 sample note' },
  many: { sv: '{count} exempelanteckningar', en: '{count} sample notes' },
}

export const sampleNotesList = defineListCommand({
  name: 'sample-notes list',
  summary: { sv: 'visa exempelanteckningar', en: 'show sample notes' },
  list,
  calls: sampleNotesContract,
  options: {
    status: { sv: 'bara försenade (annars alla)', en: 'only overdue ones (else all)' },
    search: { sv: 'sök på rubrik', en: 'search the title' },
    sort: { sv: 'efter datum; med minus det senaste först', en: 'by date; with a minus the latest first' },
  },
  examples: [
    { command: 'salvia sample-notes list --status overdue', text: { sv: 'försenade', en: 'overdue' } },
    { command: 'salvia sample-notes list -f json', text: { sv: 'till ett program', en: 'for a program' } },
  ],
  keyOf: ({ id }) => id,
  page: (page, _asked, screen) => renderRows(list, page, WORDS, screen),
  line: sampleNoteLine,
})

/** One in a line for scripts. @example '0f1f9b1e-… 2026-11-24 Ergonomi' */
export function sampleNoteLine({ id, dueOn, title }: SampleNote): string {
  return `${id} ${dueOn} ${visible(title)}`
}
