import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { isoDate } from '@salvia/core/primitives'
import type { Service } from '@salvia/core/services'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { answering, refusedWith, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { exampleService } from '../../../testing/services.ts'
import { profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { ServiceScreen } from './service.screen.tsx'

/** Without an id it stands for the list, which the dialog leads to. */
const PATH = '/bestallningar/tjanster/:id?'
const LAST = isoDate(2026, 12, 31)
const NEXT = isoDate(2027, 1, 1)

/** Renders the screen once the profile is loaded, as its guard does. */
function Guarded() {
  return useAtomValue(isFeatureOpenAtom)('dashboard') && <ServiceScreen />
}

async function open(given: Service | Response): Promise<void> {
  answering([
    ...profileAnswers(undefined),
    reply(contract.services.get, given, { clientNumber: '10401', id: 'en/tjänst' }),
  ])
  await render(<Guarded />, portalPath('service', { id: 'en/tjänst' }), PATH)
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const facts = (): string[][] =>
  [...document.querySelectorAll('dl > div')].map(pair =>
    [...pair.children].map(part => part.textContent ?? ''),
  )
const howToOrder = (): string =>
  page.getByRole('heading', { level: 2, name: 'Beställ' }).element().closest('section')?.textContent ?? ''
const orderLinks = () =>
  page
    .getByRole('link', { name: /^Beställ för/ })
    .elements()
    .map(link => [link.textContent, link.getAttribute('href')])

signedInForEach()

describe('a service', () => {
  it('tells what it is, for whom and where, and how it is ordered', async () => {
    const subCategories = [
      { id: 'natt', name: 'Inför nattarbete' },
      { id: 'chef', name: 'För chefer' },
    ]
    await open(
      exampleService({
        ...{ subCategories, for: ['person', 'group'], contracts: ['current', 'upcoming'] },
        answerWorkingDays: 5,
      }),
    )
    await expect.element(heading('Hälsoundersökning')).toBeVisible()
    await expect.element(page.getByText('Undersökningar')).toBeVisible()
    await expect.element(page.getByText(/Blodtryck och samtal/)).toBeVisible()
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map(item => item.textContent),
    ).toEqual(['Inför nattarbete', 'För chefer'])
    expect(facts()).toEqual([
      ['För', 'En medarbetare eller en grupp'],
      ['Plats', 'På en mottagning som du väljer'],
      ['Avtal', 'Ingår i befintligt och nytt avtal'],
    ])
    expect(orderLinks()).toEqual([
      ['Beställ för en medarbetare', '/bestallningar/bestall/person?tjanst=halsoundersokning'],
      ['Beställ för en grupp', '/bestallningar/bestall/grupp?tjanst=halsoundersokning'],
    ])
    expect(howToOrder()).toContain('Vi svarar inom 5 arbetsdagar.')
    expect(await violations()).toEqual([])
  })

  it('for counselling leads to the form that asks what it is about', async () => {
    await open(exampleService({ name: 'Rådgivning', for: ['person', 'group'] }))
    await expect.element(heading('Rådgivning')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Be om rådgivning' }))
      .toHaveAttribute('href', '/bestallningar/bestall/radgivning')
    expect(orderLinks()).toEqual([])
  })

  it('that is a medical check-up says what its certificate means', async () => {
    await open(exampleService({ certificateType: 'fitness', for: ['group'], place: 'none' }))
    await expect.element(heading('Hälsoundersökning')).toBeVisible()
    expect(facts()).toEqual([
      ['För', 'En grupp'],
      ['Plats', 'Bestäms tillsammans med er'],
      ['Intyg', 'TjänstbarhetsintygArbetet får bara utföras av den som har ett giltigt intyg.'],
    ])
    expect(page.getByText('Inriktningar').query()).toBeNull()
  })

  it.each<[what: string, other: Partial<Service>, text: string]>([
    ['urgent', { ordering: { kind: 'phone', reason: 'urgent' } }, 'Brådskande tjänster beställs per telefon'],
    ['by phone', { ordering: { kind: 'phone', reason: 'service' } }, 'Tjänsten beställs per telefon'],
    [
      'of the new agreement alone',
      { ordering: { kind: 'from', date: NEXT }, contracts: ['upcoming'] },
      'kan beställas från 1 januari 2027',
    ],
  ])('%s is not ordered in the portal', async (_what, other, text) => {
    await open(exampleService(other))
    await expect.element(heading('Hälsoundersökning')).toBeVisible()
    expect(howToOrder()).toContain(text)
    expect(howToOrder()).toContain('Ring oss på 08-465 004 30')
    expect(orderLinks()).toEqual([])
  })

  it('that the new agreement lacks says until when it can be ordered', async () => {
    await open(exampleService({ lastDay: LAST }))
    await expect.element(page.getByText(/Kan beställas till och med 31 december 2026/)).toBeVisible()
  })
})

describe('a link to a service', () => {
  it('outside the agreement leads to a dialog with the number, and from there to the list', async () => {
    await open(refusedWith('SERVICE_NOT_IN_AGREEMENT'))
    const dialog = page.getByRole('dialog', { name: 'Tjänsten ingår inte i ert avtal' })
    await expect.element(dialog.getByText('Fråga oss om ni ändå vill beställa den.')).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: '08-465 004 30' })).toBeVisible()
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Se era tjänster' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('that is not there says so, with a way back', async () => {
    await open(refusedWith('SERVICE_NOT_FOUND'))
    await expect.element(heading('Vi hittar inte tjänsten')).toBeVisible()
    await expect.element(page.getByText(/Den kan ha tagits bort/)).toBeVisible()
    expect(page.getByRole('link', { name: 'Till tjänsterna' }).elements()).toHaveLength(1)
    expect(await violations()).toEqual([])
  })

  it('that cannot be fetched can be tried again', async () => {
    await open(refusedWith('INVALID_REQUEST'))
    await expect.element(page.getByText('Tjänsten kunde inte hämtas.')).toBeVisible()
    answering([reply(contract.services.get, exampleService(), { clientNumber: '10401', id: 'en/tjänst' })])
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect.element(heading('Hälsoundersökning')).toBeVisible()
  })
})
