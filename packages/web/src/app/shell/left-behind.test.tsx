import { contract } from '@salvia/core/api'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SignInFrame } from '../../features/auth/sign-in-frame.tsx'
import { Feedback } from '../../features/bookings/details/feedback.tsx'
import { ContactCard } from '../../features/profile/contact-card.tsx'
import { InternalNotes } from '../../parts/matters/case-worker/internal-notes.tsx'
import { sessionAtom } from '../../state/session.state.ts'
import { endSession } from '../../state/session-end.ts'
import { currentStore } from '../../state/store.ts'
import { answering, late, refusedWith, reply } from '../../testing/answers.ts'
import { exampleBooking } from '../../testing/bookings.ts'
import { ownOrderCase } from '../../testing/order-cases.ts'
import { clearPage, render } from '../../testing/render.tsx'
import { beSignedIn, EXAMPLE_PROFILE, profileAnswers, signedInForEach } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'

const LOST = 'Det du inte hade sparat eller skickat är inte kvar.'
const UNSURE = /^Något var på väg att skickas eller sparas när du loggades ut\. Se efter/

const booking = exampleBooking(5 * 24 * 60)
const feedback = {
  recipients: [
    { id: '5f0a8e0e-0c66-4d5e-8b8c-2f3f4c1c7d11', name: 'Camilla Dahl', role: 'manager' as const },
  ],
  sent: [],
}

signedInForEach()
const saving = late(reply(contract.profile.update, EXAMPLE_PROFILE))
beforeEach(() => void answering([...profileAnswers(['profile', 'bookings']), saving]))

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** The session ends by itself, and the portal leads to the way in. */
async function isSignedOut(): Promise<void> {
  endSession(498)
  clearPage()
  await render(<SignInFrame>{null}</SignInFrame>, '/?error=498&exp=true')
  await expect.element(page.getByText(/^Du har varit inaktiv i 30 minuter/)).toBeVisible()
}

async function changeProfile(): Promise<void> {
  await render(<ContactCard profile={EXAMPLE_PROFILE} />)
  await press('Ändra Kontaktuppgifter')
  await page.getByLabelText('Efternamn').fill('Lindgren')
}

it('a change that is not saved is told to be gone when the session has ended', async () => {
  await changeProfile()
  await isSignedOut()
  await expect.element(page.getByText(LOST)).toBeVisible()
  expect(page.getByText(UNSURE).query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('a change on its way is told to be unsure, and not to be gone', async () => {
  await changeProfile()
  await press('Spara')
  await expect.element(page.getByRole('button', { name: 'Sparar…' })).toBeVisible()
  await isSignedOut()
  await expect.element(page.getByText(UNSURE)).toBeVisible()
  expect(page.getByText(LOST).query()).toBeNull()
})

it('a change that the end of the session itself refuses did not arrive: it is gone, and nothing is unsure', async () => {
  answering([...profileAnswers(['profile']), reply(contract.profile.update, refusedWith('SIGNED_OUT'))])
  await changeProfile()
  await press('Spara')
  await expect.poll(() => currentStore().get(sessionAtom)).toBeNull()
  clearPage()
  await render(<SignInFrame>{null}</SignInFrame>, '/?error=498')
  await expect.element(page.getByText(LOST)).toBeVisible()
  expect(page.getByText(UNSURE).query()).toBeNull()
})

it('a user who signs out in another tab is told here what that has lost; one who signs out here was asked', async () => {
  await changeProfile()
  endSession(undefined, { elsewhere: true })
  clearPage()
  await render(<SignInFrame>{null}</SignInFrame>)
  await expect.element(page.getByText('Du har loggats ut')).toBeVisible()
  await expect.element(page.getByText(LOST)).toBeVisible()
  clearPage()
  beSignedIn()
  await changeProfile()
  endSession(undefined)
  clearPage()
  await render(<SignInFrame>{null}</SignInFrame>)
  await expect.element(page.getByRole('heading', { name: 'Logga in' })).toBeVisible()
  expect(page.getByText('Du har loggats ut').query()).toBeNull()
})

it('an internal note is in memory alone, so it is told to be gone', async () => {
  await render(<InternalNotes kind="order" calls={contract.orderCases} matter={ownOrderCase()} />)
  await page.getByText('Skriv en anteckning').click()
  await page.getByRole('textbox').fill('Ring kunden.')
  await isSignedOut()
  await expect.element(page.getByText(LOST)).toBeVisible()
})

it('a text that is back after the next sign-in is not told to be gone, and nothing is when nothing was begun', async () => {
  await render(<Feedback params={{ clientNumber: '10401', id: booking.id }} feedback={feedback} />)
  await page.getByText('Skriv återkoppling').click()
  await page.getByRole('textbox').fill('Allt gick bra.')
  await isSignedOut()
  expect(page.getByText(LOST).query()).toBeNull()
  expect(page.getByText(UNSURE).query()).toBeNull()
})
