import { expect, test } from 'vitest'
import { wrapBehind } from './wrap.ts'

test('the lines behind a mark begin below the text, also where the mark is a coloured one', () => {
  expect(wrapBehind('✔', 'en två tre fyra', 10)).toEqual(['✔ en två', '  tre fyra'])
  expect(wrapBehind('\u001b[32mok\u001b[39m', 'en två tre', 9)).toEqual([
    '\u001b[32mok\u001b[39m en två',
    '   tre',
  ])
  expect(wrapBehind('✔', 'en', 10)).toEqual(['✔ en'])
})
