import { expect, test } from 'vitest'
import { addElapsed, instantOf } from '../primitives/index.ts'
import { type StatusRules, statusByRules } from './status-rules.ts'

const NOW = instantOf('2026-11-23T09:00:00Z')
const BEFORE = addElapsed(NOW, { milliseconds: -1 })

const RULES: StatusRules<'begun' | 'over', 'state' | 'endsAt'> = {
  begun: [{ state: ['new', 'seen'], endsAt: 'coming' }, { endsAt: 'none' }],
  over: [{ endsAt: 'passed' }, { state: ['gone'], endsAt: 'some' }],
}
const status = (state: string, endsAt: string | null) => statusByRules(RULES, { state, endsAt }, NOW)

test('at its moment, what is to come has not passed', () => {
  expect([status('new', NOW), status('new', BEFORE)]).toEqual(['begun', 'over'])
})

test('one of the rules of a status is enough, and all parts of it are needed', () => {
  expect([status('seen', NOW), status('gone', null), status('gone', NOW)]).toEqual(['begun', 'begun', 'over'])
})

test('facts of no status are told apart from any', () => {
  expect(() => status('lost', NOW)).toThrow('No status of begun, over fits.')
})
