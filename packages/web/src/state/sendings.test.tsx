import { appError } from '@salvia/core/error-catalogue'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { clearPage, render } from '../testing/render.tsx'
import { sendingsAtom } from './begun-work.ts'
import { missedFailuresAtom } from './missed-failures.ts'
import { type SentWork, useSending } from './sendings.ts'
import { type Action, useStep } from './step.ts'
import { currentStore } from './store.ts'

const WORK: SentWork = {
  name: 'work',
  text: 'Det skickas just nu.',
  missed: {
    text: () => 'Det är inte skickat.',
    unsure: () => 'Vi vet inte om det är skickat.',
    to: '/',
    link: () => 'Till sidan',
  },
}
const FAILURE = appError('SERVICE_UNAVAILABLE')

/** Shows a form of the work, which sends what the test answers, until the next one is shown. */
async function showForm(): Promise<Action<Promise<void>, void>> {
  const shown: { action?: Action<Promise<void>, void> } = {}
  function Form() {
    const action = useSending(
      WORK,
      useStep((answer: Promise<void>) => answer),
    )
    useEffect(() => {
      shown.action = action
    })
    return null
  }
  clearPage()
  await render(<Form />)
  return shown.action ?? expect.fail('no form')
}

const missed = (): string[] => Object.keys(currentStore().get(missedFailuresAtom))
const state = () => currentStore().get(sendingsAtom)[WORK.name]?.state

/** Two forms of one work have sent it, one after the other; the first is gone. */
async function sentTwice() {
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = (await showForm()).run(one.promise)
  const second = (await showForm()).run(other.promise)
  return { one, other, first, second }
}

it('work that was sent anew and arrived is not missed when the first answer fails after it', async () => {
  const { one, other, first, second } = await sentTwice()
  other.resolve()
  await second
  one.reject(FAILURE)
  await first
  expect(missed()).toEqual([])
  expect(state()).toBe('arrived')
})

it('work that was sent anew is under way until its own answer, whatever the first one is', async () => {
  const { one, other, first, second } = await sentTwice()
  one.reject(FAILURE)
  await first
  expect(missed()).toEqual([])
  expect(state()).toBe('underWay')
  clearPage()
  other.reject(FAILURE)
  await second
  expect(missed()).toEqual([WORK.name])
  expect(state()).toBe('unsure')
})
