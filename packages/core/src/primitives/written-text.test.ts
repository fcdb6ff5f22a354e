import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countCharacters, writtenLineSchema, writtenText, writtenTextSchema } from './written-text.ts'

describe('a text that people write', () => {
  test.each([
    ['a composed letter', 'a\u030a', 'å', 1],
    ['a line end of two characters', 'a\r\nb', 'a\nb', 3],
    ['an old line end', 'a\rb', 'a\nb', 3],
    ['white space around it', ' \n a \t', 'a', 1],
    ['a sign outside the first plane', '👍', '👍', 1],
    ['nothing', '   ', '', 0],
  ])('with %s', (_what, typed, kept, count) => {
    expect(writtenText(typed)).toBe(kept)
    expect(countCharacters(typed)).toBe(count)
  })

  test('of exactly the limit is taken, and one character more is not', () => {
    const schema = writtenTextSchema(500)
    expect(schema.safeParse(`  ${'👍'.repeat(499)}\r\nå `).success).toBe(false)
    expect(schema.parse(`  ${'👍'.repeat(498)}\r\nå `)).toBe(`${'👍'.repeat(498)}\nå`)
    expect(schema.parse('a\u030a'.repeat(500))).toBe('å'.repeat(500))
    expect(schema.safeParse('a\u030a'.repeat(501)).success).toBe(false)
  })

  test('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const once = writtenText(text)
        expect(writtenText(once)).toBe(once)
        expect(countCharacters(text)).toBe(countCharacters(once))
        expect(countCharacters(text)).toBe([...once].length)
      }),
    )
  })
})

test('a line has no line ends, and one space where there were several', () => {
  expect(writtenLineSchema(20).parse(' Karin \r\n\t Dal ')).toBe('Karin Dal')
})
