import { CELL_MAX_CHARACTERS } from '../../limits/index.ts'
import { defineCheck } from './define-check.ts'

const tooLong = 'x'.repeat(CELL_MAX_CHARACTERS + 1)

export const valueLength = defineCheck({
  code: 'VALUE_LENGTH',
  scope: 'cell',
  turn: 'beside',
  details: ['cut', 'kept'],
  severity: 'warning',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Texten är längre än 50 tecken och kortas',
      en: 'The text is longer than 50 characters and will be cut',
    },
    message: {
      cut: {
        sv: 'Texten har {count} tecken. De första {limit} läses in.',
        en: 'The text has {count} characters. The first {limit} are imported.',
      },
      kept: {
        sv: 'Värdet har {count} tecken, fler än {limit}. Det läses in som det står.',
        en: 'The value has {count} characters, more than {limit}. It is imported as it stands.',
      },
    },
    why: {
      sv: 'Långa texter får inte plats i listor och intyg. Det som kortas går förlorat.',
      en: 'Long texts do not fit in lists and certificates. Whatever is cut is lost.',
    },
    accepted: {
      sv: `Högst ${CELL_MAX_CHARACTERS} tecken i en cell. I en kolumn med flera värden gäller det vart och ett av dem.`,
      en: `At most ${CELL_MAX_CHARACTERS} characters in a cell. In a column for several values, this applies to each of them.`,
    },
    fix: {
      sv: 'Korta texten så att det viktiga finns kvar.',
      en: 'Shorten the text but keep what matters.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Precis 50 tecken', en: 'Exactly 50 characters' },
        rows: [{ Befattning: 'x'.repeat(CELL_MAX_CHARACTERS) }],
      },
      {
        note: { sv: 'Två adresser som är kortare var för sig', en: 'Two addresses, each of them shorter' },
        rows: [{ Beställare: 'maja.lind.enhet.norr@exempel.se,bo.ek.enhet.norr@exempel.se' }],
      },
    ],
    found: [
      {
        note: { sv: 'Ett tecken för mycket', en: 'One character too many' },
        rows: [{ Befattning: tooLong }],
      },
      {
        note: { sv: 'En lång e-postadress', en: 'A long email address' },
        rows: [{ 'E-post': 'maja.lind@en-organisation-med-ett-langt-namn.exempel.se' }],
      },
    ],
  },
  related: ['TOO_MANY_WARNINGS'],
  find: ({ column, layout }) => {
    const limit = layout.template.cellLimit
    const detail = column.format === 'text' ? 'cut' : 'kept'
    // Code units are never fewer than code points.
    return value => (value.length > limit && longest(value, column.separated) > limit ? detail : false)
  },
  tell: (value, { column, layout }) => ({
    count: longest(value, column.separated),
    limit: layout.template.cellLimit,
  }),
})

/** Code points of a cell, or of the longest value in it. */
function longest(value: string, separated: boolean): number {
  const values = separated ? value.split(',') : [value]
  return values.reduce((most, one) => Math.max(most, codePoints(one)), 0)
}

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
