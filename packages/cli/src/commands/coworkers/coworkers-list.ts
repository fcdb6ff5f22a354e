import { type Coworker, coworkersContract, coworkersList as list } from '@salvia/core/coworkers'
import { fullName } from '@salvia/core/primitives'
import { defineListCommand } from '../../lists/list-command.ts'
import { type RowWords, renderRows } from '../../lists/list-rows.ts'
import { coworkerLine } from './coworker-line.ts'
import { maskCoworker } from './mask-coworker.ts'

const WORDS = {
  none: { sv: 'Inga medarbetare matchar.', en: 'No employees match.' },
  one: { sv: '1 medarbetare', en: '1 employee' },
  many: { sv: '{count} medarbetare', en: '{count} employees' },
  title: { columns: 2, of: fullName },
} as const satisfies RowWords<Coworker>

export const coworkersList = defineListCommand({
  name: 'coworkers list',
  summary: { sv: 'visa medarbetare som du ansvarar för', en: 'show the employees you are responsible for' },
  list,
  calls: coworkersContract,
  options: {
    context: {
      sv: 'dem du är chef för, kan beställa för, beställer för i en enhet, eller dem en regel undantar (annars alla)',
      en: 'those you manage, can order for, order for in a unit, or whom a rule excludes (default: all)',
    },
    search: {
      sv: 'sök på namn, titel, enhet eller personnummer',
      en: 'search name, title, unit or identity number',
    },
    sort: {
      sv: 'efter namn, enhet eller chef; minus före vänder ordningen',
      en: 'by name, unit or manager; a minus before it reverses the order',
    },
  },
  examples: [
    {
      command: 'salvia coworkers list --context orderable',
      text: { sv: 'dem du kan beställa för', en: 'those you can order for' },
    },
    {
      command: 'salvia coworkers list -f csv -o medarbetare.csv --show-values',
      text: { sv: 'alla till ett kalkylark, med namn', en: 'all of them for a spreadsheet, with names' },
    },
  ],
  params: ({ profile }) => ({ pid: profile.pidHash ?? '' }),
  keyOf: ({ id }) => id,
  mask: maskCoworker,
  page: (page, _asked, screen) => renderRows(list, page, WORDS, screen),
  line: coworkerLine,
})
