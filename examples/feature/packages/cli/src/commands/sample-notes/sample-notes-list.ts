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
    status: { sv: 'bara de med en status (annars alla)', en: 'only those of a status (else all)' },
    search: { sv: 'sök på rubrik, nummer eller avsändare', en: 'search title, number or sender' },
    sort: { sv: 'efter datum; med minus det senaste först', en: 'by date; with a minus the latest first' },
  },
  examples: [
    { command: 'salvia sample-notes list --status sent', text: { sv: 'inskickade', en: 'submitted' } },
    { command: 'salvia sample-notes list -f json', text: { sv: 'till ett program', en: 'for a program' } },
  ],
  keyOf: ({ id }) => id,
  page: (page, _asked, screen) => renderRows(list, page, WORDS, screen),
  line: sampleNoteLine,
})

/** One in a line for scripts. @example '0f1f9b1e-… E-20001 sent Ergonomi' */
export function sampleNoteLine({ id, number, status, title }: SampleNoteHead): string {
  return `${id} ${number} ${status} ${visible(title)}`
}
type SampleNoteHead = Pick<SampleNote, 'id' | 'number' | 'status' | 'title'>
