import { isPostalCode } from '../../primitives/postal-code.ts'
import { defineCheck } from './define-check.ts'

export const invalidPostalnumber = defineCheck({
  code: 'INVALID_POSTALNUMBER',
  scope: 'cell',
  turn: 'format',
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Postnumret får bara ha siffror', en: 'The postal code may only have digits' },
    message: {
      sv: 'Postnumret har något annat än siffror.',
      en: 'The postal code has something other than digits.',
    },
    why: {
      sv: 'Postnumret används i fakturaadressen.',
      en: 'The postal code is used in the invoice address.',
    },
    accepted: { sv: 'Bara siffror, utan mellanslag.', en: 'Digits only, without spaces.' },
    fix: { sv: 'Ta bort mellanslaget och landskoden.', en: 'Remove the space and the country code.' },
  },
  examples: {
    passes: [{ note: { sv: 'Fem siffror', en: 'Five digits' }, rows: [{ Postnummer: '41103' }] }],
    found: [
      { note: { sv: 'Mellanslag', en: 'A space' }, rows: [{ Postnummer: '411 03' }] },
      { note: { sv: 'Landskod', en: 'A country code' }, rows: [{ Postnummer: 'SE-41103' }] },
    ],
  },
  find: ({ column }) => (column.format === 'postal-code' ? value => !isPostalCode(value) : null),
})
