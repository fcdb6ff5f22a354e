import { defineCheck } from './define-check.ts'

export const valueMandatory = defineCheck({
  code: 'VALUE_MANDATORY',
  scope: 'cell',
  turn: 'empty',
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Obligatoriskt värde saknas', en: 'A mandatory value is missing' },
    message: { sv: 'Cellen är tom men måste ha ett värde.', en: 'The cell is empty but must have a value.' },
    why: {
      sv: 'Utan uppgiften går det inte att veta vem medarbetaren är, var personen hör hemma eller vem som ansvarar.',
      en: 'Without it there is no telling who the employee is, where the person belongs or who is responsible.',
    },
    accepted: {
      sv: 'Ett värde på varje rad. Bara mellanslag räknas som tomt.',
      en: 'A value in every row. Spaces alone count as empty.',
    },
    fix: {
      sv: 'Fyll i cellen. Gäller det hela kolumnen: kontrollera att exporten tog med uppgiften.',
      en: 'Fill in the cell. If it is the whole column, check that the export took it along.',
    },
  },
  examples: {
    passes: [{ note: { sv: 'Ifyllt', en: 'Filled in' }, rows: [{ Förnamn: 'Maja' }] }],
    found: [
      { note: { sv: 'Tomt', en: 'Empty' }, rows: [{ Förnamn: '' }] },
      { note: { sv: 'Bara mellanslag', en: 'Spaces only' }, rows: [{ Efternamn: '   ' }] },
    ],
  },
  related: ['HOLE_IN_ORG_STRUCTURE'],
  find: ({ column }) => (column.mandatory ? value => value === '' : null),
})
