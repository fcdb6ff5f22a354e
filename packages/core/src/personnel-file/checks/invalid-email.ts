import { isEmailAddress } from '../../primitives/email-address.ts'
import { defineCheck } from './define-check.ts'

export const invalidEmail = defineCheck({
  code: 'INVALID_EMAIL',
  scope: 'cell',
  turn: 'format',
  details: ['space', 'letter', 'at-sign', 'dot', 'other'],
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'E-postadressen är fel skriven, till exempel med mellanslag eller å, ä, ö',
      en: 'The email address is not written correctly, for example with spaces or å, ä, ö',
    },
    message: {
      space: { sv: 'E-postadressen har ett mellanslag.', en: 'The email address has a space.' },
      letter: {
        sv: 'E-postadressen har å, ä, ö eller ett annat tecken utanför a–z.',
        en: 'The email address has å, ä, ö or another character outside a–z.',
      },
      'at-sign': {
        sv: 'E-postadressen ska ha ett enda @.',
        en: 'The email address must have a single @.',
      },
      dot: {
        sv: 'E-postadressen saknar punkt efter @, som i exempel.se.',
        en: 'The email address has no dot after the @, as in exempel.se.',
      },
      other: {
        sv: 'E-postadressen har ett tecken som inte hör hemma där, eller för många tecken före @.',
        en: 'The email address has a character that does not belong there, or too many characters before the @.',
      },
    },
    why: {
      sv: 'Kallelser och inbjudningar skickas till adressen. En felskriven adress når ingen, eller någon annan.',
      en: 'Invitations and notices are sent to the address. A misspelt address reaches nobody, or the wrong person.',
    },
    accepted: {
      sv: 'Ett enda @, minst en punkt efter det, och inga mellanslag eller bokstäver utanför a–z.',
      en: 'A single @, at least one dot after it, and no spaces or letters outside a–z.',
    },
    fix: {
      sv: 'Kontrollera adressen i e-postsystemet och skriv den likadant, utan mellanslag. I adresser skrivs å och ä ofta som a, och ö som o.',
      en: 'Check the address in the email system and write it the same way, without spaces. In addresses, å and ä are often written as a, and ö as o.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'En vanlig adress', en: 'An ordinary address' },
        rows: [{ 'E-post': 'maja.lind@exempel.se' }],
      },
      {
        note: { sv: 'Två beställare', en: 'Two order managers' },
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
      { note: { sv: 'Inget @', en: 'No @' }, rows: [{ 'E-post': 'maja.lind.exempel.se' }] },
      { note: { sv: 'Punkt sist', en: 'A dot last' }, rows: [{ 'E-post': 'maja@exempel.se.' }] },
    ],
  },
  related: ['INVALID_SEPARATED_VALUES', 'INVALID_CHARACTER'],
  find: ({ column }) => {
    if (column.format !== 'email') return null
    if (!column.separated) return faultOf
    return value => (value.includes(',') ? faultOfList(value) : faultOf(value))
  },
})

function faultOfList(value: string) {
  const wrong = value.split(',').find(part => !isEmailAddress(part))
  return wrong !== undefined && faultOf(wrong)
}

function faultOf(value: string) {
  if (isEmailAddress(value)) return false
  if (/\s/.test(value)) return 'space'
  if (/\P{ASCII}/u.test(value)) return 'letter'
  const [, domain, ...others] = value.split('@')
  if (domain === undefined || others.length > 0) return 'at-sign'
  return domain.includes('.') ? 'other' : 'dot'
}
