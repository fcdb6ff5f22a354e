import { defineCheck } from './define-check.ts'
import { isRewrittenNumber, REWRITTEN_NUMBER_TEXTS } from './rewritten-number.ts'
import type { CellView } from './scopes.ts'

export const invalidPid = defineCheck({
  code: 'INVALID_PID',
  scope: 'cell',
  turn: 'format',
  details: ['length', 'character', 'date', 'check-digit', 'interim', 'reserve', 'rewritten-number'],
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Personnumret har fel längd, datum eller kontrollsiffra',
      en: 'The identity number has the wrong length, date or check digit',
    },
    message: {
      length: {
        sv: 'Personnumret har fel antal siffror. Det ska ha 10 eller 12.',
        en: 'The identity number has the wrong number of digits. It must have 10 or 12.',
      },
      character: {
        sv: 'Personnumret har ett tecken som inte hör hemma där. Utöver siffror får det bara ha - eller + före de fyra sista, och + bara med 10 siffror.',
        en: 'The identity number has a character that does not belong there. Apart from digits, it may only have - or + before the last four, and + only with 10 digits.',
      },
      date: {
        sv: 'Personnumret börjar med ett datum som inte finns, eller som ligger i framtiden.',
        en: 'The identity number begins with a date that does not exist, or that is in the future.',
      },
      'check-digit': {
        sv: 'De fyra sista siffrorna stämmer inte med datumet (fel kontrollsiffra). Någon av siffrorna är fel.',
        en: 'The last four digits do not match the date (wrong check digit). One of the digits is wrong.',
      },
      interim: {
        sv: 'Det här är ett tillfälligt nummer med bokstav. Det går inte att använda här.',
        en: 'This is an interim number with a letter. It cannot be used here.',
      },
      reserve: {
        sv: 'Det här är ett reservnummer från vården. Det går inte att använda här.',
        en: 'This is a reserve number from health care. It cannot be used here.',
      },
      'rewritten-number': REWRITTEN_NUMBER_TEXTS.message,
    },
    why: {
      sv: 'Personnumret avgör vem medarbetaren är. Är en enda siffra fel kan uppgifter hamna hos någon annan.',
      en: 'The identity number decides who the employee is. A single wrong digit can put information on the wrong person.',
    },
    accepted: {
      sv: '10 siffror, med eller utan - eller + före de fyra sista, eller 12 siffror, med eller utan -. Datumet ska finnas och kontrollsiffran stämma. Samordningsnummer går bra.',
      en: '10 digits, with or without - or + before the last four, or 12 digits, with or without -. The date must exist and the check digit must be right. Coordination numbers are accepted.',
    },
    fix: {
      sv: 'Jämför med lönesystemet eller fråga medarbetaren. Har siffror försvunnit i början eller slutet: formatera kolumnen som text och klistra in numren på nytt.',
      en: 'Compare with the payroll system or ask the employee. If digits have disappeared at the beginning or end, format the column as text and paste the numbers again.',
    },
    fixes: { 'rewritten-number': REWRITTEN_NUMBER_TEXTS.fix },
  },
  examples: {
    passes: [
      { note: { sv: '12 siffror', en: '12 digits' }, rows: [{ Personnummer: '196408233234' }] },
      {
        note: { sv: '10 siffror och bindestreck', en: '10 digits and a hyphen' },
        rows: [{ Personnummer: '640823-3234' }],
      },
    ],
    found: [
      {
        note: { sv: 'Fel kontrollsiffra', en: 'A wrong check digit' },
        rows: [{ Personnummer: '196408233235' }],
      },
      { note: { sv: 'En siffra för lite', en: 'One digit short' }, rows: [{ Personnummer: '19640823323' }] },
      {
        note: { sv: 'Ett datum som inte finns', en: 'A date that does not exist' },
        rows: [{ Personnummer: '196402303234' }],
      },
      {
        note: { sv: 'Bindestreck på fel plats', en: 'A hyphen in the wrong place' },
        rows: [{ Personnummer: '1964-08-23-3234' }],
      },
      {
        note: { sv: 'Tillfälligt nummer', en: 'An interim number' },
        rows: [{ Personnummer: '19640823T238' }],
      },
      {
        note: { sv: 'Omskrivet av Excel', en: 'Rewritten by Excel' },
        rows: [{ Personnummer: '1.95209E+11' }],
      },
      { note: { sv: 'Reservnummer', en: 'A reserve number' }, rows: [{ Personnummer: '991234567890' }] },
    ],
  },
  related: ['PIDS_WITH_CONTROL_NUMBER_ZEROES', 'VALUE_UNIQUE'],
  find: ({ column, identityNumber }) => {
    if (column.format !== 'pid') return null
    return value => {
      const number = identityNumber(value)
      if (number.digits !== '') return false
      if (number.kind === 'interim' || number.kind === 'reserve') return number.kind
      if (isRewrittenNumber(value)) return 'rewritten-number'
      return faultOfForm(value) ?? (hasDate(value, identityNumber) ? 'check-digit' : 'date')
    }
  },
})

function faultOfForm(value: string): 'length' | 'character' | null {
  if (/^(?:\d{6}[-+]?|\d{8}-?)\d{4}$/.test(value)) return null
  const digits = value.replace(/[-+\s]/g, '')
  return /^\d+$/.test(digits) && digits.length !== 10 && digits.length !== 12 ? 'length' : 'character'
}

/** Whether the date is right, which is all that is asked of a number that ends with zeroes. */
function hasDate(value: string, identityNumber: CellView['identityNumber']): boolean {
  return identityNumber(`${value.slice(0, -4)}0000`).digits !== ''
}
