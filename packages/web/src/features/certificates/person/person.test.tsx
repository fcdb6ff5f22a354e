import { contract } from '@salvia/core/api'
import type { PersonCertificates } from '@salvia/core/certificates'
import { dateWithoutWeekday } from '@salvia/core/i18n'
import { instantOf } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { dayFromNow, exampleCertificate, exampleWithdrawn } from '../../../testing/certificates.ts'
import { clearPage, render } from '../../../testing/render.tsx'
import { exampleCatalogue } from '../../../testing/services.ts'
import { profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesPersonScreen } from './person.screen.tsx'
import { PersonSection } from './person-section.tsx'

const AT = { clientNumber: '10401', id: 'anna' }
const PERSON: PersonCertificates = {
  employee: { ...exampleCertificate({ to: 1 }).employee, title: 'Gjutare', hasValidNumber: true },
  ...{ seesEmployee: true, mayChange: true, entries: [], earlier: [], withdrawn: [] },
}
const AT_ID = '00000000-0000-4000-8000-000000000003'
const entryOf = (at: number, days: Parameters<typeof exampleCertificate>[0]) =>
  exampleCertificate(days, { id: `00000000-0000-4000-8000-00000000000${at}` })

type Features = Parameters<typeof profileAnswers>[0]

function answered(
  person: Partial<PersonCertificates> | Response,
  features: Features = ['certificates', 'coworkers'],
  others: readonly CannedAnswer[] = [],
) {
  const answer = person instanceof Response ? person : { ...PERSON, ...person }
  return answering([reply(contract.certificates.person, answer, AT), ...profileAnswers(features), ...others])
}

function Screen() {
  return <main>{useAtomValue(profileAtom) !== null && <CertificatesPersonScreen />}</main>
}
function Section() {
  return (
    <main>
      <h1>Anna Ahl</h1>
      {useAtomValue(profileAtom) !== null && <PersonSection pidHash="anna" />}
    </main>
  )
}

const showSection = () => render(<Section />, '/medarbetare/anna')
const showPage = () => render(<Screen />, '/kontroller/anna', '/kontroller/:id')
const section = page.getByRole('region', { name: 'Medicinska kontroller' })
const now = page.getByRole('list', { name: 'Aktuella kontroller' }).getByRole('listitem')
const earlier = page.getByText('Tidigare (1)', { exact: true })

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => showLocale('sv'))

