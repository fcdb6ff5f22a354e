import { expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { downloadability } from './downloadability.ts'

test.each([
  [isoDate(2025, 2, 2), 'clean', 'downloadable'],
  [isoDate(2025, 2, 2), 'unscanned', 'downloadable'],
  [isoDate(2025, 2, 2), 'waiting', 'being-scanned'],
  [isoDate(2025, 2, 2), 'infected', 'infected'],
  [isoDate(2025, 2, 1), 'clean', 'issued-too-early'],
  [isoDate(2025, 2, 1), 'waiting', 'issued-too-early'],
  [isoDate(2025, 2, 1), null, 'issued-too-early'],
  [isoDate(2025, 2, 2), null, 'no-document'],
  [null, null, 'no-document'],
] as const)('issued %s, with a document that is %s: %s', (issued, document, expected) => {
  expect(downloadability({ issued, document })).toBe(expected)
})
