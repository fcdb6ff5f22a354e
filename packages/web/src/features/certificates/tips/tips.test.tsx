import { MEDICAL_CHECKS } from '@salvia/core/certificates'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { render } from '../../../testing/render.tsx'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { TipsScreen } from './tips.screen.tsx'

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => showLocale('sv'))

const show = () =>
  render(
    <main style={{ paddingInline: 'var(--sv-gutter)' }}>
      <TipsScreen />
    </main>,
    '/kontroller/faq',
  )
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) })

describe.each(['sv', 'en'] as const)('the tips in %s', locale => {
  it('have every check of the rules, those with a certificate first', async () => {
    showLocale(locale)
    await show()
    const names = page.getByRole('rowheader').elements()
    const checks = Object.values(MEDICAL_CHECKS)
    const inOrder = [
      ...checks.filter(({ type }) => type === 'fitness'),
      ...checks.filter(({ type }) => type === 'offered'),
    ]
    expect(
      names.map(name => name.textContent).filter(name => inOrder.some(check => check.name[locale] === name)),
    ).toEqual(inOrder.map(({ name }) => name[locale]))
    expect(await violations()).toEqual([])
  })

  it.each([320, 375])('scroll one way only at %i px', async width => {
    showLocale(locale)
    await page.viewport(width, 700)
    await show()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  })
})

it('tell the intervals in years, and what depends on the age', async () => {
  await show()
  await expect.element(row('Kvarts').getByText('3 år', { exact: true })).toBeVisible()
  await expect.element(row('Nattarbete').getByText('6 år, men 3 år från 50 års ålder')).toBeVisible()
  await expect
    .element(row('Dykeriarbete').getByText('5 år, dock senast 42-årsdagen. Från 40 års ålder 2 år'))
    .toBeVisible()
  await expect.element(row('Bly').getByText('Nya regler, AFS 2025:3')).toBeVisible()
})

it('tell the fee with its source, and from when certificates can be downloaded', async () => {
  await show()
  const fee = page.getByText(
    /15\s000 kronor, plus 271 kronor .* högst 150\s000 kronor \(AFS 2023:15, 2 kap\. 17 §\)/,
  )
  await expect.element(fee).toBeVisible()
  await expect.element(page.getByText(/utfärdade 2 februari 2025 eller senare/)).toBeVisible()
  await expect
    .element(page.getByText(/Högst en gång i månaden.*sammanfattning på månadens första/))
    .toBeVisible()
})

it('lead back to the list', async () => {
  await show()
  await expect
    .element(page.getByRole('link', { name: 'Medicinska kontroller' }))
    .toHaveAttribute('href', '/kontroller')
})
