import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dispositionFileName } from './content-disposition.ts'

test.each([
  ['a token', 'attachment; filename=personal.csv', 'personal.csv'],
  ['a quoted name', 'attachment; filename="personal 2026.csv"', 'personal 2026.csv'],
  ['escapes inside quotes', 'attachment; filename="a\\"b\\\\c"', 'a"b\\c'],
  ['a semicolon inside quotes', 'attachment; filename="a;b=c.csv"; size=3', 'a;b=c.csv'],
  ['white space around the equals sign', 'attachment; filename = a.csv', 'a.csv'],
  ['any case', 'ATTACHMENT; FileName=a.csv', 'a.csv'],
  ['UTF-8', "attachment; filename*=utf-8'sv'l%C3%B6n%20%e2%82%ac.csv", 'lön €.csv'],
  ['Latin-1', "attachment; filename*=ISO-8859-1''%c3%a4.csv", 'Ã¤.csv'],
  ['the extended name goes first', "attachment; filename=a.csv; filename*=UTF-8''b.csv", 'b.csv'],
  ['wherever it stands', "attachment; filename*=UTF-8''b.csv; filename=a.csv", 'b.csv'],
  ['bytes that are no UTF-8: the plain name', "attachment; filename*=UTF-8''A%e4B; filename=a.csv", 'a.csv'],
  ['an unknown charset: the plain name', "attachment; filename*=koi8-r''b; filename=a.csv", 'a.csv'],
  ['of two alike the first', 'attachment; filename=a.csv; filename=b.csv', 'a.csv'],
  ['a quote that is never closed', 'attachment; filename="a.csv', 'a.csv'],
  ['an empty name', 'attachment; filename=""', ''],
])('%s', (_what, header, name) => {
  expect(dispositionFileName(header)).toBe(name)
})

test.each([
  ['no header', null],
  ['no parameters', 'attachment'],
  ['no value', 'attachment; filename'],
  ['another parameter', 'attachment; xfilename=a.csv'],
  ['a name inside another value', 'attachment; x="; filename=a.csv"'],
  ['an extended name without a charset', 'attachment; filename*=a.csv'],
])('%s: none', (_what, header) => {
  expect(dispositionFileName(header)).toBeUndefined()
})

test('property: what is written in either form is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), name => {
      const encoded = encodeURIComponent(name.toWellFormed()).replace(
        /['()*]/g,
        c => `%${c.charCodeAt(0).toString(16)}`,
      )
      expect(dispositionFileName(`attachment; filename*=UTF-8''${encoded}`)).toBe(name.toWellFormed())
      const quoted = name.replace(/["\\]/g, '\\$&')
      expect(dispositionFileName(`attachment; filename="${quoted}"; x=1`)).toBe(name)
    }),
  )
})

test('a hostile header takes time in step with its length', () => {
  for (const part of ['; filename', '; a="\\', ';;;;', '; a = ', '"\\"']) {
    expect(() => dispositionFileName(`attachment${part.repeat(20_000)}`)).not.toThrow()
  }
}, 2000)
