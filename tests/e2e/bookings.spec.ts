import type { Page, Route } from '@playwright/test'
import { type ErrorCode, errorFacts } from '@salvia/core/error-catalogue'
import { type Instant, instantFromMillis, millisOf } from '@salvia/core/primitives'
import { changeable, chooseLastTime, soonestChangeable } from './bookings.ts'
import { now } from './now.ts'
import { test } from './own-clock.ts'
import { CUSTOMER, expect, HR, heading, signIn } from './portal.ts'
import type { RunningServer } from './server.ts'
import { callsAs, present, usualSettings } from './service.ts'
import { inLanguage } from './words.ts'

const MINUTE_MS = 60_000
const params = { clientNumber: CUSTOMER.reading }
const details = (id: string) => `/tidsbokningar/detaljer/${id}`
const cancelling = (id: string) => `/tidsbokningar/avboka/${id}`

type Said = string | RegExp

/** Checks the page's texts in both languages. */
async function reads(page: Page, said: { readonly sv: readonly Said[]; readonly en: readonly Said[] }) {
  for (const locale of ['en', 'sv'] as const) {
    await inLanguage(page, locale)
    for (const text of said[locale]) await expect(page.getByText(text).first()).toBeVisible()
  }
}

/**
 * Makes a call fail with a code that no demo account can provoke: the booking system is part of the demo server, and
 * every user who sees a booking there may change it. The server's own tests cover these answers.
 */
const refusing = (code: ErrorCode) => (route: Route) => {
  const { status, title } = errorFacts(code)
  const problem = { status, code, title: title.sv, traceId: 'trace' }
  return route.fulfill({ status, contentType: 'application/problem+json', json: problem })
}

const AWAY = {
  sv: ['Bokningssystemet svarar inte just nu. Ingenting är ändrat.'],
  en: ['The booking system is not answering right now. Nothing has been changed.'],
} as const

// Other tests may have changed settings, which are stored with the account.
test.beforeAll(({ server }) => usualSettings(server.url, HR.email))

