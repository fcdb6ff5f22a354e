import { contract } from '@salvia/core/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { queryClient } from '../../../state/query-client.ts'
import { late, refusedWith, reply, unavailable } from '../../../testing/answers.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { certificatePage, exampleCertificate } from '../../../testing/certificates.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

const COMPANY = { clientNumber: '10401' }
const { list, numbers } = contract.certificates
const BO = { pidHash: 'bo', firstName: 'Bo', lastName: 'Ek' }
const [ANNAS, BOS] = [exampleCertificate({ to: 23 }), exampleCertificate({ to: 40 })]
const ROWS = [ANNAS, { ...BOS, employee: { ...BOS.employee, ...BO } }]
const IDS = certificatePage(ROWS).items.map(({ id }) => id)
const [first = '', second = ''] = IDS
const TOLD = reply(
  numbers,
  {
    items: [
      { id: first, pid: '196710313195' },
      { id: second, pid: null },
    ],
  },
  COMPANY,
)
const FAILED = { ...TOLD, respond: () => refusedWith('UNEXPECTED_ERROR') }

const toggle = page.getByRole('switch', { name: 'Visa personnummer' })
const row = (name: RegExp) => page.getByRole('row', { name })
const isHeld = () =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
  ).includes('19671031')

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => showLocale('sv'))

describe('identity numbers in the list', () => {
  it('are off, shown by a switch that the keyboard reaches, and gone when it is off', async () => {
    const { asked } = await showCertificates(CertificatesScreen, [TOLD], { rows: ROWS })
    await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
    expect(asked.some(({ path }) => path.includes('numbers'))).toBe(false)
    toggle.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(row(/Ahl, Anna/).getByText('19671031-3195')).toBeVisible()
    await expect.element(row(/Ek, Bo/).getByText('Skyddad identitet')).toBeVisible()
    await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
    await expect.element(page.getByText('2 personnummer visas i listan')).toBeInTheDocument()
    expect(await violations()).toEqual([])
    const calls = asked.filter(({ path }) => path.includes('numbers'))
    expect(calls).toMatchObject([{ path: '/api/certificates/10401/numbers/searches', body: { ids: IDS } }])
    expect(isHeld()).toBe(false)
    await toggle.click()
    await expect.element(page.getByText('19671031-3195')).not.toBeInTheDocument()
    expect(page.getByText('Skyddad identitet').query()).toBeNull()
    // Shown again, they are asked for again.
    await toggle.click()
    await expect.element(page.getByText('19671031-3195')).toBeVisible()
    expect(asked.filter(({ path }) => path.includes('numbers'))).toHaveLength(2)
  })

  it('are off at the next visit', async () => {
    const { pages } = await showCertificates(CertificatesScreen, [TOLD], { rows: ROWS })
    await toggle.click()
    await expect.element(page.getByText('19671031-3195')).toBeVisible()
    await pages.goTo('/medarbetare')
    pages.tryGoTo('/kontroller')
    await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
    expect(page.getByText('19671031-3195').query()).toBeNull()
  })

  it('that come when they are off again are not shown', async () => {
    const answer = late(TOLD)
    const { asked } = await showCertificates(CertificatesScreen, [answer], { rows: ROWS })
    await toggle.click()
    await expect.poll(() => asked.some(({ path }) => path.includes('numbers'))).toBe(true)
    await toggle.click()
    answer.arrive()
    await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
    expect(page.getByText('19671031-3195').query()).toBeNull()
  })

  it('are fetched for the rows of another page', async () => {
    let items = ROWS.slice(0, 1)
    const { asked, pages } = await showCertificates(CertificatesScreen, [
      reply(list, () => certificatePage(items, { total: 51 }), COMPANY),
      TOLD,
    ])
    await toggle.click()
    await expect.element(page.getByText('19671031-3195')).toBeVisible()
    items = ROWS
    pages.tryGoTo('/kontroller?page=2')
    await expect.element(row(/Ek, Bo/).getByText('Skyddad identitet')).toBeVisible()
    const bodies = () => asked.filter(({ path }) => path.includes('numbers')).map(({ body }) => body)
    await expect.poll(bodies).toEqual([{ ids: [first] }, { ids: IDS }])
  })

  it.each([
    ['a fault of ours', FAILED],
    ['no answer', { ...TOLD, respond: unavailable }],
  ])('are off, with why, after %s', async (_, answer) => {
    await showCertificates(CertificatesScreen, [answer], { rows: ROWS })
    await toggle.click()
    await expect.element(page.getByRole('alert').getByText(/\w/).first()).toBeVisible()
    await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
    expect(await violations()).toEqual([])
  })

  it.each([375, 1280])('read in English, and fit in %i px', async width => {
    await page.viewport(width, 800)
    showLocale('en')
    await showCertificates(CertificatesScreen, [TOLD], { rows: ROWS })
    await page.getByRole('switch', { name: 'Show identity numbers' }).click()
    await expect.element(page.getByText('Protected identity')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  })
})
