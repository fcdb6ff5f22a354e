import { contract } from '@salvia/core/api'
import type { OrderableUnit } from '@salvia/core/companies'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { type Asked, answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { EXAMPLE_SENT, orderingAnswers, unitId } from '../../../testing/ordering.ts'
import { clearPage, render } from '../../../testing/render.tsx'
import { beSignedInAs, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CounsellingOrderScreen, GroupOrderScreen } from './order.screen.tsx'

const AT = { clientNumber: '10401' }

function Guarded({ kind }: { readonly kind: 'group' | 'counselling' }) {
  const isKnown = useAtomValue(profileAtom) !== null
  return isKnown && (kind === 'group' ? <GroupOrderScreen /> : <CounsellingOrderScreen />)
}

async function open(kind: 'group' | 'counselling', more: readonly CannedAnswer[] = []): Promise<Asked[]> {
  const asked = answering([
    ...orderingAnswers(),
    reply(contract.orders.group, EXAMPLE_SENT, AT),
    reply(contract.orders.counselling, EXAMPLE_SENT, AT),
    ...more,
  ])
  const path = kind === 'group' ? 'grupp' : 'radgivning'
  await render(<Guarded kind={kind} />, `/bestallningar/bestall/${path}`)
  return asked
}
/** The company, and units right below it. */
const manyUnits = (count: number): OrderableUnit[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: unitId(at), parentId: at === 0 ? null : unitId(0), employees: 12 },
    path: [at === 0 ? 'Bolaget' : `Grupp ${at}`],
  }))
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const goOn = () => button('Fortsätt').click()
const summary = page.getByRole('region', { name: /att rätta/ })
const told = () =>
  summary
    .getByRole('link')
    .elements()
    .map(link => link.textContent)
const tree = page.getByRole('tree')
const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })

async function toUnits(more?: readonly CannedAnswer[]): Promise<Asked[]> {
  const asked = await open('group', more)
  await button('Välj Stress i grupp').click()
  await expect.element(heading('Enheter')).toHaveFocus()
  return asked
}
async function toDetails(more?: readonly CannedAnswer[]): Promise<Asked[]> {
  const asked = await toUnits(more)
  await item('Stab').click()
  await goOn()
  await expect.element(heading('Uppgifter')).toBeVisible()
  return asked
}

signedInForEach()
afterEach(() => {
  endSession(undefined)
  sessionStorage.clear()
})

describe('the units', () => {
  it('are chosen by keys, with those below; one of them can be left out', async () => {
    await toUnits()
    expect(await violations()).toEqual([])
    await expect.element(tree).toBeVisible()
    tree.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('3 enheter valda')).toBeVisible()
    await expect.element(item('Produktion')).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(item('Lager')).toHaveAttribute('aria-checked', 'false')
    await expect.element(item('Produktion')).toHaveAttribute('aria-checked', 'mixed')
    await expect.element(page.getByText('2 enheter valda')).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(item('Lager')).not.toBeInTheDocument()
  })

  it('are found by a search, and tell how many people work in and below them', async () => {
    await toUnits()
    await expect.element(item('Produktion')).toHaveTextContent('Produktion42 personer')
    await page.getByRole('searchbox').fill('mont')
    await expect.element(item('Montering')).toBeVisible()
    expect(item('Stab').query()).toBeNull()
    await page.getByRole('searchbox').fill('finns inte')
    await expect.element(page.getByText('Ingen enhet matchar sökningen.')).toBeVisible()
  })

  it('must be at least one, which the summary leads to', async () => {
    await toUnits()
    await goOn()
    await expect.element(summary).toHaveFocus()
    expect(told()).toEqual(['Du har inte valt någon organisationsenhet'])
    await summary.getByRole('link').click()
    await expect.element(tree).toHaveFocus()
    expect(await violations()).toEqual([])
  })

  it('beyond the limit are told at once, and cannot be gone on with', async () => {
    await toUnits([reply(contract.units.orderable, { items: manyUnits(501) }, AT)])
    await item('Bolaget').click()
    await expect.element(page.getByText('501 enheter valda Högst 500 går att välja.')).toBeVisible()
    await goOn()
    await expect.element(summary).toHaveFocus()
    expect(told()).toEqual(['Välj högst 500 enheter. Skriv i beskrivningen om fler ska vara med.'])
  })

  it('that cannot be fetched can be asked for again', async () => {
    await toUnits([reply(contract.units.orderable, refusedWith('INVALID_REQUEST'), AT)])
    await expect.element(button('Försök igen')).toBeVisible()
  })
})

