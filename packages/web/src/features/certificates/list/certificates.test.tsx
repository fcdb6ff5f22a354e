import { contract } from '@salvia/core/api'
import type { certificatesList } from '@salvia/core/certificates'
import { dateWithoutWeekday } from '@salvia/core/i18n'
import type { PageOf } from '@salvia/core/lists'
import { instantOf } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { type Asked, answering, refusedWith, reply } from '../../../testing/answers.ts'
import { certificatePage, dayFromNow, exampleCertificate, NO_COUNTS } from '../../../testing/certificates.ts'
import { clearPage, render } from '../../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import en from './certificates.en.json'
import { CertificatesScreen } from './certificates.screen.tsx'
import sv from './certificates.sv.json'

type CertificatePage = PageOf<typeof certificatesList>

const COMPANY = { clientNumber: '10401' }
const ALL_FEATURES = ['certificates', 'coworkers', 'orders'] as const

function showing(
  answer: CertificatePage,
  features: Parameters<typeof profileAnswers>[0] = [...ALL_FEATURES],
) {
  return answering([
    reply(contract.certificates.list, answer, COMPANY),
    reply(contract.certificates.search, answer, COMPANY),
    ...profileAnswers(features),
  ])
}

/** Renders the screen once the profile is loaded, as in the portal. */
function Signed() {
  return (
    <main style={{ paddingInline: 'var(--sv-gutter)' }}>
      {useAtomValue(profileAtom) !== null && <CertificatesScreen />}
    </main>
  )
}

const show = (path = '/kontroller') => render(<Signed />, path)
const paths = (asked: readonly Asked[]) => asked.map(({ path }) => path)
const row = () => page.getByRole('row', { name: /Ahl, Anna/ })

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => showLocale('sv'))

