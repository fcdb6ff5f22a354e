import { isEmailAddress } from '../../primitives/email-address.ts'
import { defineCheck } from './define-check.ts'

export const invalidEmail = defineCheck({
  code: 'INVALID_EMAIL',
  scope: 'cell',
  turn: 'format',
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'E-postadressen har mellanslag eller å, ä, ö', en: 'The e-mail has spaces or å, ä, ö' },
    message: {
      sv: 'E-postadressen är inte rätt skriven.',
      en: 'The e-mail address is not written correctly.',
    },
    why: {
      sv: 'Kallelser och inbjudningar skickas till adressen. En felskriven adress når ingen, eller någon annan.',
      en: 'Invitations and notices are sent to the address. A misspelt one reaches nobody, or somebody else.',
    },
    accepted: {
      sv: 'Ett enda @, minst en punkt efter det, och inga mellanslag eller bokstäver utanför a–z.',
      en: 'A single @, at least one dot after it, and no spaces or letters outside a–z.',
    },
    fix: {
      sv: 'Kontrollera adressen i e-postsystemet. Skriv a för å och ä, o för ö, om adressen är så.',
      en: 'Check the address in the mail system. Write a for å and ä, o for ö, where the address is so.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'En vanlig adress', en: 'An ordinary address' },
        rows: [{ 'E-post': 'maja.lind@exempel.se' }],
      },
      {
        note: { sv: 'Två beställare', en: 'Two orderers' },
        rows: [{ Beställare: 'maja@exempel.se,bo@exempel.se' }],
      },
    ],
    found: [
      {
        note: { sv: 'ö i adressen', en: 'An ö in the address' },
        rows: [{ 'E-post': 'bjorn.öberg@exempel.se' }],
      },
      { note: { sv: 'Mellanslag', en: 'A space' }, rows: [{ 'E-post': 'maja lind@exempel.se' }] },
      { note: { sv: 'Ingen punkt efter @', en: 'No dot after @' }, rows: [{ 'E-post': 'maja@exempel' }] },
    ],
  },
  related: ['INVALID_SEPARATED_VALUES', 'INVALID_CHARACTER'],
  find: ({ column }) => {
    if (column.format !== 'email') return null
    if (!column.separated) return value => !isEmailAddress(value)
    return value => (value.includes(',') ? !value.split(',').every(isEmailAddress) : !isEmailAddress(value))
  },
})
