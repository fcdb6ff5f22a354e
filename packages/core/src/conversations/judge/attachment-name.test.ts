import { expect, test } from 'vitest'
import { attachmentName } from './attachment-name.ts'

test.each([
  ['Underlag.PDF', 'pdf', 'Underlag.PDF'],
  ['bild.jpeg', 'jpg', 'bild.jpeg'],
  ['start.bat', 'txt', 'start.bat.txt'],
  ['brev.docx', 'txt', 'brev.docx.txt'],
  ['pdf', 'pdf', 'pdf.pdf'],
  ['', 'csv', '.csv'],
] as const)('%s that is a %s is kept as %s', (name, type, kept) => {
  expect(attachmentName(name, type)).toBe(kept)
})
