import { defineCheck } from './define-check.ts'

export const valueMandatory = defineCheck({
  code: 'VALUE_MANDATORY',
  scope: 'cell',
  turn: 'empty',
  details: ['empty', 'no-result'],
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Obligatoriskt värde saknas', en: 'A mandatory value is missing' },
    message: {
      empty: { sv: 'Cellen är tom men måste ha ett värde.', en: 'The cell is empty but must have a value.' },
      'no-result': {
        sv: 'Cellen har en formel, men formelns resultat är inte sparat i filen.',
        en: 'The cell holds a formula, but the result of the formula is not saved in the file.',
      },
    },
    why: {
      sv: 'Utan uppgiften går det inte att veta vem medarbetaren är, var personen hör hemma eller vem som ansvarar.',
      en: 'Without it, there is no way to tell who the employee is, where they belong or who is responsible.',
    },
    accepted: {
      sv: 'Ett värde på varje rad. Bara mellanslag räknas som tomt.',
      en: 'A value in every row. Spaces alone count as empty.',
    },
    fix: {
      sv: 'Fyll i cellen. Gäller det hela kolumnen: kontrollera att uppgiften finns med i exporten.',
      en: 'Fill in the cell. If the whole column is empty, check that the export includes it.',
    },
    fixes: {
      'no-result': {
        sv: 'Öppna filen i Excel och spara den, så räknas formeln ut. Eller klistra in värdet som text.',
        en: 'Open the file in Excel and save it, so that the formula is calculated. Or paste the value as text.',
      },
    },
  },
  examples: {
    passes: [{ note: { sv: 'Ifyllt', en: 'Filled in' }, rows: [{ Förnamn: 'Maja' }] }],
    found: [
      { note: { sv: 'Tomt', en: 'Empty' }, rows: [{ Förnamn: '' }] },
      {
        note: { sv: 'En formel utan sparat resultat', en: 'A formula without a saved result' },
        rows: [{ Efternamn: '=' }],
        type: 'xlsx',
      },
      { note: { sv: 'Bara mellanslag', en: 'Spaces only' }, rows: [{ Efternamn: '   ' }] },
    ],
  },
  related: ['HOLE_IN_ORG_STRUCTURE'],
  find: ({ column }) => (column.mandatory ? value => (value === '' ? 'empty' : false) : null),
})
