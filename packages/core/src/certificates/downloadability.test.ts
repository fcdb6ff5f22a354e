import { expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { downloadability } from './downloadability.ts'

test.each([
  [isoDate(2025, 2, 2), true, 'downloadable'],
  [isoDate(2025, 2, 1), true, 'issued-too-early'],
  [isoDate(2025, 2, 1), false, 'issued-too-early'],
  [isoDate(2025, 2, 2), false, 'no-document'],
  [null, false, 'no-document'],
] as const)('issued %s, with a document %s: %s', (issued, hasDocument, expected) => {
  expect(downloadability({ issued, hasDocument })).toBe(expected)
})
