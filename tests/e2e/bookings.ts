import type { Page } from '@playwright/test'
import type { Booking } from '@salvia/core/bookings'
import type { Client } from '@salvia/core/client'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { now } from './now.ts'
import { CUSTOMER, expect, heading } from './portal.ts'
import { present } from './service.ts'

interface Wanted {
  readonly service?: string
  /** When it is, if the test has moved the server's clock. */
  readonly at?: Instant
}

/** Upcoming bookings of one service that can still be changed free of charge, soonest deadline first. */
export async function changeable(client: Client, { service, at = now() }: Wanted = {}): Promise<Booking[]> {
  const { items } = await client.bookings.list({
    params: { clientNumber: CUSTOMER.reading },
    query: { status: 'upcoming', sort: 'date', pageSize: 200 },
  })
  const soon = addElapsed(at, { minutes: 10 })
  return items
    .filter(one => one.mayChange && one.latestCancellation > soon && (!service || one.service === service))
    .sort((a, b) => (a.latestCancellation < b.latestCancellation ? -1 : 1))
}

/** The first of them. */
export async function soonestChangeable(client: Client, wanted: Wanted = {}): Promise<Booking> {
  return present((await changeable(client, wanted))[0], 'booking that can be changed')
}

/** Goes to the last step of rescheduling, with the last time of the last week, which can be rescheduled again. */
export async function chooseLastTime(page: Page, id: string): Promise<void> {
  await page.goto(`/tidsbokningar/boka-om/${id}`)
  await page.getByRole('button', { name: /ledig/ }).last().click()
  await expect(page).toHaveURL(/vecka=/)
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  const more = page.getByRole('button', { name: 'Visa fler dagar' })
  while (await more.isVisible()) await more.click()
  await page.locator('section li button').last().click()
  await expect(heading(page, 'Bekräfta ny tid')).toBeFocused()
}
