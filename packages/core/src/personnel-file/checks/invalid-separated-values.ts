import { defineCheck } from './define-check.ts'

export const invalidSeparatedValues = defineCheck({
  code: 'INVALID_SEPARATED_VALUES',
  scope: 'cell',
  turn: 'separation',
  details: ['separator', 'several'],
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Flera värden ska skiljas med komma utan mellanslag',
      en: 'Several values are separated by a comma without spaces',
    },
    message: {
      separator: {
        sv: 'Värdena är inte skilda med ett enda komma utan mellanslag.',
        en: 'The values are not separated by a single comma without spaces.',
      },
      several: { sv: 'Cellen får bara ha ett värde.', en: 'The cell may hold one value only.' },
    },
    why: {
      sv: 'Annars går det inte att se var en adress slutar och nästa börjar.',
      en: 'Otherwise there is no telling where one address ends and the next begins.',
    },
    accepted: {
      sv: 'I kolumner med flera värden ett komma mellan dem och inga mellanslag. I övriga kolumner ett enda värde.',
      en: 'In columns of several values a comma between them and no spaces. In other columns a single value.',
    },
    fix: {
      sv: 'Byt semikolon, snedstreck och mellanslag mot komma, och ta bort komma som står sist.',
      en: 'Replace semicolons, slashes and spaces with commas, and remove a comma that stands last.',
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
    ],
  },
  related: ['INVALID_EMAIL'],
  find: ({ column }) => {
    if (column.separated) return value => (isWronglySeparated(value) ? 'separator' : false)
    if (column.format === 'text') return null
    return value => (holdsSeveral(value) ? 'several' : false)
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
