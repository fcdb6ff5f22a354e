import { stripVTControlCharacters } from 'node:util'
import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { drawQrCode } from './qr-code.ts'

const TEXT = `bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.${'d'.repeat(64)}`
const HALVES: Readonly<Record<string, string>> = { ' ': '00', '▀': '10', '▄': '01', '█': '11' }

test('a code is read back module by module, with white around it', () => {
  const { modules } = create(TEXT, { errorCorrectionLevel: 'L' })
  const rendered = drawQrCode(TEXT).map(line => [...stripVTControlCharacters(line)])
  const module = (row: number, column: number) =>
    HALVES[rendered[Math.floor(row / 2)]?.[column] ?? '']?.charAt(row % 2)
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      expect(module(row + 1, column + 1)).toBe(modules.get(row, column) ? '1' : '0')
    }
  }
  expect(rendered[0]?.every(cell => HALVES[cell]?.startsWith('0'))).toBe(true)
  expect(rendered.every(line => HALVES[line[0] ?? ''] === '00' && HALVES[line.at(-1) ?? ''] === '00')).toBe(
    true,
  )
})

test('a code of BankID fits in a window of 24 lines and 60 columns', () => {
  const rendered = drawQrCode(TEXT)
  expect([rendered.length < 24, stripVTControlCharacters(rendered[0] ?? '').length < 60]).toEqual([
    true,
    true,
  ])
})
