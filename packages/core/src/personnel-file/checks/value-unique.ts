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
      sv: 'Uppgiften visar vem medarbetaren är. Två personer kan inte ha samma, och varje person läses in en gång.',
      en: 'It decides who the employee is. Two people cannot share it, and each person is imported once.',
    },
    accepted: {
      sv: 'Varje värde en gång i kolumnen. Ett personnummer med 10 siffror räknas som samma värde som med 12, och i e-postadresser spelar stora och små bokstäver ingen roll.',
      en: 'Each value once in the column. An identity number with 10 digits counts as the same value as with 12, and capital letters in email addresses do not matter.',
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
        note: { sv: 'Samma e-post med stor bokstav', en: 'The same email address with a capital letter' },
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
