import { contract } from '@salvia/core/api'
import { isoDate } from '@salvia/core/primitives'
import type { Service } from '@salvia/core/services'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { refusedWith, reply } from '../../../testing/answers.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { exampleCertificate } from '../../../testing/certificates.ts'
import { exampleCatalogue, exampleService } from '../../../testing/services.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

const DUST = exampleService({
  portalServiceId: 'damm',
  name: 'Kontroll vid damm',
  checks: ['silica', 'fibres'],
})
const LARGE = exampleService({ portalServiceId: 'stor', name: 'Stor kontroll', checks: ['silica'] })
const NIGHT = exampleService({ portalServiceId: 'natt', name: 'Kontroll vid natt', checks: ['night-work'] })
const FEATURES = ['certificates', 'coworkers', 'orders'] as const

const act = page.getByRole('menuitem', { name: 'Beställ ny kontroll' })
const menu = page.getByRole('button', { name: /^(Åtgärder för|Actions for) Anna Ahl/ })

async function show(
  services: readonly Service[] | Response,
  features: readonly (typeof FEATURES)[number][] = FEATURES,
) {
  const answer = services instanceof Response ? services : exampleCatalogue(services)
  return showCertificates(
    CertificatesScreen,
    [reply(contract.services.catalogue, answer, { clientNumber: '10401' })],
    { rows: [exampleCertificate({ to: 23 })], features: [...features] },
  )
}

async function order(): Promise<void> {
  await menu.click()
  await act.click()
}

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => showLocale('sv'))

describe('ordering a new check-up from a row', () => {
  it('leads straight to the one service that renews the check', async () => {
    const { pages } = await show([NIGHT, DUST])
    await order()
    await expect.element(page.getByRole('heading', { name: '/bestallningar/bestall/person' })).toBeVisible()
    expect(pages.visited.at(-1)).toBe('/bestallningar/bestall/person?tjanst=damm&medarbetare=anna')
  })

  it('lets the user choose among several', async () => {
    const { pages } = await show([LARGE, NIGHT, DUST])
    await order()
    const dialog = page.getByRole('dialog', { name: 'Beställ ny kontroll: Kvarts' })
    await expect.element(dialog.getByText(/Välj den som passar Anna Ahl\.$/)).toBeVisible()
    expect(
      dialog
        .getByRole('link')
        .elements()
        .map(link => link.textContent),
    ).toEqual(['Kontroll vid damm', 'Stor kontroll'])
    expect(await violations()).toEqual([])
    await dialog.getByRole('link', { name: 'Stor kontroll' }).click()
    await expect.poll(() => pages.visited.at(-1)).toContain('?tjanst=stor&medarbetare=anna')
  })

  it.each([375, 1280])('says whom to call where the agreement has none, at %i px', async width => {
    await page.viewport(width, 800)
    await show([NIGHT, { ...DUST, for: ['group'] }])
    await order()
    const dialog = page.getByRole('dialog', { name: 'Tjänsten finns inte i ert avtal' })
    await expect.element(dialog.getByText(/^Ingen tjänst i ert avtal omfattar kvarts\./)).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: '08-465 004 30' })).toBeVisible()
    expect(dialog.element().scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Stäng' }).last().click()
    await expect.element(menu).toHaveFocus()
  })

  it('says so in English, too', async () => {
    showLocale('en')
    await show([])
    await menu.click()
    await page.getByRole('menuitem', { name: 'Order a new check-up' }).click()
    await expect
      .element(page.getByRole('dialog', { name: 'The service is not in your agreement' }))
      .toBeVisible()
    expect(await violations()).toEqual([])
  })

  it.each([
    ['by phone', { kind: 'phone', reason: 'service' }, /går inte att beställa här\. Ring oss/],
    ['from a later day', { kind: 'from', date: isoDate(2027, 1, 1) }, /från 1 januari 2027\. Ring oss/],
  ] as const)('says that the only service is ordered %s', async (_, ordering, text) => {
    await show([{ ...DUST, ordering }])
    await order()
    const dialog = page.getByRole('dialog', { name: 'Beställs per telefon' })
    await expect.element(dialog.getByText(text)).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: '08-465 004 30' })).toBeVisible()
  })

  it('says why the services could not be fetched, and asks again', async () => {
    await show(refusedWith('INVALID_REQUEST'))
    await order()
    const dialog = page.getByRole('dialog', { name: 'Beställ ny kontroll: Kvarts' })
    await expect.element(dialog.getByText('Uppgifterna kunde inte läsas.')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Försök igen' })).toBeVisible()
  })

  it('is not offered where orders are closed', async () => {
    await show([DUST], ['certificates', 'coworkers'])
    await menu.click()
    await expect.element(page.getByRole('menuitem', { name: 'Lägg till bevakning' })).toBeVisible()
    expect(act.query()).toBeNull()
  })
})
