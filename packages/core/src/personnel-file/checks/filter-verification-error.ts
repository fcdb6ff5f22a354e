import { defineCheck } from './define-check.ts'

const rowFilter = { column: 'Befattning', values: ['Tillsvidare'] }

export const filterVerificationError = defineCheck({
  code: 'FILTER_VERIFICATION_ERROR',
  scope: 'verdict',
  details: ['no-column', 'no-rows'],
  severity: 'fatal',
  spec: 'portal §8',
  texts: {
    heading: { sv: 'Filens urval kunde inte kontrolleras', en: "The file's selection could not be verified" },
    message: {
      'no-column': {
        sv: 'Er mall väljer rader efter en kolumn som saknas i filen.',
        en: 'Your template selects rows by a column that is not in the file.',
      },
      'no-rows': {
        sv: 'Ingen rad har något av de värden som er mall väljer.',
        en: 'No row has one of the values that your template selects.',
      },
    },
    why: {
      sv: 'Er mall läser bara in vissa rader. Utan urvalet skulle fel medarbetare läsas in, eller inga alls.',
      en: 'Your template only imports certain rows. Without the selection, the wrong employees would be imported, or none at all.',
    },
    accepted: {
      sv: 'Kolumnen som mallen väljer efter finns, och minst en rad har ett av de valda värdena.',
      en: 'The column that the template selects by is there, and at least one row has one of the selected values.',
    },
    fix: {
      sv: 'Kontrollera att kolumnen finns och att värdena är skrivna som i er mall.',
      en: 'Check that the column is there and that the values are written as in your template.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'En rad har det valda värdet', en: 'A row has the selected value' },
        rows: [{ Befattning: 'Tillsvidare' }, { Befattning: 'Vikarie' }],
        template: { rowFilter },
      },
    ],
    found: [
      {
        note: { sv: 'Ingen rad har det valda värdet', en: 'No row has the selected value' },
        rows: [{ Befattning: 'Vikarie' }],
        template: { rowFilter },
      },
      {
        note: { sv: 'Kolumnen saknas', en: 'The column is missing' },
        header: { Befattning: null },
        template: { rowFilter },
      },
    ],
  },
  related: ['HEADER_CHECK_FAILED', 'TOO_FEW_ROWS'],
  find: ({ filter, refusal, rows, header }) => {
    if (filter === 'none' || header === 'none') return null
    if (filter === 'no-column') return { detail: 'no-column' }
    return refusal === null && rows === 0 ? { detail: 'no-rows' } : null
  },
})
