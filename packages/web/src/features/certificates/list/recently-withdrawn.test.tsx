import { contract } from '@salvia/core/api'
import type { ListedWithdrawals } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { serverTime } from '../../../state/server-time.ts'
import { reply } from '../../../testing/answers.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { certificatePage, exampleCertificate, exampleWithdrawn } from '../../../testing/certificates.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

type Item = ListedWithdrawals['items'][number]
const item = (at: number, other: Partial<Item> = {}): Item => {
  const { employee, check, reason, at: when } = exampleWithdrawn()
  return {
    id: `00000000-0000-4000-8000-0000000001${at}`,
    ...{ employee, check, reason, at: when },
    seesEmployee: true,
    ...other,
  }
}

/** Opens the list, which tells of these. */
async function show(withdrawn: ListedWithdrawals, rows = [exampleCertificate({ to: 400 })]): Promise<void> {
  const answered = certificatePage(rows, { withdrawn })
  await showCertificates(CertificatesScreen, [
    reply(contract.certificates.list, answered, { clientNumber: '10401' }),
  ])
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const told = page.getByText(/intyg har återkallats eller rättats/)
const links = page.getByRole('link', { name: 'Anna Ahl', exact: true })

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => showLocale('sv'))

it('the list says of whom a certificate was withdrawn lately, with the way to each, also where it has no rows', async () => {
  const today = stockholmDate(serverTime())
  await show({ total: 2, items: [item(10), item(11, { reason: 'corrected', seesEmployee: false })] }, [])
  await expect
    .element(
      page.getByText('2 intyg har återkallats eller rättats de senaste 30 dagarna och gäller inte längre'),
    )
    .toBeVisible()
  const lines = () => links.elements().map(link => link.closest('li')?.textContent)
  await expect
    .poll(lines)
    .toEqual([`Anna Ahl, Kvarts. Återkallat ${today}.`, `Anna Ahl, Kvarts. Rättat ${today}.`])
  expect(links.elements().map(link => link.getAttribute('href'))).toEqual([
    '/medarbetare/anna',
    '/kontroller/anna',
  ])
  expect(await violations()).toEqual([])
})

it('many are folded, and those beyond are counted', async () => {
  await show({ total: 60, items: [10, 11, 12, 13].map(at => item(at)) })
  await expect.element(told).toBeVisible()
  expect(links.query()).toBeNull()
  await told.click()
  await expect.element(links.first()).toBeVisible()
  await expect.element(page.getByText('Och 56 till.')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('says nothing where none was', async () => {
  await show({ total: 0, items: [] })
  await expect.element(page.getByRole('row', { name: /Ahl, Anna/ })).toBeVisible()
  expect(told.query()).toBeNull()
})

it.each([375, 1280])('fits into the page at %i px, in English', async width => {
  await page.viewport(width, 800)
  showLocale('en')
  await show({ total: 1, items: [item(10)] })
  await expect.element(page.getByText(/^1 certificate has been withdrawn or corrected/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await violations()).toEqual([])
})
