import { expect, test } from 'vitest'
import { checkGuide } from '../checks/check-guide.ts'
import { findingRemedy } from './finding-remedy.ts'

test('a finding whose case has a remedy of its own gets that one', () => {
  const remedies = (['separators', 'leading-zero', 'other'] as const).map(detail =>
    findingRemedy({ code: 'INVALID_PHONE', detail }, 'sv'),
  )
  expect(new Set(remedies).size).toBe(3)
  expect(remedies[2]).toBe(checkGuide('INVALID_PHONE', 'sv').fix)
})

test('a suggested header is told where to write it; without one the case is told', () => {
  const found = { code: 'HEADER_CHECK_FAILED', detail: 'unexpected', column: 'Personnr' } as const
  expect(findingRemedy({ ...found, suggestion: 'Personnummer' }, 'sv')).toBe(
    'Byt rubriken "Personnr" på rad 1 till "Personnummer" och spara filen.',
  )
  expect(findingRemedy(found, 'sv')).toContain('Ta bort kolumnen')
})

test('the reason of a refused file counts like a detail', () => {
  expect(findingRemedy({ code: 'PRE_PROCESSING_ERROR', reason: 'encrypted' }, 'en')).toContain('password')
  expect(findingRemedy({ code: 'PRE_PROCESSING_ERROR', reason: 'compressed' }, 'en')).toContain('Unpack')
})
