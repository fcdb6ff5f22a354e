import type { Page } from '@playwright/test'
import { contract } from '@salvia/core/api'
import { chooseLastTime } from '../bookings.ts'
import { expect } from '../portal.ts'
import { press, type SeenWrite } from './seen-write.ts'

const details = (id: string) => `/tidsbokningar/detaljer/${id}`
const FEED_ADDRESS = { name: 'Ta bort adressen' } as const

async function openReminders(page: Page): Promise<void> {
  await page.goto('/tidsbokningar')
  await press(page, 'Fler val')
  await page.getByRole('menuitem', { name: 'Påminnelser' }).click()
}

async function openFeed(page: Page): Promise<void> {
  await page.goto('/tidsbokningar')
  await press(page, 'Prenumerera')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Skapa/ })).toBeVisible()
}

export const BOOKING_WRITES: readonly SeenWrite[] = [
  {
    endpoint: contract.bookings.reschedule,
    async watch(other, { toMove }) {
      await other.goto('/')
      await press(other, /^Visa allt som kommer/)
      const deadline = other
        .getByRole('region', { name: /^Väntar på dig/ })
        .getByRole('listitem')
        .filter({ has: other.locator(`a[href$="${toMove.id}"]`) })
      await expect(deadline).toBeVisible()
      const before = await deadline.allInnerTexts()
      return () => expect.poll(() => deadline.allInnerTexts()).not.toEqual(before)
    },
    async act(one, { toMove }) {
      await chooseLastTime(one, toMove.id)
      await press(one, 'Bekräfta ny tid')
    },
  },
  {
    endpoint: contract.bookings.cancel,
    async watch(other, { toCancel }) {
      await other.goto(details(toCancel.id))
      await expect(other.getByText('Avbokad').first()).toBeHidden()
      return () => expect(other.getByText('Avbokad').first()).toBeVisible()
    },
    async act(one, { toCancel }) {
      await one.goto(`/tidsbokningar/avboka/${toCancel.id}`)
      await press(one, 'Avboka tiden')
    },
  },
  {
    endpoint: contract.bookings.sendFeedback,
    watch: async other => () =>
      expect(other.getByRole('list', { name: 'Skickad återkoppling' })).toContainText('Vi ses på plan 2.'),
    async act(one, { toCancel }) {
      await one.goto(details(toCancel.id))
      await one.getByText('Skriv återkoppling', { exact: true }).click()
      const form = one.locator('form').filter({ hasText: 'Mottagare' })
      await form.getByRole('radio').first().check()
      await form.getByLabel('Meddelande').fill('Vi ses på plan 2.')
      await press(one, 'Skicka återkoppling')
    },
  },
  {
    endpoint: contract.bookings.updateSettings,
    async watch(other) {
      await openReminders(other)
      const turn = other.getByRole('dialog').getByRole('button', { name: /påminnelser$/ })
      const before = await turn.innerText()
      return () => expect(turn).not.toHaveText(before)
    },
    async act(one) {
      await openReminders(one)
      await one
        .getByRole('dialog')
        .getByRole('button', { name: /påminnelser$/ })
        .click()
    },
  },
  {
    endpoint: contract.bookings.createCalendarFeed,
    async watch(other) {
      await openFeed(other)
      await expect(other.getByRole('button', FEED_ADDRESS)).toBeHidden()
      return () => expect(other.getByRole('button', FEED_ADDRESS)).toBeVisible()
    },
    async act(one) {
      await openFeed(one)
      await press(one, 'Skapa adress')
    },
  },
  {
    endpoint: contract.bookings.revokeCalendarFeed,
    watch: async other => () => expect(other.getByRole('button', FEED_ADDRESS)).toBeHidden(),
    async act(one) {
      await openFeed(one)
      await press(one, 'Ta bort adressen')
    },
  },
]