describe('an entry', () => {
  const inWords = (days: number, locale: 'sv' | 'en' = 'sv') => dateWithoutWeekday(dayFromNow(days), locale)

  it('links to the employee, and says check, type, dates, status and source', async () => {
    const entry = exampleCertificate({ to: 23 })
    const asked = showing(certificatePage([entry]))
    await show()
    await expect
      .element(row().getByRole('link', { name: 'Ahl, Anna' }))
      .toHaveAttribute('href', '/medarbetare/anna')
    await expect.element(row().getByRole('cell', { name: /^Kvarts/ })).toBeVisible()
    const told = ['Tjänstbarhetsintyg', entry.start, entry.end ?? '', 'Intyg från journalen']
    for (const text of told) await expect.element(row().getByText(text, { exact: true })).toBeVisible()
    expect(paths(asked)).toContain('/api/certificates/10401?status=all&sort=name&page=1')
    expect(await violations()).toEqual([])
  })

  it.each([
    ['expires soon', { to: 23 }, 'Löper snart ut', 'om 23 dagar'],
    ['has its last day', { to: 0 }, 'Löper snart ut', 'i dag'],
    ['expired', { to: -12 }, 'Utgånget', 'för 12 dagar sedan'],
    ['is missing', { to: -12, check: 'vibration' }, 'Intyg saknas', 'gick ut för 12 dagar sedan'],
    ['starts', { from: 5, to: 500 }, 'Börjar gälla', 'om 5 dagar'],
  ] as const)('that %s says how far away its day is', async (_, days, status, words) => {
    showing(certificatePage([exampleCertificate(days)]))
    await show()
    await expect.element(row().getByText(status, { exact: true })).toBeVisible()
    await expect.element(row().getByText(words, { exact: true })).toBeVisible()
  })

  it('of a fitness check says until when the employee may work, and from when not', async () => {
    const [valid, last, over] = [23, 0, -1].map(to => exampleCertificate({ to }))
    showing(certificatePage([valid, last, over].filter(entry => entry !== undefined)))
    await show()
    await expect.element(page.getByText(`Får arbeta till och med ${inWords(23)}`)).toBeVisible()
    await expect.element(page.getByText(`Får arbeta till och med ${inWords(0)}`)).toBeVisible()
    await expect.element(page.getByText(`Får inte arbeta från och med ${inWords(0)}`)).toBeVisible()
    expect(page.getByText(/^Får inte arbeta/).elements()).toHaveLength(1)
    expect(await violations()).toEqual([])
  })

  it.each([
    ['a check that is offered', { check: 'vibration', to: 23 }],
    ['a check that is offered, and over', { check: 'vibration', to: -1 }],
    ['a monitoring that has not ended', { origin: 'monitoring', to: 23 }],
    ['a certificate that has not started', { from: 5, to: 500 }],
    ['an entry without a last day', { origin: 'manual', to: null }],
  ] as const)('says nothing of the work for %s', async (_, days) => {
    showing(certificatePage([exampleCertificate(days)]))
    await show()
    await expect.element(row()).toBeVisible()
    expect(page.getByText(/^Får (inte )?arbeta/).query()).toBeNull()
  })

  it('shows the limitation as it is written, and a suggestion that says more than the last day', async () => {
    const limitation = 'Endast arbete med <b>halvmask</b>.'
    const suggested = { date: dayFromNow(200), by: 'certificate' } as const
    showing(certificatePage([exampleCertificate({ to: 400 }, { limitation, suggested })]))
    await show()
    await expect.element(page.getByText(`Begränsning: ${limitation}`)).toBeVisible()
    await expect
      .element(page.getByText(`Förslag enligt intyget: ny kontroll senast ${suggested.date}`))
      .toBeVisible()
  })

  it.each([
    ['the last valid day once more', exampleCertificate({ to: 400 })],
    [
      'a day that has passed',
      exampleCertificate({ to: -12 }, { suggested: { date: dayFromNow(-100), by: 'certificate' } }),
    ],
  ])('does not suggest %s', async (_, certificate) => {
    showing(certificatePage([certificate]))
    await show()
    await expect.element(row()).toBeVisible()
    expect(page.getByText(/^Förslag/).query()).toBeNull()
  })

  it.each([
    ['the user reviews the unit and sees no more of the employee', false, [...ALL_FEATURES]],
    ['the pages of employees are closed', true, ['certificates'] as const],
  ])('links to the check-ups alone where %s', async (_, seesEmployee, features) => {
    showing(certificatePage([exampleCertificate({ to: 23 }, { seesEmployee })]), [...features])
    await show()
    await expect.element(row().getByRole('link')).toHaveAttribute('href', '/kontroller/anna')
  })

  it('reads in English', async () => {
    showLocale('en')
    showing(certificatePage([exampleCertificate({ to: 23 }), exampleCertificate({ to: -12 })]))
    await show()
    await expect.element(page.getByText('in 23 days', { exact: true })).toBeVisible()
    await expect.element(page.getByText(`May work up to and including ${inWords(23, 'en')}`)).toBeVisible()
    await expect.element(page.getByText(`May not work as of ${inWords(-11, 'en')}`)).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

describe.each([320, 375, 1280])('at %i px', width => {
  it('everything is there without scrolling sideways, in both languages', async () => {
    await page.viewport(width, 800)
    const limitation = 'Endast arbete med helmask och fläktmatat andningsskydd.'
    const entries = [
      exampleCertificate({ check: 'allergenic-certificate', to: 23 }, { limitation }),
      exampleCertificate({ to: -12 }),
      exampleCertificate({ origin: 'manual', to: null }),
    ]
    for (const locale of ['sv', 'en'] as const) {
      clearPage()
      showLocale(locale)
      showing(certificatePage(entries))
      await show()
      await expect.element(page.getByText(new RegExp(limitation)).first()).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await violations()).toEqual([])
    }
  })
})

describe('the list', () => {
  it('is narrowed by status, with the count of each', async () => {
    const counts = { ...NO_COUNTS, all: 3, expired: 1, 'expires-soon': 2 }
    const asked = showing(certificatePage([exampleCertificate({ to: 23 })], { counts }))
    await show()
    await page.getByRole('link', { name: 'Löper snart ut 2' }).click()
    await expect
      .poll(() => paths(asked))
      .toContain('/api/certificates/10401?status=expires-soon&sort=name&page=1')
  })

  it('asks for check, type, source and end date in its filter, and shows what was chosen', async () => {
    const asked = showing(certificatePage([exampleCertificate({ to: 23 })]))
    await show()
    await page.getByRole('button', { name: 'Filter' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await dialog.getByRole('combobox', { name: 'Kontroll' }).selectOptions('Kvarts')
    await dialog.getByRole('combobox', { name: 'Källa' }).selectOptions('Bevakning')
    await dialog.getByRole('textbox', { name: 'Till och med' }).fill('2026-12-31')
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Visa' }).click()
    const narrowed = /certificates\/10401\?.*check=silica.*source=monitoring.*to=2026-12-31/
    await expect.poll(() => paths(asked)).toContainEqual(expect.stringMatching(narrowed))
    await expect.element(page.getByRole('button', { name: 'Filter (3)' })).toBeVisible()
    await expect.element(page.getByText('Slutdatum till och med 2026-12-31')).toBeVisible()
    await page.getByRole('button', { name: 'Ta bort filtret Kontroll: Kvarts' }).click()
    await expect.element(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
  })

  it('asks for a unit in its filter, with those that the page tells', async () => {
    const units = [
      { id: '00000000-0000-4000-8000-000000000008', path: ['Produktion'] },
      { id: '00000000-0000-4000-8000-000000000009', path: ['Produktion', 'Montering'] },
    ]
    const asked = showing(certificatePage([exampleCertificate({ to: 23 })], { units }))
    await show()
    await expect.element(row()).toBeVisible()
    await page.getByRole('button', { name: 'Filter' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    const field = dialog.getByRole('combobox', { name: 'Enhet' })
    expect([...field.element().querySelectorAll('option')].map(option => option.textContent)).toEqual([
      'Alla',
      'Produktion',
      'Produktion / Montering',
    ])
    await field.selectOptions('Produktion / Montering')
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Visa' }).click()
    await expect.poll(() => paths(asked)).toContainEqual(expect.stringContaining(`unit=${units[1]?.id}`))
    await page.getByRole('button', { name: 'Ta bort filtret Enhet: Produktion / Montering' }).click()
    await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  })

  it('says that a unit narrows it which the page does not tell', async () => {
    showing(certificatePage([], { isEmpty: false }))
    await show('/kontroller?unit=00000000-0000-4000-8000-000000000007')
    await expect.element(page.getByText(sv.noMatch)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
    await page.getByRole('button', { name: 'Ta bort filtret Enhet: okänd' }).click()
    await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  })

  it('sends a search for an identity number in a body, and not in its address', async () => {
    const asked = showing(certificatePage([exampleCertificate({ to: 23 })]))
    await show()
    await page.getByRole('searchbox').fill('196710313195')
    await expect.poll(() => asked.at(-1)?.body).toMatchObject({ q: '196710313195' })
    expect(paths(asked).join(' ')).not.toContain('1967')
    await page.getByRole('button', { name: 'Rensa sökningen' }).click()
  })

  it('is sorted by status in its header', async () => {
    const asked = showing(certificatePage([exampleCertificate({ to: 23 })]))
    await show()
    await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').click()
    await expect.poll(() => paths(asked)).toContain('/api/certificates/10401?status=all&sort=status&page=1')
  })

  it.each([
    ['as of when', instantOf('2026-11-24T05:12:00.000Z'), 'Uppdaterad från journalen 2026-11-24 06:12'],
    ['that it never was', null, 'Inga uppgifter har kommit från journalen än.'],
  ])('says %s the journal was heard', async (_, heardAt, words) => {
    showing(certificatePage([exampleCertificate({ to: 23 })], { heardAt }))
    await show()
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it.each([
    ['leads to a new order', [...ALL_FEATURES], 1],
    ['leads to none where orders are closed', ['certificates'] as const, 0],
  ])('%s', async (_, features, links) => {
    showing(certificatePage([exampleCertificate({ to: 23 })]), [...features])
    await show()
    await expect.element(row()).toBeVisible()
    const orders = page.getByRole('link', { name: 'Ny beställning' }).elements()
    expect(orders.map(link => link.getAttribute('href'))).toEqual(
      Array.from({ length: links }, () => '/bestallningar/bestall'),
    )
    await expect.element(page.getByRole('button', { name: 'Ladda ner' })).toBeVisible()
    await page.getByRole('button', { name: 'Fler val' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Tips för medicinska kontroller' })).toBeVisible()
  })

  it('says why it could not be fetched', async () => {
    answering([
      reply(contract.certificates.list, refusedWith('INVALID_REQUEST'), COMPANY),
      ...profileAnswers([...ALL_FEATURES]),
    ])
    await show()
    await expect.element(page.getByText('Uppgifterna kunde inte läsas.')).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

describe.each([
  ['sv', sv],
  ['en', en],
] as const)('in %s', (locale, words) => {
  beforeEach(() => showLocale(locale))

  it.each([
    ['nothing at all', '/kontroller', certificatePage([]), words.empty],
    ['nothing that matches', '/kontroller?q=zzz', certificatePage([], { isEmpty: false }), words.noMatch],
    [
      'nobody with the status',
      '/kontroller?status=expired',
      certificatePage([], { isEmpty: false, counts: { ...NO_COUNTS, all: 4 } }),
      words.noneHere,
    ],
  ])('there is %s', async (_, path, answer, title) => {
    showing(answer)
    await show(path)
    await expect.element(page.getByText(title)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('the help has an address', async () => {
    showing(certificatePage([exampleCertificate({ to: 23 })]))
    await show('/kontroller?hjalp=1')
    const help = page.getByRole('dialog', { name: words.help.title })
    await expect.element(help.getByText(words.help.newest)).toBeVisible()
    expect(await violations()).toEqual([])
  })
})
