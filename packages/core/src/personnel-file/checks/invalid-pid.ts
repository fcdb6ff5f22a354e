import { defineCheck } from './define-check.ts'

export const invalidPid = defineCheck({
  code: 'INVALID_PID',
  scope: 'cell',
  turn: 'format',
  details: ['wrong', 'interim', 'reserve'],
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Personnumret har fel kontrollsiffra eller längd',
      en: 'The identity number has a wrong check digit or length',
    },
    message: {
      wrong: {
        sv: 'Personnumret har fel längd, datum eller kontrollsiffra.',
        en: 'The identity number has a wrong length, date or check digit.',
      },
      interim: {
        sv: 'Det här är ett tillfälligt nummer med bokstav. Det går inte att använda här.',
        en: 'This is an interim number with a letter. It cannot be used here.',
      },
      reserve: {
        sv: 'Det här är ett reservnummer från vården. Det går inte att använda här.',
        en: 'This is a reserve number from health care. It cannot be used here.',
      },
    },
    why: {
      sv: 'Personnumret avgör vem medarbetaren är. Är en enda siffra fel kan uppgifter hamna hos någon annan.',
      en: 'The identity number tells who the employee is. With one wrong digit, information can end up with somebody else.',
    },
    accepted: {
      sv: '10 siffror, med eller utan - eller + före de fyra sista, eller 12 siffror, med eller utan -. Datumet ska finnas och kontrollsiffran stämma. Samordningsnummer går bra.',
      en: '10 digits, with or without - or + before the last four, or 12 digits, with or without -. The date must exist and the check digit be right. Coordination numbers are fine.',
    },
    fix: {
      sv: 'Jämför med lönesystemet eller fråga medarbetaren. Har siffror försvunnit i början eller slutet: formatera kolumnen som text och klistra in numren på nytt.',
      en: 'Compare with the payroll system or ask the employee. If digits have vanished at the beginning or end, format the column as text and paste the numbers again.',
    },
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
        note: { sv: 'Tillfälligt nummer', en: 'An interim number' },
        rows: [{ Personnummer: '19640823T238' }],
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
      return number.kind === 'interim' || number.kind === 'reserve' ? number.kind : 'wrong'
    }
  },
})
