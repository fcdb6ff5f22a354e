import { defineCheck } from './define-check.ts'

export const allIdenticalCheckFailed = defineCheck({
  code: 'ALL_IDENTICAL_CHECK_FAILED',
  scope: 'column',
  severity: 'warning',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Filen har flera olika värden (kan godkännas)',
      en: 'The file has several values (can be ignored)',
    },
    message: {
      sv: 'Rad {firstRow} har värdet {firstValue}. Stämmer det behöver du inte göra något.',
      en: 'Row {firstRow} has the value {firstValue}. If that is right, you do not need to do anything.',
    },
    why: {
      sv: 'En fil gäller oftast ett enda bolag. Flera organisationsnummer kan vara rätt, men kan också betyda att det är fel fil.',
      en: 'A file usually concerns one company. Several organisation numbers may be right, but may also mean that it is the wrong file.',
    },
    accepted: {
      sv: 'Samma värde i hela filen. Med eller utan 16 och bindestreck är det samma organisationsnummer.',
      en: 'The same value in the whole file. With or without 16 and the hyphen, it is the same organisation number.',
    },
    fix: {
      sv: 'Kontrollera att raderna hör till filen. Gör de det behöver du inte ändra något.',
      en: 'Check that the rows belong in the file. If they do, you do not need to change anything.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Samma nummer, skrivet på två sätt', en: 'One number, written in two ways' },
        rows: [
          { Organisationsnummer: '556016-0680', 'VAT-nummer': '' },
          { Organisationsnummer: '16556016-0680', 'VAT-nummer': '' },
        ],
      },
    ],
    found: [
      {
        note: { sv: 'Två bolag i filen', en: 'Two companies in the file' },
        rows: [
          { Organisationsnummer: '556016-0680', 'VAT-nummer': '' },
          { Organisationsnummer: '202100-5489', 'VAT-nummer': '', 'Organisationsnivå 2': 'Annat bolag' },
        ],
      },
    ],
  },
  related: ['ONE_TO_ONE_CHECK_FAILED', 'TOO_MANY_WARNINGS'],
  find: (column, keyOf) => {
    if (!column.identical) return null
    let first: { firstRow: number; firstValue: string } | null = null
    const keys = new Set<string>()
    return (row, value, valid) => {
      if (value === first?.firstValue) return null
      const key = keyOf(value, valid)
      if (keys.has(key)) return null
      keys.add(key)
      if (first) return first
      first = { firstRow: row, firstValue: value }
      return null
    }
  },
})
