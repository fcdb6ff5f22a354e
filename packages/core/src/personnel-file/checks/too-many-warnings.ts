import { defineCheck } from './define-check.ts'
import type { VerdictView } from './scopes.ts'

const longTitle = 'Samordnare för arbetsmiljö, hälsa och rehabilitering'

export const tooManyWarnings = defineCheck({
  code: 'TOO_MANY_WARNINGS',
  scope: 'verdict',
  severity: 'fatal',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Filen har för många varningar', en: 'The file has too many warnings' },
    message: {
      sv: 'Antal varningar: {count}. Högst {limit} godtas i den här filen.',
      en: 'Warnings: {count}. At most {limit} are accepted in this file.',
    },
    why: {
      sv: 'Många varningar tyder på ett enda stort misstag, till exempel att två kolumner bytt plats.',
      en: 'Many warnings usually come from one large mistake, such as two columns that have been swapped.',
    },
    accepted: {
      sv: 'Högst 100 varningar, eller en varning på var tionde rad om det är fler.',
      en: 'At most 100 warnings, or one warning in every tenth row if that is more.',
    },
    fix: {
      sv: 'Se vilken varning som är vanligast och rätta orsaken i exporten.',
      en: 'See which warning is most common and correct its cause in the export.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Precis vid gränsen', en: 'At the limit' },
        rows: [{ Befattning: longTitle }, {}],
        template: { maxWarnings: { atLeast: 1, shareOfRows: 0 } },
      },
    ],
    found: [
      {
        note: { sv: 'En varning över gränsen', en: 'One warning past the limit' },
        rows: [{ Befattning: longTitle }, { Befattning: longTitle }],
        template: { maxWarnings: { atLeast: 1, shareOfRows: 0 } },
      },
    ],
  },
  related: ['VALUE_LENGTH', 'PIDS_WITH_CONTROL_NUMBER_ZEROES', 'ALL_IDENTICAL_CHECK_FAILED'],
  find: view => {
    const limit = mostWarnings(view)
    return !view.fatal && view.warnings > limit ? { count: view.warnings, limit } : null
  },
})

/** A share of the rows is rounded down; the small addition undoes what binary fractions lose (0.29 × 100). */
function mostWarnings({ template, rows }: VerdictView): number {
  const { atLeast, shareOfRows } = template.maxWarnings
  return Math.max(atLeast, Math.floor(shareOfRows * rows + 1e-9))
}
