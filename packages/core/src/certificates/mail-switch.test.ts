import { describe, expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { getsMails, isMailedByDefault } from './mail-switch.ts'

const by = (byDefault: boolean, allOff = false) => ({ byDefault, allOff })

describe('a user gets mails about an entry', () => {
  test.each([
    ['nothing chosen, not responsible', undefined, by(false), false],
    ['nothing chosen, responsible', undefined, by(true), true],
    ['nothing chosen, responsible, all turned off', undefined, by(true, true), false],
    ['chosen', { isOn: true, isDefault: false }, by(false), true],
    ['chosen after all were turned off', { isOn: true, isDefault: false }, by(true, true), true],
    ['turned off, not responsible', { isOn: false, isDefault: false }, by(false), false],
    ['turned off, responsible', { isOn: false, isDefault: true }, by(true), false],
    ['mailed by itself before, still responsible', { isOn: true, isDefault: true }, by(true), true],
    ['mailed by itself before, no longer responsible', { isOn: true, isDefault: true }, by(false), false],
    ['mailed by itself before, all turned off', { isOn: true, isDefault: true }, by(true, true), false],
  ])('%s', (_, own, defaults, expected) => {
    expect(getsMails(own, defaults)).toBe(expected)
  })
})

test('by itself only about certificates of fitness, with a last day', () => {
  const end = isoDate(2026, 12, 1)
  expect(isMailedByDefault({ check: 'diving', end })).toBe(true)
  expect(isMailedByDefault({ check: 'diving', end: null })).toBe(false)
  expect(isMailedByDefault({ check: 'night-work', end })).toBe(false)
})
