import { expect, test } from 'vitest'
import { attachmentType } from './attachment.ts'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
const text = (content: string) => new TextEncoder().encode(content)

test.each([
  ['pdf', text('%PDF-1.7')],
  ['png', bytes('89504e470d0a1a0a')],
  ['jpeg', bytes('ffd8ffe0')],
  ['text', text('Namn;Enhet\r\nMaja;Lager')],
  ['text', bytes('fffe4d006100')],
] as const)('the first bytes of a %s tell it', (type, head) => {
  expect(attachmentType(head)).toBe(type)
})

test.each([
  ['nothing', new Uint8Array()],
  ['a zip, an Excel file too', bytes('504b0304')],
  ['an old Office file', bytes('d0cf11e0a1b11ae1')],
  ['a program', text('MZ\0\0')],
  ['a web page', text('<!doctype html>')],
  ['a drawing with script', text('<svg onload="1">')],
  ['another picture', text('GIF89a')],
])('%s is not taken', (_, head) => {
  expect(attachmentType(head)).toBeNull()
})
