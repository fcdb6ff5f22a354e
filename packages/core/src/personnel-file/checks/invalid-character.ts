import { isInCp1252 } from '../../primitives/cp1252.ts'
import { defineCheck } from './define-check.ts'

const SPACE = 0x20
const DELETE = 0x7f

export const invalidCharacter = defineCheck({
  code: 'INVALID_CHARACTER',
  scope: 'cell',
  turn: 'character',
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Tecknet kan inte användas (CP1252)', en: 'The character cannot be used (CP1252)' },
    message: {
      sv: 'Cellen har ett tecken som inte finns i Windows-1252, en radbrytning eller en tabb.',
      en: 'The cell has a character that Windows-1252 lacks, a line break or a tab.',
    },
    why: {
      sv: 'Systemen som tar emot uppgifterna kan bara visa tecken i Windows-1252.',
      en: 'The systems that receive the data can only show characters of Windows-1252.',
    },
    accepted: {
      sv: 'Västeuropeiska bokstäver, siffror och vanliga skiljetecken på en enda rad.',
      en: 'Western European letters, digits and ordinary punctuation, on a single line.',
    },
    fix: {
      sv: 'Byt tecknet mot ett som finns på ett svenskt tangentbord. Ta bort radbrytningar i cellen.',
      en: 'Replace the character with one on a Swedish keyboard. Remove line breaks inside the cell.',
    },
  },
  examples: {
    passes: [
      { note: { sv: 'Accenter i Västeuropa', en: 'Western European accents' }, rows: [{ Förnamn: 'Renée' }] },
      {
        note: { sv: 'Tankstreck och euro', en: 'A dash and a euro sign' },
        rows: [{ Befattning: 'Chef – €' }],
      },
    ],
    found: [
      { note: { sv: 'Polskt ł', en: 'A Polish ł' }, rows: [{ Efternamn: 'Kowalewskałł' }] },
      { note: { sv: 'Radbrytning', en: 'A line break' }, rows: [{ Befattning: 'Chef\nekonomi' }] },
    ],
  },
  related: ['ENCODING_DETECTION_FAILED'],
  find: () => holdsUnusable,
})

function holdsUnusable(value: string): boolean {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    if (code < SPACE || (code >= DELETE && (code === DELETE || !isInCp1252(code)))) return true
  }
  return false
}
