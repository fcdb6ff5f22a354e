import { describe, expect, test } from 'vitest'
import { CHECK_CODES } from '../report/check-codes.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import { checkGuide } from './check-guide.ts'
import type { Check } from './define-check.ts'
import { checks } from './index.ts'

const LOCALES = ['sv', 'en'] as const

describe('what to do', () => {
  test('is told for the case that was found', () => {
    expect(checkGuide('PRE_PROCESSING_ERROR', 'en', 'encrypted').fix).toContain('password')
    expect(checkGuide('PRE_PROCESSING_ERROR', 'sv', 'compressed').fix).toContain('Packa upp')
    expect(checkGuide('INVALID_SEPARATED_VALUES', 'sv', 'several').fix).not.toContain('skilj')
  })

  test.each(['of-tomorrow', undefined])('is told for every case where the case is %s', detail => {
    const { fix } = checkGuide('PRE_PROCESSING_ERROR', 'en', detail)
    expect(fix).toBe(checks.PRE_PROCESSING_ERROR.texts.fix.en)
  })

  test.each(CHECK_CODES)('of %s in a case belongs to a case that it tells apart', code => {
    const { texts, details = [] }: Check = checks[code]
    expect(details).toEqual(expect.arrayContaining(Object.keys(texts.fixes ?? {})))
  })
})

describe('examples of the header', () => {
  const { passes, found } = checkGuide('HEADER_CHECK_FAILED', 'en')
  const shown = (note: string) => found.find(example => example.note === note)?.rows

  test('show what stands in the file beside what the template says', () => {
    const [template, file] = ['Header in the template', 'Header in the file']
    expect(shown('A header that is nearly right')).toEqual([
      [
        [template, 'Beställare'],
        [file, 'Bestallare'],
      ],
    ])
    expect(shown('A header is missing')).toEqual([
      [
        [template, 'MK-granskare'],
        [file, ''],
      ],
    ])
    expect(shown('A column of your own')).toEqual([[[file, 'Kommentar']]])
    expect(shown('The same header twice')).toEqual([[[file, 'E-post; E-post']]])
  })

  test.each(LOCALES)('show the first headers of a right file in %s', locale => {
    const [[[, headers] = []] = []] = checkGuide('HEADER_CHECK_FAILED', locale).passes[0]?.rows ?? []
    expect(headers?.split('; ').slice(0, 3)).toEqual(
      STANDARD_TEMPLATE.columns.slice(0, 3).map(column => column.header),
    )
    expect(passes).toHaveLength(1)
  })
})
