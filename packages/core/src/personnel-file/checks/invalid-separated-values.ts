import { defineCheck } from './define-check.ts'
import { isRewrittenNumber, REWRITTEN_NUMBER_TEXTS } from './rewritten-number.ts'

export const invalidSeparatedValues = defineCheck({
  code: 'INVALID_SEPARATED_VALUES',
  scope: 'cell',
  turn: 'separation',
  details: ['separator', 'several', 'rewritten-number'],
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Värdena är fel åtskilda eller för många, eller så har Excel skrivit om ett nummer',
      en: 'The values are wrongly separated or too many, or Excel has rewritten a number',
    },
    message: {
      separator: {
        sv: 'Värdena är inte åtskilda med ett enda komma utan mellanslag.',
        en: 'The values are not separated by a single comma without spaces.',
      },
      several: { sv: 'Cellen får bara ha ett värde.', en: 'The cell may only have one value.' },
      'rewritten-number': REWRITTEN_NUMBER_TEXTS.message,
    },
    why: {
      sv: 'Annars går det inte att se var ett värde slutar och nästa börjar, eller vilket av dem som gäller.',
      en: 'Otherwise there is no way to tell where one value ends and the next begins, or which of them applies.',
    },
    accepted: {
      sv: 'I kolumner med flera värden ett komma mellan dem och inga mellanslag. I övriga kolumner ett enda värde.',
      en: 'In columns for several values, a comma between them and no spaces. In other columns, a single value.',
    },
    fix: {
      sv: 'I en kolumn för flera adresser: skriv bara ett komma mellan dem. I övriga kolumner: behåll ett enda värde. Ser det ut som 1,95209E+11: formatera kolumnen som text och klistra in numren på nytt.',
      en: 'In a column for several addresses, put only a comma between them. In other columns, keep a single value. If it looks like 1,95209E+11, format the column as text and paste the numbers again.',
    },
    fixes: {
      separator: {
        sv: 'Byt semikolon, snedstreck och mellanslag mot kommatecken, och ta bort kommatecken i slutet.',
        en: 'Replace semicolons, slashes and spaces with commas, and remove any comma at the end.',
      },
      several: {
        sv: 'Behåll ett enda värde i cellen. Står det ett tal med komma har Excel kanske skrivit om ett långt nummer: formatera kolumnen som text och klistra in numren på nytt.',
        en: 'Keep a single value in the cell. If it is a number with a comma, Excel may have rewritten a long one: format the column as text and paste the numbers again.',
      },
      'rewritten-number': REWRITTEN_NUMBER_TEXTS.fix,
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Komma utan mellanslag', en: 'A comma without spaces' },
        rows: [{ Beställare: 'maja@exempel.se,bo@exempel.se' }],
      },
    ],
    found: [
      {
        note: { sv: 'Mellanslag efter kommat', en: 'A space after the comma' },
        rows: [{ Beställare: 'maja@exempel.se, bo@exempel.se' }],
      },
      {
        note: { sv: 'Semikolon', en: 'A semicolon' },
        rows: [{ Beställare: 'maja@exempel.se;bo@exempel.se' }],
      },
      {
        note: { sv: 'Två adresser där en ska stå', en: 'Two addresses where one belongs' },
        rows: [{ Fakturareferens: 'maja@exempel.se,bo@exempel.se' }],
      },
      {
        note: {
          sv: 'Ett personnummer som Excel har skrivit om',
          en: 'An identity number that Excel has rewritten',
        },
        rows: [{ Personnummer: '1,95209E+11' }],
      },
    ],
  },
  related: ['INVALID_EMAIL', 'INVALID_PID'],
  find: ({ column }) => {
    if (column.separated) return value => (isWronglySeparated(value) ? 'separator' : false)
    if (column.format === 'text') return null
    return value => holdsSeveral(value) && (isRewrittenNumber(value) ? 'rewritten-number' : 'several')
  },
})

function isWronglySeparated(value: string): boolean {
  if (!/[,;/\s]/.test(value)) return false
  if (/\s,|,\s|^,|,$|,,/.test(value)) return true
  return value.split(',').some(part => part.split(/[;/\s]/).filter(piece => piece.includes('@')).length > 1)
}

function holdsSeveral(value: string): boolean {
  if (!value.includes(',') && !value.includes(';')) return false
  return value.split(/[,;]/).filter(part => part.trim() !== '').length > 1
}
