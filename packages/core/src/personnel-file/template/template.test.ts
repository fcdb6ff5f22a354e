import { describe, expect, test } from 'vitest'
import { STANDARD_TEMPLATE } from './standard-template.ts'
import { type TemplateInput, templateSchema } from './template.ts'

function refusal(changes: Partial<TemplateInput>): string | undefined {
  return templateSchema.safeParse({ ...STANDARD_TEMPLATE, ...changes }).error?.issues[0]?.message
}

describe('a template is refused with a sentence when', () => {
  const column = { format: 'text' } as const

  test.each([
    [
      'two columns have the same header',
      [
        { ...column, header: 'A' },
        { ...column, header: 'A' },
      ],
      'same header',
    ],
    [
      'two columns have the same role',
      [
        { ...column, header: 'A', role: 'pid' },
        { ...column, header: 'B', role: 'pid' },
      ],
      'same role',
    ],
    ['a header begins with a space', [{ ...column, header: ' A' }], 'begin or end with a space'],
    ['a header is not in NFC', [{ ...column, header: 'Fo\u0308rnamn' }], 'NFC'],
  ] as const)('%s', (_, columns, sentence) => {
    expect(refusal({ columns: [...columns] })).toContain(sentence)
  })

  test('the row filter names a column that is not there', () => {
    expect(refusal({ rowFilter: { column: 'Status', values: ['A'] } })).toContain('lacks')
  })
})

test('the standard template has the 31 columns of version 1', () => {
  expect(STANDARD_TEMPLATE.columns.length).toBe(31)
  expect(refusal({})).toBeUndefined()
})