it.each([
  ['', 'Tjänst'],
  ['?tjanst=grupp', 'Enheter'],
  // The units are in no address: a reload begins again.
  ['?steg=confirm', 'Tjänst'],
])('while the address "%s" loads, the step %s is there, with the way out', async (address, step) => {
  answering(orderingAnswers())
  const answer = window.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.includes('/services/orders') ? new Promise(() => undefined) : answer(url, init),
  )
  await render(<Guarded kind="group" />, `/bestallningar/bestall/grupp${address}`)
  await expect.element(heading(step)).toBeVisible()
  await expect.element(page.getByText('Hämtar')).toBeInTheDocument()
  await expect.element(button('Avsluta')).toBeVisible()
  expect(await violations()).toEqual([])
})

describe('a group order', () => {
  it('is sent with a comment for a unit, and the visits of each employee', async () => {
    const asked = await toUnits()
    await item('Stab').click()
    await button('Skriv kommentar Stab').click()
    await expect.element(page.getByLabelText(/Kommentar till Stab/)).toHaveFocus()
    await page.getByLabelText(/Kommentar till Stab/).fill('Bara dagtid')
    expect(await violations()).toEqual([])
    await goOn()
    await page.getByLabelText('Beskrivning').fill('Fyra träffar. 19811218-9876')
    await page.getByRole('checkbox', { name: /enskilda besök/ }).click()
    await page.getByLabelText('Antal besök per medarbetare').fill('3')
    await page.getByLabelText('Ort', { exact: true }).selectOptions('Björkby')
    expect(await violations()).toEqual([])
    await goOn()
    await expect.element(heading('Bekräfta')).toBeVisible()
    await expect.element(page.getByText('Bara dagtid')).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Skicka beställning').click()
    await expect.element(page.getByText('Stress i grupp för 1 enhet.')).toBeVisible()
    expect(asked.filter(({ path }) => path.endsWith('/group'))).toMatchObject([
      {
        body: {
          portalServiceId: 'grupp',
          units: [{ unitId: unitId(4), comment: 'Bara dagtid' }],
          individualVisits: true,
          visitsPerEmployee: 3,
          description: 'Fyra träffar. 19811218-9876',
        },
      },
    ])
  })

  it('that comes back names the unit whose comment lost a number', async () => {
    beSignedInAs('karin')
    await toUnits()
    await item('Stab').click()
    await button('Skriv kommentar Stab').click()
    await page.getByLabelText(/Kommentar till Stab/).fill('Bara 900101-2385 här')
    endSession(498)
    clearPage()
    beSignedInAs('karin')
    await render(<Guarded kind="group" />, '/bestallningar/bestall/grupp?steg=units')
    await expect.element(page.getByLabelText(/Kommentar till Stab/)).toHaveValue('Bara här')
    expect(told()).toEqual([
      'Kommentar till Stab: ett personnummer sparades inte och är borttaget ur texten. Skriv det igen om det behövs.',
    ])
  })

  it('for many units shows the first and those with a comment, and the others by a button', async () => {
    await toUnits([reply(contract.units.orderable, { items: manyUnits(40) }, AT)])
    await item('Bolaget').click()
    await expect.element(page.getByText('40 enheter valda')).toBeVisible()
    await button('Visa alla 40 enheter').click()
    await button('Skriv kommentar Grupp 30').click()
    await page.getByLabelText(/Kommentar till Grupp 30/).fill('Bara dagtid')
    await button('Visa färre').click()
    await expect.element(page.getByLabelText(/Kommentar till Grupp 30/)).toHaveValue('Bara dagtid')
    await goOn()
    await page.getByLabelText('Beskrivning').fill('Fyra träffar')
    await page.getByLabelText('Ort', { exact: true }).selectOptions('Björkby')
    await goOn()
    const units = page.getByRole('region', { name: '40 enheter' })
    const listed = () =>
      units
        .getByRole('listitem')
        .elements()
        .map(one => one.textContent)
    const first = ['Bolaget', 'Grupp 1', 'Grupp 2', 'Grupp 3', 'Grupp 4', 'Grupp 30Bara dagtid']
    await expect.poll(listed).toEqual(first)
    expect(await violations()).toEqual([])
    const all = units.getByRole('button', { name: 'Visa alla 40 enheter' })
    await expect.element(all).toHaveAttribute('aria-expanded', 'false')
    await all.click()
    await expect.poll(listed).toHaveLength(40)
    const fewer = units.getByRole('button', { name: 'Visa färre' })
    await expect.element(fewer).toHaveFocus()
    await fewer.click()
    await expect.poll(listed).toEqual(first)
  })

  it('with individual visits needs their number, and the employees’ numbers in a text or a file', async () => {
    await toDetails()
    await page.getByRole('checkbox', { name: /enskilda besök/ }).click()
    await goOn()
    expect(told()).toEqual([
      'Beskrivning saknas',
      'Antal besök saknas',
      'Skriv medarbetarnas personnummer i beskrivningen eller bifoga en fil med dem',
      'Ort saknas',
    ])
  })

  it.each([
    ['0', false],
    ['1', true],
    ['99', true],
    ['100', false],
    ['två', false],
  ])('takes %s visits for each: %s', async (visits, isRight) => {
    await toDetails()
    await page.getByRole('checkbox', { name: /enskilda besök/ }).click()
    await page.getByLabelText('Antal besök per medarbetare').fill(visits)
    await goOn()
    expect(told().includes('Antal besök ska vara ett tal mellan 1 och 99')).toBe(!isRight)
  })

  it('that is not sent says that it cannot go on', async () => {
    await toDetails([reply(contract.orders.group, refusedWith('UNIT_NOT_ORDERABLE'), AT)])
    await page.getByLabelText('Beskrivning').fill('Fyra träffar')
    await page.getByLabelText('Ort', { exact: true }).selectOptions('Björkby')
    await goOn()
    await button('Skicka beställning').click()
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText('Det går inte att fortsätta med beställningen.')).toBeVisible()
    await expect.element(alert.getByText(/Du är inte beställare för alla valda enheter/)).toBeVisible()
  })
})

