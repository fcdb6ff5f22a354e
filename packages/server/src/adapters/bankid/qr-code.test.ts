import { addElapsed, instantOf } from '@salvia/core/primitives'
import { describe, expect, test } from 'vitest'
import { qrCodeAt } from './qr-code.ts'

/** Test vectors from BankID's guidelines for relying parties and its published sample code. */
const ORDER = {
  qrStartToken: '67df3917-fa0d-44e5-b327-edcc928297f8',
  qrStartSecret: 'd28db9a7-4cde-429e-a983-359be676944c',
  startedAt: instantOf('2026-11-23T09:00:00.000Z'),
}
const CODES = [
  'dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8',
  '949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2',
  'a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3',
]
const after = (milliseconds: number) => addElapsed(ORDER.startedAt, { milliseconds })

describe('the code to scan', () => {
  test.each(CODES.entries().toArray())('in second %i is that of the guidelines', (second, code) => {
    expect(qrCodeAt(ORDER, after(second * 1000))).toBe(`bankid.${ORDER.qrStartToken}.${second}.${code}`)
  })

  test('is the same to the end of its second', () => {
    expect(qrCodeAt(ORDER, after(1999))).toBe(qrCodeAt(ORDER, after(1000)))
    expect(qrCodeAt(ORDER, after(2000))).not.toBe(qrCodeAt(ORDER, after(1999)))
  })

  test('begins with second 0 on a server whose clock is behind', () => {
    expect(qrCodeAt(ORDER, after(-500))).toContain('.0.')
  })

  test('never holds the secret', () => {
    expect(qrCodeAt(ORDER, after(31_000))).not.toContain(ORDER.qrStartSecret)
  })
})
