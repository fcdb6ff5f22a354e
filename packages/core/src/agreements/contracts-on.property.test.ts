import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type IsoDate, isoDate } from '../primitives/index.ts'
import { type Agreement, type Contract, contractsOn } from './contracts-on.ts'

const START = isoDate(2026, 12, 1)
const anyDay = fc.nat(60).map(days => addDays(START, days))
const contract = (name: string) => anyDay.map((from): Contract => ({ services: new Set([name]), from }))
const anyAgreement = fc.record({ current: contract('a'), upcoming: fc.option(contract('b')) })

/** The contract that holds on a day: among those that have begun the last, and of two on one day the upcoming one. */
function heldOn({ current, upcoming }: Agreement, day: IsoDate): Contract | null {
  const begun = [current, upcoming].filter(one => one !== null && one.from <= day)
  return begun.reduce((last, one) => (last && one && one.from < last.from ? last : one), null)
}

test('the contract of a day is the last that has begun, unless the upcoming one already replaced it', () => {
  fc.assert(
    fc.property(anyAgreement, anyDay, (agreement, day) => {
      const { current } = contractsOn(agreement, day)
      const isReplaced = agreement.upcoming !== null && agreement.upcoming.from <= day
      expect(current).toEqual(isReplaced ? agreement.upcoming : heldOn(agreement, day))
    }),
  )
})

test('the upcoming contract is the current one from its first day on, and not before', () => {
  fc.assert(
    fc.property(anyAgreement, anyDay, (agreement, day) => {
      const { current, upcoming } = contractsOn(agreement, day)
      if (!upcoming) return
      expect(upcoming.from > day).toBe(true)
      expect(contractsOn(agreement, addDays(upcoming.from, -1)).current).toEqual(current)
      expect(contractsOn(agreement, upcoming.from).current).toEqual(upcoming)
    }),
  )
})