test.describe('bookings', () => {
  test.use({ account: HR })

  test('what is not there, and what cannot be fetched', async ({ page, server }) => {
    await page.goto(details('00000000-0000-4000-8000-000000000000'))
    await reads(page, {
      sv: ['Vi hittar inte tidsbokningen', 'Tidsbokningen hittades inte.', 'saknar du behörighet'],
      en: ["We can't find this booking", "Couldn't find the booking.", 'may not be allowed'],
    })
    await page.getByRole('link', { name: 'Till tidsbokningar' }).first().click()
    await expect(heading(page, 'Tidsbokningar')).toBeFocused()

    const booking = await soonestChangeable(await callsAs(server.url, HR.email))
    const call = `**/bookings/*/${booking.id}`
    let asked = 0
    await page.route(call, route => {
      asked += 1
      return route.abort()
    })
    await page.goto(details(booking.id))
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await reads(page, {
      sv: ['Något gick fel när tidsbokningen skulle hämtas.'],
      en: ['Something went wrong when fetching the booking.'],
    })
    // Pressed while the call still fails: the portal also asks again by itself, since the language was saved.
    const before = asked
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect.poll(() => asked).toBeGreaterThan(before)
    await page.unroute(call)
    await expect(heading(page, booking.employee.lastName)).toBeVisible()
  })

  test('back from a booking is back to its row, and back again to the search before', async ({ page }) => {
    await page.goto('/tidsbokningar')
    await page.getByRole('searchbox').fill('samtal')
    await expect(page).toHaveURL(/tidsbokningar\?q=samtal$/)
    await page.getByRole('link', { name: /^Tidigare/ }).click()
    await expect(page).toHaveURL(/status=past&q=samtal$/)
    await page.goBack()
    await expect(page.getByRole('link', { name: /^Kommande/ })).toHaveAttribute('aria-current', 'true')
    // Until then the rows of the other filter stand there, and are marked as outdated.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: 'Avbokning' })).toBeVisible()
    const row = page.getByRole('rowheader').getByRole('link').nth(9)
    await row.click()
    await expect(page).toHaveURL(/detaljer/)
    await page.goBack()
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await expect(page.getByRole('searchbox')).toHaveValue('samtal')
  })

  test('moving: the time is taken, the system is away, the network fails, and then it goes through', async ({
    page,
    server,
  }) => {
    const client = await callsAs(server.url, HR.email)
    const [mine, other] = await changeable(client, { service: 'Ergonomisk rådgivning' })
    if (!mine || !other) throw new Error('The demo has two such bookings.')
    await chooseLastTime(page, mine.id)
    const slotId = new URL(page.url()).searchParams.get('tid') ?? ''
    const week = new URL(page.url()).searchParams.get('vecka') ?? ''
    await client.bookings.reschedule({
      params: { ...params, id: other.id },
      body: { slotId, version: 1 },
    })
    await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
    const told = page.getByText('Tiden är inte längre ledig.')
    await expect(told).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`vecka=${week}$`))
    await expect(page.locator(':focus')).toContainText('inte längre ledig')
    await reads(page, {
      sv: ['Tiden är inte längre ledig.', 'Någon hann boka tiden. Välj en annan tid.'],
      en: [
        'The time is no longer available.',
        'Unfortunately, this time slot was just taken. Please choose another time slot.',
      ],
    })
    const { items } = await client.bookings.slots({ params: { ...params, id: mine.id }, query: { week } })
    expect(items.map(({ id }) => id)).not.toContain(slotId)

    await chooseLastTime(page, mine.id)
    await page.route('**/reschedulings', refusing('BOOKING_SYSTEM_UNAVAILABLE'))
    await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
    await reads(page, AWAY)
    await reads(page, {
      sv: ['Något gick fel.', 'Försök igen.'],
      en: ['Whoops!', 'Something went wrong. Please try again.'],
    })
    await page.unroute('**/reschedulings')
    await page.route('**/reschedulings', route => route.abort())
    await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
    await reads(page, {
      sv: ['Vi vet inte om bokningen är ombokad.', 'Titta på bokningen innan du försöker igen.'],
      en: [
        'We do not know whether the booking has been rescheduled.',
        'Look at the booking before you try again.',
      ],
    })
    await page.unroute('**/reschedulings')
    await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
    await expect(heading(page, 'Tiden är ombokad')).toBeFocused()
    await page.getByRole('link', { name: 'Till tidsbokningar' }).click()
    await expect(page).toHaveURL(/\/tidsbokningar$/)
  })

  test('moving on a phone shows the step, its name and the way out, and nothing else of the portal', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const booking = await soonestChangeable(await callsAs(server.url, HR.email))
    await page.goto(`/tidsbokningar/boka-om/${booking.id}`)
    await expect(page.getByRole('main').getByText('Boka om tid', { exact: true })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.getByRole('button', { name: 'Avsluta' }).click()
    await expect(heading(page, booking.employee.lastName)).toBeFocused()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('navigation').last()).toBeVisible()
  })

  test('cancelling: refused, the system away, the network fails; the phone is offered, and then it goes through', async ({
    page,
    server,
  }) => {
    const booking = await soonestChangeable(await callsAs(server.url, HR.email), { service: 'Spirometri' })
    await page.goto(cancelling(booking.id))
    await page.route('**/cancellations', refusing('BOOKING_CHANGE_NOT_PERMITTED'))
    await page.getByRole('button', { name: 'Avboka tiden' }).click()
    await expect(heading(page, 'Du kan se bokningen men inte ändra den.')).toBeFocused()
    await reads(page, {
      sv: ['Be den som är beställare för medarbetarens enhet.', 'Ring oss på'],
      en: [
        'You can see the booking but not change it.',
        'Ask the order manager of the employee’s unit.',
        'Call us on',
      ],
    })
    await page.unroute('**/cancellations')
    await page.goto(cancelling(booking.id))
    await page.route('**/cancellations', refusing('BOOKING_SYSTEM_UNAVAILABLE'))
    await page.getByRole('button', { name: 'Avboka tiden' }).click()
    await reads(page, AWAY)
    await reads(page, {
      sv: ['Det gick inte att avboka', 'Tiden kunde inte avbokas. Försök igen.', 'Vardagar 8–17'],
      en: [
        'It was not possible to cancel',
        'There was an issue cancelling the appointment. Please try again.',
        'Weekdays 8',
      ],
    })
    await page.unroute('**/cancellations')
    await page.route('**/cancellations', route => route.abort())
    await page.getByRole('button', { name: 'Avboka tiden' }).click()
    await reads(page, {
      sv: ['Vi vet inte om bokningen är avbokad.', 'Titta på bokningen innan du försöker igen.'],
      en: [
        'We do not know whether the booking has been cancelled.',
        'Look at the booking before you try again.',
      ],
    })
    await expect(page.locator('main').getByRole('link', { name: /^08-/ })).toHaveAttribute(
      'href',
      /^tel:08\d+$/,
    )
    await page.unroute('**/cancellations')
    await page.getByRole('button', { name: 'Avboka tiden' }).click()
    await expect(heading(page, 'Tiden är avbokad')).toBeFocused()
    await page.goBack()
    await page.goto(details(booking.id))
    await expect(page.getByRole('definition').filter({ hasText: 'Avbokad i portalen' })).toContainText(
      'Utan kostnad',
    )
  })
})

