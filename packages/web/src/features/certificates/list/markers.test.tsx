import type { Certificate } from '@salvia/core/certificates'
import { instantOf, isoDate } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { exampleCertificate } from '../../../testing/certificates.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

const [ORDER, BOOKING] = ['00000000-0000-4000-8000-0000000000aa', '00000000-0000-4000-8000-0000000000bb']
const orderSent = { id: ORDER, at: instantOf('2026-11-12T08:00:00.000Z') }
/** In Stockholm it is the next day already. */
const timeSent = { id: BOOKING, startsAt: instantOf('2026-12-10T23:30:00.000Z') }
const ordered = page.getByRole('link', { name: 'Beställning skickad 2026-11-12' })
const booked = page.getByRole('link', { name: 'Tid bokad 2026-12-11' })
const menus = page.getByRole('button', { name: /^(Åtgärder för|Actions for)/ })
const items = page.getByRole('menuitem')

const show = (...rows: Certificate[]) =>
  showCertificates(CertificatesScreen, [], { rows, features: ['certificates', 'coworkers', 'orders'] })
const order = () => items.elements().findIndex(item => item.textContent?.startsWith('Beställ ny kontroll'))

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => showLocale('sv'))

describe('a row', () => {
  it.each([
    [1280, 'sv'],
    [375, 'sv'],
    [375, 'en'],
  ] as const)('leads to what is ordered and booked, at %i px in %s', async (width, locale) => {
    await page.viewport(width, 800)
    showLocale(locale)
    await show(exampleCertificate({ to: 23 }, { orderSent, timeSent }))
    const links = page.getByRole('link', { name: /skickad|bokad|sent|Booked/ })
    await expect.element(links.first()).toBeVisible()
    expect(links.elements().map(link => [link.textContent, link.getAttribute('href')])).toEqual(
      locale === 'sv'
        ? [
            ['Tid bokad 2026-12-11', `/tidsbokningar/detaljer/${BOOKING}`],
            ['Beställning skickad 2026-11-12', `/bestallningar/id/${ORDER}`],
          ]
        : [
            ['Booked for 2026-12-11', `/tidsbokningar/detaljer/${BOOKING}`],
            ['Order sent 2026-11-12', `/bestallningar/id/${ORDER}`],
          ],
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  })

  it.each([
    ['an order', { orderSent }],
    ['a visit', { timeSent }],
    ['both, and for mails', { orderSent, timeSent, isMailOn: true }],
  ])('is not higher for %s that it tells of', async (_, marker) => {
    const offered = { check: 'vibration', to: 23 } as const
    await show(exampleCertificate(offered, marker), exampleCertificate(offered))
    await expect.element(menus.nth(1)).toBeVisible()
    const [told, plain] = page
      .getByRole('row', { name: /Ahl, Anna/ })
      .elements()
      .map(row => row.getBoundingClientRect().height)
    expect(told).toBe(plain)
  })

  it('tells that the check was done without a certificate, in both languages', async () => {
    await show(exampleCertificate({ to: 23 }, { notIssuedOn: isoDate(2026, 11, 20) }))
    await expect.element(page.getByText('Gjord 2026-11-20, inget intyg utfärdat')).toBeVisible()
    showLocale('en')
    await expect.element(page.getByText('Done 2026-11-20, no certificate issued')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('tells of neither where neither stands', async () => {
    await show(exampleCertificate({ to: 23 }))
    await expect.element(menus).toBeVisible()
    expect([ordered.query(), booked.query()]).toEqual([null, null])
  })
})

describe('ordering a new check-up', () => {
  it.each([
    ['nothing is under way', {}, 0, 'Beställ ny kontroll'],
    ['an order is', { orderSent }, 3, 'Beställ ny kontrollBeställning skickad 2026-11-12'],
    ['a time is booked', { orderSent, timeSent }, 3, 'Beställ ny kontrollTid bokad 2026-12-11'],
  ] as const)('stands where it belongs when %s', async (_, markers, at, text) => {
    await show(exampleCertificate({ origin: 'monitoring', from: -30, to: 400 }, markers))
    await menus.click()
    await expect.element(items.first()).toBeVisible()
    expect(order()).toBe(at)
    expect(items.elements()[at]?.textContent).toBe(text)
    expect(items.elements()[at]?.getAttribute('aria-disabled')).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('is not offered to a check-up reviewer who may not order', async () => {
    await show(exampleCertificate({ to: 23 }, { mayOrder: false }))
    await menus.click()
    await expect.element(items.first()).toBeVisible()
    expect(order()).toBe(-1)
  })
})

describe('the menus of two rows', () => {
  it('of one employee and check say which is which', async () => {
    const [journal, watched] = [
      exampleCertificate({ to: 23 }),
      exampleCertificate({ origin: 'manual', to: null }),
    ]
    await show(journal, watched, exampleCertificate({ check: 'asbestos', to: 23 }))
    await expect.element(menus.nth(2)).toBeVisible()
    const names = menus.elements().map(menu => menu.getAttribute('aria-label') ?? menu.textContent)
    const start = 'Åtgärder för Anna Ahl, Tjänstbarhetsintyg'
    expect(names).toEqual([
      `${start}, Kvarts, Intyg från journalen, ${journal.end}`,
      `${start}, Kvarts, Tillagd för hand, inget slutdatum`,
      `${start}, Asbest`,
    ])
  })
})
