import { expect, test } from 'vitest'
import { instantOf } from '../../primitives/index.ts'
import { unitAt } from './unit-at.ts'

const at = (text: string) => instantOf(`${text}Z`)
const IMPORT = at('2026-02-01T09:00:00.000')
const period = (unitId: string, from: string, to: string | null) => ({
  unitId,
  startedAt: at(from),
  endedAt: to === null ? null : at(to),
})
const history = {
  recordedSince: IMPORT,
  memberships: [
    period('stock', '2026-02-01T09:00:00.000', '2026-03-01T09:00:00.000'),
    period('office', '2026-03-01T09:00:00.000', '2026-04-01T09:00:00.000'),
    period('stock', '2026-06-01T09:00:00.000', null),
  ],
}
const unitOn = (text: string, told: Parameters<typeof unitAt>[0] = history) => {
  const { membership, isCertain } = unitAt(told, at(text))
  return [membership?.unitId ?? null, isCertain]
}

test('a period begins at its first moment and ends just before its last', () => {
  expect(unitOn('2026-02-01T09:00:00.000')).toEqual(['stock', true])
  expect(unitOn('2026-03-01T08:59:59.999')).toEqual(['stock', true])
  expect(unitOn('2026-03-01T09:00:00.000')).toEqual(['office', true])
  expect(unitOn('2026-03-31T09:00:00.000')).toEqual(['office', true])
})

test('between leaving and returning there is no unit', () => {
  expect(unitOn('2026-04-01T09:00:00.000')).toEqual([null, true])
  expect(unitOn('2026-06-01T08:59:59.999')).toEqual([null, true])
  expect(unitOn('2030-01-01T00:00:00.000')).toEqual(['stock', true])
})

test('before the first import, who came with it stands in that unit, which is not certain', () => {
  expect(unitOn('2026-02-01T08:59:59.999')).toEqual(['stock', false])
  expect(unitOn('2020-01-01T00:00:00.000')).toEqual(['stock', false])
})

test('before the first import, who came later stands nowhere', () => {
  const later = { recordedSince: IMPORT, memberships: [period('office', '2026-03-01T09:00:00.000', null)] }
  expect(unitOn('2020-01-01T00:00:00.000', later)).toEqual([null, false])
  expect(unitOn('2026-02-15T00:00:00.000', later)).toEqual([null, true])
})

test('periods that were filled in for the time before are used, and are not certain', () => {
  const filled = {
    recordedSince: at('2026-11-23T09:00:00.000'),
    memberships: [period('stock', '2025-01-01T00:00:00.000', '2026-01-01T00:00:00.000')],
  }
  expect(unitOn('2025-06-01T00:00:00.000', filled)).toEqual(['stock', false])
  expect(unitOn('2026-06-01T00:00:00.000', filled)).toEqual([null, false])
  expect(unitOn('2024-06-01T00:00:00.000', filled)).toEqual(['stock', false])
})

test('of a company without an import nothing is known', () => {
  expect(unitOn('2026-06-01T00:00:00.000', { recordedSince: null, memberships: [] })).toEqual([null, false])
})
