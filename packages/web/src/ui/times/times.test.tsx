import { addDays, isoDate } from '@salvia/core/primitives'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { SlotList } from './slot-list.tsx'
import { TimeCompare } from './time-compare.tsx'
import { weekNumber, workingWeek } from './week.ts'
import { WeekPicker } from './week-picker.tsx'

const MONDAY = isoDate(2026, 11, 23)

afterEach(() => page.viewport(1280, 900))

describe('the number of a week', () => {
  it.each([
    [isoDate(2026, 11, 23), 48],
    [isoDate(2026, 11, 22), 47],
    [isoDate(2026, 1, 1), 1],
    [isoDate(2027, 1, 1), 53],
    [isoDate(2027, 1, 3), 53],
    [isoDate(2027, 1, 4), 1],
    [isoDate(2024, 12, 30), 1],
  ])('of %s is %d', (date, week) => {
    expect(weekNumber(date)).toBe(week)
  })

  it('a working week goes from Monday to Friday, whatever its day', () => {
    expect(workingWeek(isoDate(2026, 11, 29))).toEqual(['2026-11-23', '2026-11-27'])
    expect(workingWeek(MONDAY)).toEqual(['2026-11-23', '2026-11-27'])
  })
})

it('a week is chosen by keyboard, named by number, days and free times', async () => {
  const onWeek = vi.fn()
  await render(<WeekPicker weeks={[{ day: MONDAY, free: 6 }]} chosen={addDays(MONDAY, 2)} onWeek={onWeek} />)
  const week = page.getByRole('button', { name: /v\. 48.*23–27 nov.*6 lediga/ })
  await expect.element(week).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('list', { name: 'Veckor med lediga tider' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onWeek).toHaveBeenCalledWith(MONDAY)
  expect(await violations()).toEqual([])
})

it('the weeks are one line on a phone, which shows the chosen one', async () => {
  await page.viewport(320, 700)
  const weeks = [0, 7, 14, 21, 28, 35].map(days => ({ day: addDays(MONDAY, days), free: 6 }))
  await render(
    <main style={{ paddingInline: 'var(--sv-gutter)' }}>
      <WeekPicker weeks={weeks} chosen={addDays(MONDAY, 28)} onWeek={vi.fn()} />
    </main>,
  )
  const shape = (name: RegExp) => page.getByRole('button', { name }).element().getBoundingClientRect()
  await expect.poll(() => shape(/v\. 52/).right).toBeLessThanOrEqual(320)
  expect(shape(/v\. 52/).left).toBeGreaterThanOrEqual(0)
  expect(shape(/v\. 48/).top).toBe(shape(/v\. 53/).top)
  expect(document.documentElement.scrollWidth).toBe(320)
})

describe('free times', () => {
  const days = [0, 1, 2, 3, 4].map(day => ({
    date: addDays(MONDAY, day),
    slots: [
      { id: `${day}-1`, time: '09:00', caregiver: 'Eva Öberg', occupation: 'psykolog' },
      { id: `${day}-2`, time: '13:30', note: 'Kan inte bokas om igen' },
    ],
  }))

  it('are shown a few days at a time; focus goes to the first new day', async () => {
    const onSlot = vi.fn()
    await render(<SlotList days={days} onSlot={onSlot} />)
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveLength(3)
    await page.getByRole('button', { name: 'Visa fler dagar' }).click()
    await expect.element(page.getByRole('heading', { name: 'torsdag 26 november 2026' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onSlot).toHaveBeenCalledWith('3-1')
  })

  it('tell whom one meets and what is special', async () => {
    await render(
      <>
        <h2>Tider</h2>
        <SlotList days={days} onSlot={vi.fn()} />
      </>,
    )
    await expect
      .element(page.getByRole('button', { name: /09:00\s*Eva Öberg\s*psykolog/ }).first())
      .toBeVisible()
    await expect
      .element(page.getByRole('button', { name: /13:30.*Kan inte bokas om igen/ }).first())
      .toBeVisible()
    expect(await violations()).toEqual([])
  })
})

it('a time and what it becomes are told in words, in Swedish time', async () => {
  await render(
    <TimeCompare
      now={{ start: '2026-11-24T12:30:00.000Z', lines: ['Eva Öberg'] }}
      next={{ start: '2026-07-01T07:00:00.000Z', lines: ['Bo Ek'] }}
    />,
  )
  await expect.element(page.getByRole('region', { name: 'Nuvarande tid' })).toBeVisible()
  await expect.element(page.getByText('tisdag 24 november 2026 kl.\u00a013:30')).toBeVisible()
  await expect.element(page.getByText('onsdag 1 juli 2026 kl.\u00a009:00')).toBeVisible()
  expect(await violations()).toEqual([])
})
