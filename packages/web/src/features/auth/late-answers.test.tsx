import type { ActivationAnswer } from '@salvia/core/accounts'
import { contract } from '@salvia/core/api'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../i18n/i18n.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { currentStore } from '../../state/store.ts'
import { renderAmongPages } from '../../testing/among-pages.tsx'
import { answering, type CannedAnswer, late, reply } from '../../testing/answers.ts'
import { beSignedIn } from '../../testing/signed-in.ts'
import { tokenWith } from '../../testing/token.ts'
import { ActivationScreen } from './activation.screen.tsx'
import { ConsentScreen } from './consent.screen.tsx'

const accessToken = tokenWith({ sid: 'a', exp: 4_000_000_000 })
const ACTIVATED: ActivationAnswer = {
  accessToken,
  ...{ consentsGiven: [], consentsNeeded: [], consentsDeclined: [] },
  ...{ authMethod: 'password', pid: '', pidHash: 'hash', email: 'kim@exempel.se' },
  consent: { given: [], needed: [], declined: [] },
  companies: [],
  ...{ mobilePhone: null, workPhone: null, firstName: 'Kim', lastName: 'Ahl', fullName: 'Kim Ahl' },
  next: 'password',
  bankId: { kind: 'closed' },
}

beforeEach(() => showLocale('sv'))
afterEach(() => {
  currentStore().set(sessionAtom, null)
  vi.unstubAllGlobals()
})

const session = () => currentStore().get(sessionAtom)

/** Leaves the screen while the call is under way. Its answer changes the session. */
async function leaveBefore(
  screen: ReactNode,
  answer: CannedAnswer,
  press: () => Promise<void>,
): Promise<void> {
  const answered = late(answer)
  const asked = answering([reply(contract.accounts.activate, ACTIVATED), answered])
  const { goTo, visited } = await renderAmongPages(screen, '/steg#mailed-secret', '/steg')
  await press()
  await expect.poll(() => asked.map(({ method, path }) => `${method} ${path}`)).toContain(answered.call)
  await goTo('/tillganglighet')
  const before = session()
  answered.arrive()
  await expect.poll(session).not.toBe(before)
  await goTo('/villkor')
  expect(visited).toEqual(['/steg', '/tillganglighet', '/villkor'])
}

it('the answer about statistics takes nobody back who has left the question', async () => {
  beSignedIn()
  const consent = { given: [], needed: [], declined: [] }
  await leaveBefore(<ConsentScreen />, reply(contract.profile.answerConsent, consent), () =>
    page.getByRole('button', { name: 'Neka' }).click(),
  )
})

it('the first password that is saved takes nobody back who has left the activation', async () => {
  beSignedIn()
  const saved = reply(contract.profile.changePassword, { accessToken })
  await leaveBefore(<ActivationScreen />, saved, async () => {
    await page.getByLabelText('Nytt lösenord', { exact: true }).fill('tre ord i rad')
    await page.getByRole('button', { name: 'Spara lösenordet' }).click()
  })
})
