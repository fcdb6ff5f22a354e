import { contract } from '@salvia/core/api'
import type { Certificate } from '@salvia/core/certificates'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { late, refusedWith, reply, unavailable } from '../../../testing/answers.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { exampleCertificate } from '../../../testing/certificates.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

/** The id that the page of the list gives its first row. */
const ID = '00000000-0000-4000-8000-000000000000'
const HREF = `certificates/10401/${ID}/document`
const row = exampleCertificate(
  { to: 400 },
  { download: 'downloadable', links: [{ rel: 'document', href: HREF }] },
)
const params = { clientNumber: '10401', id: ID }
const item = page.getByRole('menuitem', { name: /^Ladda ner intyg/ })

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.restoreAllMocks())

async function open(
  certificate: Certificate,
  answer: Response | (() => Response | Promise<Response>) = new Response('%PDF-'),
) {
  const canned = reply(contract.certificates.document, new Response(), params)
  const respond = typeof answer === 'function' ? answer : () => answer
  const shown = await showCertificates(CertificatesScreen, [{ ...canned, respond }], { rows: [certificate] })
  await page.getByRole('button', { name: /^Åtgärder för/ }).click()
  return shown
}

it('the document of a certificate is fetched with the token and saved under its name', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { asked } = await open(
    row,
    new Response('%PDF-', { headers: { 'content-disposition': 'attachment; filename="Intyg.pdf"' } }),
  )
  await item.click()
  await expect.poll(() => saved).toEqual(['Intyg.pdf'])
  expect(asked.at(-1)?.path).toBe(`/api/${HREF}`)
})

it('a document that takes its time is said to be fetched, on the menu of its row, which keeps focus', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const slow = late(reply(contract.certificates.document, new Response('%PDF-'), params))
  await open(row, slow.respond)
  await item.click()
  const busy = page.getByRole('button', { name: 'Hämtar intyget …' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(busy).toHaveFocus()
  slow.arrive()
  await expect.element(page.getByRole('button', { name: /^Åtgärder för/ })).toHaveFocus()
})

it('one that was issued too early says so', async () => {
  await open({ ...row, download: 'issued-too-early', links: [] })
  await expect
    .element(page.getByRole('menuitem', { name: /^Ladda ner intyg/ }))
    .toHaveTextContent('Ladda ner intygIntyg utfärdade före 2 februari 2025 kan inte laddas ner')
  expect(await violations()).toEqual([])
})

it.each([
  ['issued without a document', 'no-document', 'Intyget har inget dokument. Kontakta oss om du behöver det.'],
  ['being scanned', 'being-scanned', 'Söks igenom efter virus. Försök igen om en stund.'],
  ['with a virus', 'infected', 'Filen innehöll virus. Kontakta oss om du behöver intyget.'],
] as const)('one that is %s says why it cannot be downloaded', async (_, download, reason) => {
  await open({ ...row, download, links: [] })
  await expect.element(item).toHaveTextContent(`Ladda ner intyg${reason}`)
  await expect.element(item).toHaveAttribute('aria-disabled', 'true')
  expect(await violations()).toEqual([])
})

it('a document that cannot be fetched is told where the user looks, and fetched again', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  let isDown = true
  const pdf = new Response('%PDF-', {
    headers: { 'content-disposition': 'attachment; filename="Intyg.pdf"' },
  })
  const { asked } = await open(row, () => (isDown ? unavailable() : pdf))
  await item.click()
  const dialog = page.getByRole('dialog', { name: 'Intyget kunde inte hämtas' })
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(await violations()).toEqual([])
  isDown = false
  await dialog.getByRole('button', { name: 'Försök igen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(saved).toEqual(['Intyg.pdf'])
  expect(asked.at(-1)?.path).toBe(`/api/${HREF}`)
})

it('one that is gone meanwhile says so, and can be left', async () => {
  await open(row, refusedWith('CERTIFICATE_NOT_FOUND'))
  await item.click()
  await expect.element(page.getByText('Intyget eller bevakningen hittades inte.')).toBeVisible()
  await page.getByRole('button', { name: 'Stäng', exact: true }).last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Åtgärder för/ })).toBeEnabled()
})
