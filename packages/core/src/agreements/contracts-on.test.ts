import { expect, test } from 'vitest'
import { addDays, isoDate } from '../primitives/index.ts'
import { type Contract, contractsOn } from './contracts-on.ts'

const OLD: Contract = { services: new Set(['old']), from: isoDate(2025, 1, 1) }
const NEW: Contract = { services: new Set(['new']), from: isoDate(2027, 1, 1) }
const BOTH = { current: OLD, upcoming: NEW }
const ALONE = { current: OLD, upcoming: null }

test.each([
  ['nobody has agreed on anything', null, OLD.from, { current: null, upcoming: null }],
  ['the day before the only contract', ALONE, addDays(OLD.from, -1), { current: null, upcoming: OLD }],
  ['the first day of the only contract', ALONE, OLD.from, { current: OLD, upcoming: null }],
  ['the day before the first of two', BOTH, addDays(OLD.from, -1), { current: null, upcoming: OLD }],
  ['the first day of the first of two', BOTH, OLD.from, BOTH],
  ['the last day of the current one', BOTH, addDays(NEW.from, -1), BOTH],
  ['the first day of the upcoming one', BOTH, NEW.from, { current: NEW, upcoming: null }],
  ['long after', BOTH, isoDate(2030, 6, 1), { current: NEW, upcoming: null }],
  [
    'two that begin on the same day, on that day',
    { current: { ...OLD, from: NEW.from }, upcoming: NEW },
    NEW.from,
    { current: NEW, upcoming: null },
  ],
  [
    'two that begin on the same day, before it',
    { current: { ...OLD, from: NEW.from }, upcoming: NEW },
    OLD.from,
    { current: null, upcoming: NEW },
  ],
] as const)('%s', (_when, agreement, day, contracts) => {
  expect(contractsOn(agreement, day)).toEqual(contracts)
})
