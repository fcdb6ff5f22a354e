import { defineCheck } from './define-check.ts'
import { FirstRows } from './first-rows.ts'

export const valueUnique = defineCheck({
  code: 'VALUE_UNIQUE',
  scope: 'column',
  countsRepeats: true,
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Värdet finns på flera rader', en: 'The value occurs on several rows' },
    message: {
      sv: 'Samma värde finns redan på rad {firstRow}.',
      en: 'The same value is already in row {firstRow}.',
    },
    why: {
      sv: 'Uppgiften visar vem medarbetaren är. Två personer kan inte ha samma, och en person läses in en gång.',
      en: 'It tells who the employee is. Two people cannot share it, and one person is imported once.',
    },
    accepted: {
      sv: 'Varje värde en gång i kolumnen. 10 och 12 siffror av samma personnummer är samma värde, och i e-post är stora och små bokstäver lika.',
      en: 'Each value once in the column. 10 and 12 digits of one identity number are the same value, and in e-mails capital and small letters are alike.',
    },
    fix: {
      sv: 'Ta bort dubbletten, eller rätta den rad som har fel värde.',
      en: 'Remove the duplicate, or correct the row that has the wrong value.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Olika på varje rad', en: 'Different in each row' },
        rows: [{ Anställningsnummer: '1001' }, { Anställningsnummer: '1002' }],
      },
    ],
    found: [
      {
        note: {
          sv: 'Samma personnummer, skrivet på två sätt',
          en: 'One identity number, written in two ways',
        },
        rows: [{ Personnummer: '196408233234' }, { Personnummer: '640823-3234' }],
      },
      {
        note: { sv: 'Samma e-post med stor bokstav', en: 'The same e-mail with a capital' },
        rows: [{ 'E-post': 'maja@exempel.se' }, { 'E-post': 'Maja@exempel.se' }],
      },
    ],
  },
  related: ['INVALID_PID'],
  find: (column, keyOf) => {
    if (!column.unique) return null
    const firstRows = new FirstRows()
    return (row, value, valid) => {
      const firstRow = firstRows.firstRowOf(keyOf(value, valid), row)
      return firstRow === 0 ? null : { firstRow }
    }
  },
})