describe('counselling', () => {
  it('asks for subject, description, unit and location, and is sent', async () => {
    const asked = await open('counselling')
    await expect.element(heading('Uppgifter')).toBeVisible()
    expect(await violations()).toEqual([])
    await goOn()
    expect(told()).toEqual([
      'Rubrik saknas',
      'Beskrivning saknas',
      'Du har inte valt någon organisationsenhet',
      'Ort saknas',
    ])
    await page.getByLabelText('Rubrik').fill('Oro i gruppen')
    await page.getByLabelText('Beskrivning').fill('Vad kan vi göra?')
    await item('Stab').click()
    await expect.element(button('Välj en annan enhet')).toBeVisible()
    await page.getByLabelText('Ort', { exact: true }).fill('Umeå')
    await goOn()
    await expect.element(page.getByText('Vad kan vi göra?')).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Skicka beställning').click()
    await expect.element(page.getByText('Rådgivning: Oro i gruppen.')).toBeVisible()
    expect(asked.filter(({ path }) => path.endsWith('/counselling'))).toMatchObject([
      { body: { subject: 'Oro i gruppen', selectedOrg: unitId(4), location: 'Umeå' } },
    ])
  })

  it('takes 2,000 characters, and says how many are too many', async () => {
    await open('counselling')
    await page.getByLabelText('Beskrivning').fill('å'.repeat(2001))
    await goOn()
    await expect.element(summary.getByText('Texten är 1 tecken för lång')).toBeVisible()
  })
})