test.describe('bookings of a day that passes', () => {
  test.describe.configure({ mode: 'serial' })

  let ahead = 0
  const movedNow = (): Instant => instantFromMillis(millisOf(now()) + ahead)
  const goTo = async (server: RunningServer, moment: number): Promise<void> => {
    ahead = moment - millisOf(now())
    await server.setAhead(ahead)
  }

  test.beforeEach(({ context }) =>
    context.route(/\/(config\.json|api\/.*)$/, async route => {
      const response = await route.fetch().catch(() => undefined)
      if (!response) return route.abort().catch(() => undefined)
      // Node sets this header by the real clock, which the test does not move.
      const date = new Date(millisOf(movedNow())).toUTCString()
      await route.fulfill({ response, headers: { ...response.headers(), date } }).catch(() => undefined)
    }),
  )

  test('a deadline that passes while the pages are open', async ({ page, server, context }) => {
    const client = await callsAs(server.url, HR.email)
    const { id, latestCancellation } = present(
      (await changeable(client, { at: movedNow() })).find(
        one => millisOf(one.startsAt) - millisOf(one.latestCancellation) > 60 * MINUTE_MS,
      ),
      'booking that becomes late before it begins',
    )
    await goTo(server, millisOf(latestCancellation) - 5 * MINUTE_MS)
    await signIn(page, HR)
    await chooseLastTime(page, id)
    const other = await context.newPage()
    await other.goto(cancelling(id))
    await expect(other.getByRole('timer')).toHaveText(/^[45] min \d+ s kvar$/)
    await goTo(server, millisOf(latestCancellation) + 5 * MINUTE_MS)

    await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
    await expect(heading(page, /Det är för sent att boka om/)).toBeFocused()
    await reads(page, {
      sv: ['Det är för sent att boka om.', 'Tiden för att boka om har gått ut.', 'Ring oss på'],
      en: [
        'Too late to reschedule.',
        'Unfortunately, the deadline for rescheduling this booking has passed.',
        'Call us on',
      ],
    })
    await other.getByRole('button', { name: /^Avboka/ }).click()
    await expect(
      other.getByText('Tiden för kostnadsfri avbokning gick ut medan sidan var öppen.').last(),
    ).toBeVisible()
    await reads(other, { sv: ['Sen avbokning'], en: ['Late cancellation'] })
    await other.getByRole('checkbox', { name: 'Jag vill avboka trots att det debiteras' }).check()
    await other.getByRole('button', { name: 'Avboka mot avgift' }).click()
    await expect(heading(other, 'Tiden är avbokad')).toBeVisible()
    await expect(other.getByText('Det var en sen avbokning, som debiteras enligt avtal.')).toBeVisible()
  })

  test('a visit that has begun takes a phone call', async ({ page, server }) => {
    const client = await callsAs(server.url, HR.email)
    const booking = await soonestChangeable(client, { at: movedNow() })
    await goTo(server, millisOf(booking.startsAt) + MINUTE_MS)
    await signIn(page, HR)
    await page.goto(details(booking.id))
    await expect(page.getByRole('link', { name: 'Avboka tiden' })).toHaveCount(0)
    await reads(page, {
      sv: ['Besöket har börjat.', /Ring (oss|mottagningen) på/],
      en: ['The visit has started.', /Call (us|the clinic) on/],
    })
  })
})
