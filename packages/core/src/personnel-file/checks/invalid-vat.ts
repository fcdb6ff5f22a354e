import { organisationDigits } from '../../primitives/organisation-number.ts'
import { vatOrganisationDigits } from '../../primitives/vat-number.ts'
import { defineCheck } from './define-check.ts'

export const invalidVat = defineCheck({
  code: 'INVALID_VAT',
  scope: 'cell',
  turn: 'format',
  readsRow: true,
  details: ['wrong', 'other-organisation'],
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'VAT-numret ska vara SE + organisationsnummer + 01',
      en: 'The VAT number must be SE + organisation number + 01',
    },
    message: {
      wrong: {
        sv: 'VAT-numret är inte SE, tio siffror med rätt kontrollsiffra och 01.',
        en: 'The VAT number is not SE, ten digits with the right check digit, and 01.',
      },
      'other-organisation': {
        sv: 'VAT-numret har ett annat organisationsnummer än raden.',
        en: 'The VAT number has a different organisation number from the row.',
      },
    },
    why: {
      sv: 'VAT-numret står på fakturan och ska höra till samma företag som organisationsnumret.',
      en: 'The VAT number is printed on the invoice and must belong to the same company as the organisation number.',
    },
    accepted: {
      sv: 'SE, radens organisationsnummer utan bindestreck och 01. Cellen får vara tom.',
      en: 'SE, the organisation number of the row without its hyphen, and 01. The cell may be empty.',
    },
    fix: {
      sv: 'Skriv SE, de tio siffrorna i radens organisationsnummer och 01, utan mellanslag.',
      en: 'Write SE, the ten digits of the row’s organisation number and 01, without spaces.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Radens organisationsnummer', en: 'The organisation number of the row' },
        rows: [{ Organisationsnummer: '556016-0680', 'VAT-nummer': 'SE556016068001' }],
      },
    ],
    found: [
      {
        note: { sv: 'Utan SE', en: 'Without SE' },
        rows: [{ Organisationsnummer: '556016-0680', 'VAT-nummer': '556016068001' }],
      },
      {
        note: { sv: 'Ett annat bolags', en: 'Of another company' },
        rows: [{ Organisationsnummer: '556016-0680', 'VAT-nummer': 'SE202100548901' }],
      },
    ],
  },
  related: ['INVALID_ORG_NUMBER'],
  find: ({ column, layout, today }) => {
    if (column.format !== 'vat') return null
    const organisationAt = layout.roles.get('organisation-number') ?? -1
    let right = { value: '', organisation: '' }
    return (value, cells) => {
      const organisation = cells[organisationAt] ?? ''
      if (value === right.value && organisation === right.organisation) return false
      const digits = vatOrganisationDigits(value)
      if (digits === undefined) return 'wrong'
      const own = organisationDigits(organisation, today)
      if (own !== undefined && own !== digits) return 'other-organisation'
      right = { value, organisation }
      return false
    }
  },
})
