import { contract } from '@salvia/core/api'
import { appError } from '@salvia/core/error-catalogue'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { CancelForm } from '../../features/bookings/change/cancel-form.tsx'
import { showLocale } from '../../i18n/i18n.ts'
import { sendingsAtom } from '../../state/begun-work.ts'
import { describeFailure } from '../../state/failure.ts'
import { missedFailuresAtom } from '../../state/missed-failures.ts'
import { goToCompany } from '../../state/own-company.state.ts'
import { endSession } from '../../state/session-end.ts'
import { currentStore, type Store } from '../../state/store.ts'
import { renderAmongPages } from '../../testing/among-pages.tsx'
import { answering, late, refusedWith, reply, unavailable } from '../../testing/answers.ts'
import { exampleBooking } from '../../testing/bookings.ts'
import { render } from '../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { ExitGuard } from '../../ui/wizard/exit-guard.tsx'
import { MissedFailures } from './missed-failures.tsx'
import { Shell } from './shell.tsx'

const booking = exampleBooking(48 * 60)
const params = { clientNumber: '10401', id: booking.id }
const FORM = '/tidsbokningar/avboka'
const BOOKING = `/tidsbokningar/detaljer/${booking.id}`
const CANCELLED = { ...booking, status: 'cancelled' } as const

const act = page.getByRole('button', { name: 'Avboka tiden' })
const notes = page.getByRole('status').first()
const note = page.getByText('Avbokningen gick inte igenom.')
const close = page.getByRole('button', { name: 'Stäng', exact: true })
const toBooking = notes.getByRole('link', { name: 'Till tidsbokningen' })

/** What has become of what was sent. */
const sendingStates = (store: Store) => Object.values(store.get(sendingsAtom)).map(({ state }) => state)

signedInForEach()

/** Answers the cancellation, each time it is sent, when the test lets it. */
function answersOf(...given: Parameters<typeof reply<typeof contract.bookings.cancel>>[1][]) {
  const answers = given.map(one => late(reply(contract.bookings.cancel, one, params)))
  let sent = 0
  const call = { call: answers[0]?.call ?? '', respond: () => answers[sent++]?.respond() ?? unavailable() }
  answering([
    ...profileAnswers(['bookings']),
    call,
    reply(contract.companies.select, undefined, { companyId: '10402' }),
  ])
  return answers.map(({ arrive }) => arrive)
}

/** Whether the page asks before it is left. */
const held = { isHeld: false }
const QUESTION = { title: 'Vill du avsluta?', text: 'Det försvinner.', stay: 'Fortsätt', leave: 'Avsluta' }

const open = () =>
  renderAmongPages(
    <CancelForm params={params} latest={booking} onDone={() => undefined} onRefused={() => undefined} />,
    FORM,
    FORM,
    <>
      <MissedFailures />
      <ExitGuard isActive={false} questionOf={() => (held.isHeld ? QUESTION : null)} />
    </>,
  )

/** The form is sent, and left before the answer comes. */
async function leave(...given: Parameters<typeof answersOf>) {
  const arrivals = answersOf(...given)
  const pages = await open()
  await act.click()
  await expect.element(page.getByRole('button', { name: 'Avbokar…' })).toBeVisible()
  await pages.goTo('/medarbetare')
  return { ...pages, arrivals }
}

/** The form was left, and then it failed. */
async function miss(...more: Parameters<typeof answersOf>) {
  const pages = await leave(refusedWith('BOOKING_SYSTEM_UNAVAILABLE'), ...more)
  pages.arrivals[0]?.()
  await expect.element(note).toBeVisible()
  return pages
}