describe('on the page of an employee', () => {
  it('each entry says check, dates, source and status, in the words of the list', async () => {
    const entry = entryOf(1, { to: 23 })
    answered({ entries: [entry] })
    await showSection()
    const told = [
      `${entry.start} till ${entry.end}`,
      ...['Intyg från journalen', 'Löper snart ut', 'om 23 dagar'],
      `Får arbeta till och med ${dateWithoutWeekday(dayFromNow(23), 'sv')}`,
    ]
    await expect.element(now.getByText(/^Kvarts/)).toBeVisible()
    for (const text of told) await expect.element(now.getByText(text, { exact: true })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('one without a last day says since when', async () => {
    const entry = entryOf(1, { to: null, origin: 'manual' })
    answered({ entries: [entry] })
    await showSection()
    await expect.element(now.getByText(`Från ${entry.start}, inget slutdatum`)).toBeVisible()
  })

  it('what a newer certificate stands in the place of is folded, and says nothing of the work', async () => {
    answered({ entries: [entryOf(1, { to: 400 })], earlier: [entryOf(2, { from: -900, to: -12 })] })
    await showSection()
    await expect.element(earlier).toBeVisible()
    const old = section.getByText(`${dayFromNow(-900)} till ${dayFromNow(-12)}`)
    await expect.element(old).not.toBeVisible()
    await earlier.click()
    await expect.element(old).toBeVisible()
    expect(page.getByText(/^Får inte arbeta|Utgånget/).query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('that nothing applies now is said above what did', async () => {
    answered({ earlier: [entryOf(2, { from: -900, to: -12 })] })
    await showSection()
    await expect.element(section.getByText('Inget intyg och ingen bevakning gäller nu.')).toBeVisible()
    await expect.element(earlier).toBeVisible()
  })

  it('there may be none at all', async () => {
    answered({})
    await showSection()
    await expect.element(section.getByText('Inga intyg eller bevakningar')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('they fail alone, with a way to try again', async () => {
    const asked = answered(Response.json({}))
    await showSection()
    await expect.element(section.getByRole('button', { name: 'Försök igen' })).toBeVisible()
    const before = asked.length
    await section.getByRole('button', { name: 'Försök igen' }).click()
    await expect.poll(() => asked.length).toBeGreaterThan(before)
  })
})

describe('what can be done about an entry', () => {
  const OPEN: Features = ['certificates', 'coworkers', 'orders', 'bookings']
  const button = page.getByRole('button', { name: /^Beställ\s?, Kvarts$/ })
  const services = reply(contract.services.catalogue, exampleCatalogue([]), { clientNumber: '10401' })

  it('is to order a new check-up, which leads to the phone where the agreement has none', async () => {
    answered({ entries: [entryOf(1, { to: 23 })] }, OPEN, [services])
    await showSection()
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Tjänsten finns inte i ert avtal' })
    await expect.element(dialog).toBeVisible()
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Stäng' }).last().click()
    await expect.element(button).toHaveFocus()
  })

  it.each([
    ['to whom orders are closed', true, ['certificates', 'coworkers']],
    ['who may not order for the employee', false, OPEN],
  ] as const)('is nothing for somebody %s', async (_, mayOrder, features) => {
    answered({ entries: [exampleCertificate({ to: 23 }, { mayOrder })] }, [...features])
    await showPage()
    await expect.element(now.getByText('Löper snart ut')).toBeVisible()
    expect(page.getByRole('button', { name: /^Beställ/ }).query()).toBeNull()
  })

  it('may be under way: the order and the visit are told, and whether mails are on', async () => {
    const id = '00000000-0000-4000-8000-0000000000aa'
    const under = {
      orderSent: { id, at: instantOf('2026-11-12T08:00:00.000Z') },
      timeSent: { id, startsAt: instantOf('2026-12-10T23:30:00.000Z') },
      isMailOn: true,
    }
    answered({ entries: [exampleCertificate({ to: 23 }, under)] }, OPEN)
    await showSection()
    const link = (name: string) => now.getByRole('link', { name })
    await expect
      .element(link('Beställning skickad 2026-11-12'))
      .toHaveAttribute('href', `/bestallningar/id/${id}`)
    await expect
      .element(link('Tid bokad 2026-12-11'))
      .toHaveAttribute('href', `/tidsbokningar/detaljer/${id}`)
    await expect.element(now.getByText('Du får mejl', { exact: true })).toBeInTheDocument()
    expect(await violations()).toEqual([])
  })
})

describe('a withdrawn certificate', () => {
  const title = page.getByText('Kvarts: intyget är återkallat')
  const button = page.getByRole('button', { name: /^Jag har sett det/ })
  const noWork = page.getByText('Arbetet får inte utföras förrän det finns ett nytt intyg.')

  it('is told of with its dates and what it means, and leads to a new check-up', async () => {
    const catalogue = reply(contract.services.catalogue, exampleCatalogue([]), { clientNumber: '10401' })
    answered({ withdrawn: [exampleWithdrawn()] }, ['certificates', 'orders'], [catalogue])
    await showSection()
    await expect.element(title).toBeVisible()
    await expect.element(noWork).toBeVisible()
    const said = `från ${dateWithoutWeekday(dayFromNow(-100), 'sv')} till ${dateWithoutWeekday(dayFromNow(500), 'sv')}`
    await expect.element(page.getByText(new RegExp(said))).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: /^Beställ ny kontroll\s?, Kvarts$/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('says until when another certificate allows the work, and nothing about the work for an offered check', async () => {
    const entries = [entryOf(1, { to: 40 }), entryOf(2, { check: 'asbestos', to: 40 })]
    const offered = exampleWithdrawn({ id: AT_ID, check: 'night-work', type: 'offered' })
    answered({ entries, withdrawn: [exampleWithdrawn(), offered] })
    await showSection()
    const until = dateWithoutWeekday(dayFromNow(40), 'sv')
    await expect.element(page.getByText(`Ett annat intyg gäller till och med ${until}.`)).toBeVisible()
    expect(noWork.query()).toBeNull()
    // Nobody is at work who may not, so that it is no alarm.
    expect(page.getByText('Fel:').query()).toBeNull()
  })

  it('is taken off the start page by who has seen it, and says so', async () => {
    const said = reply(contract.certificates.acknowledge, undefined, {
      clientNumber: '10401',
      id: exampleWithdrawn().id,
    })
    answered({ withdrawn: [exampleWithdrawn()] }, ['certificates'], [said])
    await showSection()
    await button.click()
    const saved = page.getByText('Sparat. Det står inte kvar på din startsida.')
    await expect.element(saved).toHaveFocus()
    expect(button.query()).toBeNull()
    await expect.element(title).toBeVisible()
  })

  it('stays as it is when that could not be saved', async () => {
    const failed = reply(contract.certificates.acknowledge, refusedWith('CERTIFICATE_NOT_FOUND'), {
      ...{ clientNumber: '10401', id: exampleWithdrawn().id },
    })
    answered({ withdrawn: [exampleWithdrawn()] }, ['certificates'], [failed])
    await showSection()
    await button.click()
    await expect.element(page.getByText('Intyget eller bevakningen hittades inte.')).toBeVisible()
    await expect.element(button).toBeVisible()
  })

  it('asks nothing of who need not know, or knows', async () => {
    answered({ withdrawn: [exampleWithdrawn({ isNew: false, reason: 'corrected', mayOrder: false })] })
    await showSection()
    await expect.element(page.getByText('Kvarts: intyget gäller inte längre')).toBeVisible()
    expect(page.getByRole('button').query()).toBeNull()
  })
})

describe('the page for a reviewer', () => {
  const employee = page.getByRole('link', { name: 'Visa medarbetaren' })

  it('names the employee and shows the entries, without a link to a page that is not seen', async () => {
    answered({ seesEmployee: false, entries: [entryOf(1, { to: 23 })] })
    await showPage()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Anna Ahl' })).toBeVisible()
    await expect.element(page.getByText('Gjutare · Produktion / Montering')).toBeVisible()
    await expect.element(now.getByText('Löper snart ut')).toBeVisible()
    expect(employee.query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('leads on to the employee for who sees that page', async () => {
    answered({})
    await showPage()
    await expect.element(employee).toHaveAttribute('href', '/medarbetare/anna')
  })

  it('does not where the pages of employees are closed', async () => {
    answered({}, ['certificates'])
    await showPage()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Anna Ahl' })).toBeVisible()
    expect(employee.query()).toBeNull()
  })

  it('of somebody whom the user may not see says that there is none', async () => {
    answered(refusedWith('COWORKER_NOT_FOUND'))
    await showPage()
    await expect.element(page.getByRole('heading', { name: 'Vi hittar inte medarbetaren' })).toBeVisible()
    const back = page.getByRole('main').getByRole('link', { name: 'Till medicinska kontroller' }).first()
    await expect.element(back).toHaveAttribute('href', '/kontroller')
    expect(await violations()).toEqual([])
  })
})

describe.each([320, 375, 1280])('at %i px', width => {
  it('everything is there without scrolling sideways, in both languages', async () => {
    await page.viewport(width, 800)
    const entries = [entryOf(1, { check: 'allergenic-certificate', to: -12 }), entryOf(3, { to: 23 })]
    for (const locale of ['sv', 'en'] as const) {
      clearPage()
      showLocale(locale)
      const [earlier, withdrawn] = [[entryOf(2, { from: -900, to: -700 })], [exampleWithdrawn()]]
      answered({ entries, earlier, withdrawn }, ['certificates', 'orders'])
      await showPage()
      await expect.element(page.getByRole('listitem').first()).toBeVisible()
      await page.getByText(/^(Tidigare|Earlier) \(1\)$/).click()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await violations()).toEqual([])
    }
  })
})
