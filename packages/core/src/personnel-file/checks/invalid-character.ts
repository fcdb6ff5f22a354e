import { isInCp1252 } from '../../primitives/cp1252.ts'
import { defineCheck } from './define-check.ts'

const SPACE = 0x20
const DELETE = 0x7f

export const invalidCharacter = defineCheck({
  code: 'INVALID_CHARACTER',
  scope: 'cell',
  turn: 'character',
  details: ['line-break', 'tab', 'letter', 'emoji', 'other'],
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Tecknet kan inte användas (CP1252)', en: 'The character cannot be used (CP1252)' },
    message: {
      'line-break': { sv: 'Cellen har en radbrytning.', en: 'The cell has a line break.' },
      tab: { sv: 'Cellen har en tabb.', en: 'The cell has a tab.' },
      letter: {
        sv: 'Cellen har en bokstav utanför Västeuropas alfabet, till exempel ł, ğ eller en kyrillisk bokstav.',
        en: 'The cell has a letter outside the Western European alphabets, such as ł, ğ or a Cyrillic letter.',
      },
      emoji: { sv: 'Cellen har en emoji.', en: 'The cell has an emoji.' },
      other: {
        sv: 'Cellen har ett osynligt tecken eller en symbol som inte kan visas, till exempel → eller ✓.',
        en: 'The cell has an invisible character or a symbol that cannot be shown, such as → or ✓.',
      },
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
      sv: 'Byt bokstäver som ł och ğ mot närmaste svenska, l och g. Ta bort emojier, andra symboler och radbrytningar. Syns inget fel: radera cellen och skriv värdet på nytt.',
      en: 'Replace letters such as ł and ğ with the nearest Swedish ones, l and g. Remove emoji, other symbols and line breaks. If nothing looks wrong, clear the cell and type the value again.',
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
      { note: { sv: 'Tabb', en: 'A tab' }, rows: [{ Befattning: 'Chef\tekonomi' }] },
      { note: { sv: 'Emoji', en: 'An emoji' }, rows: [{ Befattning: 'Chef 🙂' }] },
      { note: { sv: 'Pil', en: 'An arrow' }, rows: [{ Befattning: 'Chef → ekonomi' }] },
    ],
  },
  related: ['ENCODING_DETECTION_FAILED'],
  find: () => value => {
    const at = firstUnusable(value)
    return at >= 0 && kindOf(String.fromCodePoint(value.codePointAt(at) ?? 0))
  },
})

/** Where the first character stands that cannot be used; -1 where all can. */
function firstUnusable(value: string): number {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    if (code < SPACE || (code >= DELETE && (code === DELETE || !isInCp1252(code)))) return i
  }
  return -1
}

function kindOf(character: string) {
  if (/[\n\r\u2028\u2029]/.test(character)) return 'line-break'
  if (character === '\t') return 'tab'
  if (/[\p{L}\p{M}]/u.test(character)) return 'letter'
  return /\p{Emoji_Presentation}/u.test(character) ? 'emoji' : 'other'
}
