import { defineCheck } from './define-check.ts'

export const pidsWithControlNumberZeroes = defineCheck({
  code: 'PIDS_WITH_CONTROL_NUMBER_ZEROES',
  scope: 'cell',
  turn: 'format',
  keepsValid: true,
  severity: 'warning',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Personnummer som slutar på 0000', en: 'Identity number that ends with 0000' },
    message: {
      sv: 'Personnumret slutar på 0000 och tillhör ingen riktig person.',
      en: 'The identity number ends with 0000 and does not belong to a real person.',
    },
    why: {
      sv: 'Nummer som slutar på 0000 används när det riktiga saknas. De kan inte kopplas till ett konto.',
      en: 'Numbers ending with 0000 are used when the real one is missing. They cannot be linked to an account.',
    },
    accepted: {
      sv: 'Numret läses in, men medarbetaren kan inte logga in med det.',
      en: 'The number is imported, but the employee cannot sign in with it.',
    },
    fix: {
      sv: 'Byt till det riktiga personnumret när det finns.',
      en: 'Replace it with the real identity number when there is one.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Riktiga slutsiffror', en: 'Real last digits' },
        rows: [{ Personnummer: '196408233234' }],
      },
    ],
    found: [{ note: { sv: 'Fyra nollor', en: 'Four zeroes' }, rows: [{ Personnummer: '196408230000' }] }],
  },
  related: ['INVALID_PID', 'TOO_MANY_WARNINGS'],
  find: ({ column, identityNumber }) =>
    column.format === 'pid' ? value => identityNumber(value).endsWithZeroes : null,
})
