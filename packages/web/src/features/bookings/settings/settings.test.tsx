import { contract } from '@salvia/core/api'
import { isoDate } from '@salvia/core/primitives'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { answering, type CannedAnswer, late, reply, unavailable } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { BookingsScreen } from '../list/bookings.screen.tsx'

const feed = { createdAt: '2026-11-21T08:00:00.000Z', isDetailed: false }
const address = `https://portal.example/api/calendars/${'k'.repeat(43)}.ics`

const NO_BOOKINGS = {
  items: [],
  counts: { all: 0, upcoming: 0, past: 0, cancelled: 0 },
  isEmpty: true,
  isLimited: false,
  period: { from: isoDate(2026, 5, 25), to: null },
  page: 1,
  pageSize: 50,
  total: 0,
}

function Guarded() {
  const isKnown = useAtomValue(profileAtom) !== null
  return (
    isKnown && (
      <main>
        <BookingsScreen />
      </main>
    )
  )
}

const setting = (remindsEmployees: boolean, mayChange = true) =>
  reply(contract.bookings.settings, { remindsEmployees, mayChange }, { clientNumber: '10401' })

async function open(answers: readonly CannedAnswer[]) {
  const asked = answering([
    ...profileAnswers(['bookings']),
    reply(contract.bookings.list, NO_BOOKINGS, { clientNumber: '10401' }),
    setting(false),
    ...answers,
  ])
  beSignedIn()
  await render(<Guarded />)
  await expect.element(page.getByRole('button', { name: 'Prenumerera' })).toBeVisible()
  return asked
}

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

describe('the calendar address', () => {
  const dialog = page.getByRole('dialog', { name: 'Tidsbokningar i din kalender' })

  it('is made as chosen, shown this once, and can be copied', async () => {
    const asked = await open([
      reply(contract.bookings.calendarFeed, { feed: null }, { clientNumber: '10401' }),
      reply(
        contract.bookings.createCalendarFeed,
        { feed: { ...feed, isDetailed: true }, address },
        { clientNumber: '10401' },
      ),
    ])
    await page.getByRole('button', { name: 'Prenumerera' }).click()
    await dialog.getByRole('radio', { name: /Medarbetare och tjänst/ }).click()
    await dialog.getByRole('button', { name: 'Skapa adress' }).click()
    await expect.element(dialog.getByText(address)).toBeVisible()
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ isDetailed: true })
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await dialog.getByRole('button', { name: 'Kopiera adressen' }).click()
    await expect.element(dialog.getByText('Adressen är kopierad.')).toBeVisible()
    expect(write).toHaveBeenCalledWith(address)
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Stäng' }).click()
    await page.getByRole('button', { name: 'Prenumerera' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Skapa adress' })).toBeVisible()
    expect(dialog.getByText(address).query()).toBeNull()
  })

  it('being made is waited for, since it ends the one before', async () => {
    const params = { clientNumber: '10401' }
    const answer = late(reply(contract.bookings.createCalendarFeed, { feed, address }, params))
    await open([reply(contract.bookings.calendarFeed, { feed: null }, params), answer])
    await page.getByRole('button', { name: 'Prenumerera' }).click()
    await dialog.getByRole('button', { name: 'Skapa adress' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Stäng' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(dialog).toBeVisible()
    answer.arrive()
    await expect.element(dialog.getByText(address)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('that one has is told, can be made anew and taken away', async () => {
    const asked = await open([
      reply(contract.bookings.calendarFeed, { feed }, { clientNumber: '10401' }),
      reply(contract.bookings.revokeCalendarFeed, undefined, { clientNumber: '10401' }),
    ])
    await page.getByRole('button', { name: 'Prenumerera' }).click()
    await expect
      .element(
        dialog.getByText('Du har en adress sedan 2026-11-21. I kalendern står bara att en tid är bokad.'),
      )
      .toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Skapa en ny adress' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Ta bort adressen' }).click()
    await expect.element(dialog.getByText('Adressen är borttagen och fungerar inte längre.')).toBeVisible()
    expect(asked.map(({ method }) => method)).toContain('DELETE')
  })

  it('that could not be made is told with what to do', async () => {
    await open([
      reply(contract.bookings.calendarFeed, { feed: null }, { clientNumber: '10401' }),
      reply(contract.bookings.createCalendarFeed, unavailable(), { clientNumber: '10401' }),
    ])
    await page.getByRole('button', { name: 'Prenumerera' }).click()
    await dialog.getByRole('button', { name: 'Skapa adress' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    expect(dialog.getByText('Adressen är skapad').query()).toBeNull()
  })
})

describe('reminders', () => {
  const dialog = page.getByRole('dialog', { name: 'Påminnelser till medarbetare' })
  const more = page.getByRole('button', { name: 'Fler val' })
  const openReminders = async (): Promise<void> => {
    await more.click()
    await page.getByRole('menuitem', { name: 'Påminnelser' }).click()
  }

  it('are turned on by who may, after it is told what happens', async () => {
    const asked = await open([
      setting(false),
      reply(
        contract.bookings.updateSettings,
        { remindsEmployees: true, mayChange: true },
        { clientNumber: '10401' },
      ),
    ])
    await openReminders()
    await expect.element(dialog.getByText(/^Påminnelser är avstängda/)).toBeVisible()
    await expect
      .element(dialog.getByText(/får alla medarbetare i Kvarnhälle AB ett mejl 24 timmar före/))
      .toBeVisible()
    expect(await violations()).toEqual([])
    expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
    await dialog.getByRole('button', { name: 'Slå på påminnelser' }).click()
    await expect
      .element(dialog.getByRole('status').getByText('Påminnelser är på', { exact: true }))
      .toBeVisible()
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ remindsEmployees: true })
    await expect.element(dialog.getByRole('button', { name: 'Stäng', exact: true }).last()).toHaveFocus()
    expect(await violations()).toEqual([])
  })

  it('that are not confirmed stay', async () => {
    const asked = await open([setting(true)])
    await openReminders()
    await expect
      .element(dialog.getByText(/får ingen medarbetare i Kvarnhälle AB någon påminnelse/))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Avbryt' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(more).toHaveFocus()
    expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  it('that could not be changed stay, and the reason is told', async () => {
    await open([
      setting(false),
      reply(contract.bookings.updateSettings, unavailable(), { clientNumber: '10401' }),
    ])
    await openReminders()
    await dialog.getByRole('button', { name: 'Slå på påminnelser' }).click()
    await expect.element(dialog.getByRole('alert').getByText(/./).first()).toBeVisible()
    await expect.element(dialog.getByText(/^Påminnelser är avstängda/)).toBeVisible()
  })

  it('are not shown to who may not change them', async () => {
    const asked = await open([setting(true, false)])
    await expect.poll(() => asked.map(({ path }) => path)).toContain('/api/booking-settings/10401')
    expect(more.query()).toBeNull()
  })
})
