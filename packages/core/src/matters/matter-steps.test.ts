import { expect, test } from 'vitest'
import { MATTER_KINDS } from './matter-kinds.ts'
import { MATTER_STEPS, type MatterStepName, matterStepText } from './matter-steps.ts'

const steps = (['sent', 'taken-on', 'booked', 'taken-on', 'handled'] satisfies MatterStepName[]).map(
  event => ({
    event,
  }),
)

test('the first who takes an order on receives it, the next one takes it over', () => {
  expect(steps.map((_step, index) => matterStepText(steps, index).sv)).toEqual([
    ...['Inskickad', 'Mottagen', 'Tid bokad', 'Ny handläggare', 'Hanterad'],
  ])
})

test('steps of one moment are told as they can follow each other: those of a kind between taking on and the end', () => {
  const ofKinds = Object.values(MATTER_KINDS).flatMap(({ ownSteps }) => Object.keys(ownSteps))
  expect(MATTER_STEPS).toEqual([
    ...['sent', 'opened-again', 'taken-on'],
    ...ofKinds,
    ...['handled', 'closed', 'withdrawn'],
  ])
})
