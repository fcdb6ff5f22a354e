import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { begunWorkAtom, type Sending, sendingsAtom } from '../../state/begun-work.ts'
import { currentStore } from '../../state/store.ts'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { BegunWorkQuestion } from './begun-work-question.tsx'

const UNSENT = 'Anteckningen är inte sparad.'
const LOSES = 'Det här försvinner.'

const FORM_LOST = 'Det du har kvar i formuläret försvinner.'

const become = (state: Sending['state'], unsure?: () => string): void =>
  currentStore().set(sendingsAtom, {
    note: { text: 'Anteckningen sparas just nu.', state, ...(unsure && { unsure }) },
  })

async function ask(): Promise<void> {
  currentStore().set(begunWorkAtom, { note: { text: UNSENT, staysInTab: false, isBackAfterSignIn: false } })
  await render(
    <BegunWorkQuestion
      title="Logga ut?"
      loses={LOSES}
      leave={() => 'Logga ut'}
      busy={false}
      onStay={() => undefined}
      onLeave={() => undefined}
    />,
  )
}

/** The question while a note is under way. */
async function asked(): Promise<void> {
  become('underWay')
  await ask()
  await expect.element(page.getByText(/^Anteckningen sparas just nu\./)).toBeVisible()
  expect(page.getByText(LOSES).query()).toBeNull()
}

it('what got no answer is not claimed to be unsent, and is lost all the same', async () => {
  await asked()
  become('unsure')
  await expect.element(page.getByText('Vi fick inget svar, så vi vet inte om det kom fram.')).toBeVisible()
  await expect.element(page.getByText(FORM_LOST)).toBeVisible()
  expect(page.getByText(UNSENT).query()).toBeNull()
  expect(page.getByText(LOSES).query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('what got no answer before one asked is named, and not claimed to be unsent', async () => {
  become('unsure', () => 'Vi vet inte om anteckningen är sparad.')
  await ask()
  await expect.element(page.getByText('Vi vet inte om anteckningen är sparad.')).toBeVisible()
  await expect.element(page.getByText(FORM_LOST)).toBeVisible()
  expect(page.getByText(UNSENT).query()).toBeNull()
})

it('what was refused is unsent', async () => {
  await asked()
  become('failed')
  await expect.element(page.getByText('Det gick inte att skicka.')).toBeVisible()
  await expect.element(page.getByText(UNSENT)).toBeVisible()
  await expect.element(page.getByText(LOSES)).toBeVisible()
})
