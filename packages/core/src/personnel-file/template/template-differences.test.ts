import { expect, test } from 'vitest'
import { columnGuide } from './column-guide.ts'
import { STANDARD_TEMPLATE } from './standard-template.ts'
import { templateDifferences } from './template-differences.ts'

test('the standard template does not differ from itself', () => {
  expect(templateDifferences(STANDARD_TEMPLATE)).toEqual([])
})

test('columns that are gone, new, renamed and under other rules are told', () => {
  const columns = STANDARD_TEMPLATE.columns.flatMap(column => {
    if (column.role === 'vat') return []
    if (column.role === 'pid') return [{ ...column, header: 'Persnr' }]
    return column.role === 'title' ? [{ ...column, mandatory: true }] : [column]
  })
  const bonus = {
    ...(STANDARD_TEMPLATE.columns[7] ?? expect.unreachable()),
    role: undefined,
    header: 'Bonus',
  }
  expect(templateDifferences({ ...STANDARD_TEMPLATE, columns: [...columns, bonus] })).toEqual([
    { kind: 'missing', header: 'VAT-nummer' },
    { kind: 'renamed', header: 'Persnr', standard: 'Personnummer' },
    { kind: 'rules', header: 'Befattning' },
    { kind: 'extra', header: 'Bonus' },
  ])
})

test.each([
  ['Personnummer', 'Personnummer med 10 eller 12 siffror. Måste fyllas i. Får inte upprepas.'],
  ['Befattning', 'Text, högst 50 tecken.'],
  [
    'Beställare',
    'E-postadress utan mellanslag och utan å, ä och ö. Flera skrivs med komma emellan, utan mellanslag. Måste fyllas i. Samma för alla i samma enhet.',
  ],
])('the column %s is told in sentences', (header, guide) => {
  const column = STANDARD_TEMPLATE.columns.find(known => known.header === header) ?? expect.unreachable()
  expect(columnGuide(column, STANDARD_TEMPLATE, 'sv')).toBe(guide)
})
