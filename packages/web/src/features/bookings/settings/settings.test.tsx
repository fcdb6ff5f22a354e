import { contract } from '@salvia/core/api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { answering, type CannedAnswer, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CalendarFeedButton } from './calendar-feed-button.tsx'
import { ReminderSetting } from './reminder-setting.tsx'

const feed = { createdAt: '2026-11-21T08:00:00.000Z', isDetailed: false }
const address = `https://portal.example/api/calendars/${'k'.repeat(43)}.ics`

function Guarded() {
  const isKnown = useAtomValue(profileAtom) !== null
  return (
    isKnown && (
      <main>
        <h1>Tidsbokningar</h1>
        <CalendarFeedButton />
        <ReminderSetting />
      </main>
    )
  )
}

async function open(answers: readonly CannedAnswer[]) {
  const asked = answering([...profileAnswers(['bookings']), ...answers])
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
    expect(dialog.getByText(address).query()).toBeNull()
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
    await open([reply(contract.bookings.calendarFeed, { feed: null }, { clientNumber: '10401' })])
    await page.getByRole('button', { name: 'Prenumerera' }).click()
    await dialog.getByRole('button', { name: 'Skapa adress' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    expect(dialog.getByText('Adressen är skapad').query()).toBeNull()
  })
})

describe('reminders', () => {
  const reminders = page.getByRole('switch', { name: 'Påminn medarbetare dagen före' })

  it('are turned on by who may', async () => {
    const asked = await open([
      reply(
        contract.bookings.settings,
        { remindsEmployees: false, mayChange: true },
        { clientNumber: '10401' },
      ),
      reply(
        contract.bookings.updateSettings,
        { remindsEmployees: true, mayChange: true },
        { clientNumber: '10401' },
      ),
    ])
    await reminders.click()
    await expect
      .poll(() => asked.find(({ method }) => method === 'PATCH')?.body)
      .toEqual({ remindsEmployees: true })
  })

  it('that could not be changed stay, and the reason is told', async () => {
    await open([
      reply(
        contract.bookings.settings,
        { remindsEmployees: false, mayChange: true },
        { clientNumber: '10401' },
      ),
    ])
    await reminders.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(reminders).toHaveAttribute('aria-checked', 'false')
  })

  it('are not shown to who may not change them', async () => {
    await open([
      reply(
        contract.bookings.settings,
        { remindsEmployees: true, mayChange: false },
        { clientNumber: '10401' },
      ),
    ])
    expect(reminders.query()).toBeNull()
  })
})