describe('what fails after its form was left', () => {
  it('is told, with why and where it can be done again, until the link is followed', async () => {
    const { visited } = await miss()
    await expect
      .element(notes.getByText(/^Bokningssystemet svarar inte just nu\. Ingenting är ändrat\. Försök igen/))
      .toBeVisible()
    await expect.element(toBooking).toHaveAttribute('href', BOOKING)
    expect(await violations()).toEqual([])
    await toBooking.click()
    await expect.element(page.getByRole('heading', { level: 1, name: BOOKING })).toBeVisible()
    await expect.element(note).not.toBeInTheDocument()
    expect(visited).toEqual([FORM, '/medarbetare', BOOKING])
  })

  it('is told still when the page asks before it is left, and the user stays', async () => {
    const { visited } = await miss()
    held.isHeld = true
    onTestFinished(() => void Object.assign(held, { isHeld: false }))
    await toBooking.click()
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await expect.element(note).toBeVisible()
    await toBooking.click()
    await page.getByRole('button', { name: 'Avsluta' }).click()
    await expect.element(note).not.toBeInTheDocument()
    expect(visited.at(-1)).toBe(BOOKING)
  })

  it('is told on every page until it is closed, and focus goes to the page', async () => {
    const { goTo } = await miss()
    await goTo('/bestallningar')
    await expect.element(note).toBeVisible()
    await close.click()
    await expect.element(note).not.toBeInTheDocument()
    expect(document.activeElement?.id).toBe('content')
  })

  it('is told in the language that the reader chooses later', async () => {
    await miss()
    showLocale('en')
    await expect.element(notes.getByText('The cancellation did not go through.')).toBeVisible()
    await expect.element(notes.getByText(/^The booking system is not answering right now\./)).toBeVisible()
    await expect.element(notes.getByRole('link', { name: 'Go to the booking' })).toBeVisible()
  })

  it('is told until it is sent anew and arrives', async () => {
    const { goTo, tryGoTo, arrivals } = await miss(unavailable(), CANCELLED)
    tryGoTo(FORM)
    await act.click()
    arrivals[1]?.()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(note).toBeVisible()
    await act.click()
    arrivals[2]?.()
    await expect.element(note).not.toBeInTheDocument()
    await goTo('/bestallningar')
    expect(note.query()).toBeNull()
  })

  it('names its company when the tab has gone to another one, and leads nowhere until it is back', async () => {
    await miss()
    goToCompany('10402')
    await expect.element(notes.getByText('Det gäller Kvarnhälle AB. Byt dit först.')).toBeVisible()
    expect(toBooking.query()).toBeNull()
    expect(await violations()).toEqual([])
    goToCompany('10401')
    await expect.element(toBooking).toBeVisible()
  })

  it('is not claimed to be undone when the server broke, and has its support code', async () => {
    const { arrivals } = await leave(refusedWith('UNEXPECTED_ERROR'))
    arrivals[0]?.()
    await expect.element(notes.getByText('Vi vet inte om bokningen är avbokad.')).toBeVisible()
    await expect
      .element(notes.getByText('Något gick fel hos oss. Titta efter innan du försöker igen. (trace)'))
      .toBeVisible()
    expect(note.query()).toBeNull()
    showLocale('en')
    await expect
      .element(notes.getByText('We do not know whether the booking has been cancelled.'))
      .toBeVisible()
  })

  it('is gone after signing out', async () => {
    await miss()
    endSession(undefined)
    await expect.element(note).not.toBeInTheDocument()
  })

  it('because the session has ended is told by the sign-in alone', async () => {
    const { arrivals, goTo } = await leave(refusedWith('SIGNED_OUT'))
    const ofSession = currentStore()
    arrivals[0]?.()
    await expect.poll(() => sendingStates(ofSession)).toEqual(['failed'])
    await goTo('/bestallningar')
    expect(note.query()).toBeNull()
  })
})

it('what arrives after its form was left is not told', async () => {
  const { arrivals, goTo } = await leave(CANCELLED)
  arrivals[0]?.()
  await expect.poll(() => sendingStates(currentStore())).toEqual(['arrived'])
  await goTo('/bestallningar')
  expect(note.query()).toBeNull()
})

it('what fails while its form is there is told there alone', async () => {
  const [arrive] = answersOf(unavailable())
  await open()
  await act.click()
  arrive?.()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  expect(note.query()).toBeNull()
})

it('every page has the region where it is told before anything fails', async () => {
  answersOf()
  await render(<Shell />)
  const regions = [...document.querySelectorAll('main [role="status"]')]
  currentStore().set(missedFailuresAtom, {
    work: {
      text: () => 'Avbokningen gick inte igenom.',
      unsure: () => 'Vi vet inte om bokningen är avbokad.',
      to: BOOKING,
      link: () => 'Till tidsbokningen',
      failureIn: locale => describeFailure(appError('BOOKING_SYSTEM_UNAVAILABLE'), locale),
    },
  })
  await expect.element(note).toBeVisible()
  expect(regions).toContain(note.element().closest('[role="status"]'))
  expect(await violations()).toEqual([])
})
