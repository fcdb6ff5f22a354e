import type { PreviewedPerson, PreviewListItem } from '@salvia/core/access-preview'
import { contract } from '@salvia/core/api'
import { instantOf } from '@salvia/core/primitives'
import type { CompanyProfile } from '@salvia/core/profile'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom, profileAtom } from '../../../state/profile.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { type Asked, answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { EXAMPLE_COWORKER, HR_ROLES } from '../../../testing/coworkers.ts'
import { render } from '../../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { PeopleScreen } from './people.screen.tsx'
import { PersonScreen } from './person.screen.tsx'

const ID = '00000000-0000-4000-8000-0000000000aa'
const AT = { clientNumber: '10401', id: ID }
const BO: PreviewListItem = {
  id: ID,
  name: 'Bo Ek',
  email: 'bo@exempel.se',
  roles: ['orderer'],
  unitPath: ['Produktion', 'Montering'],
}
const PERSON: PreviewedPerson = {
  ...BO,
  mayUsePortal: true,
  isPlaced: true,
  roles: [
    {
      role: 'orderer',
      unitPath: ['Produktion'],
      recursive: true,
      source: { kind: 'file', importedAt: instantOf('2026-11-03T08:00:00.000Z') },
    },
    { role: 'invoice-recipient', unitPath: [], recursive: true, source: { kind: 'provider' } },
  ],
  counts: { all: 2, managed: 0, orderable: 1, 'unit-orderer': 2, excluded: 1 },
  featuresClosed: [
    { feature: 'persim', lacks: 'permission' },
    { feature: 'statistics', lacks: 'agreement' },
  ],
}
const { id, pidHash, firstName, lastName, protectedIdentity, unit } = EXAMPLE_COWORKER
const SEEN = { id, pidHash, firstName, lastName, protectedIdentity, unit, through: ['role' as const] }
const SEEN_PAGE = {
  items: [
    { ...SEEN, excludedBy: null, mayOrder: true },
    { ...SEEN, id: BO.id, lastName: 'Bok', excludedBy: 'ordering' as const, mayOrder: false },
    {
      ...SEEN,
      id: '00000000-0000-4000-8000-0000000000ab',
      lastName: 'Cede',
      excludedBy: null,
      mayOrder: false,
    },
  ],
  counts: PERSON.counts,
  page: 1,
  pageSize: 50,
  total: 3,
}

/** Renders the screen once the user's roles are loaded, as in the portal. */
function Signed({ screen: Screen }: { readonly screen: typeof PeopleScreen }) {
  const isKnown = useAtomValue(profileAtom) !== null
  const isOpen = useAtomValue(isFeatureOpenAtom)
  return isKnown && isOpen('coworkers') && <Screen />
}

async function open(
  screen: typeof PeopleScreen,
  answers: readonly CannedAnswer[],
  roles: CompanyProfile['roles'] = HR_ROLES,
): Promise<Asked[]> {
  const asked = answering([...profileAnswers(['coworkers'], {}, [], roles), ...answers])
  const isList = screen === PeopleScreen
  const route = isList ? '/medarbetare/behorigheter' : '/medarbetare/behorigheter/:id'
  await render(<Signed screen={screen} />, route.replace(':id', ID), route)
  return asked
}

const peopleOf = (...items: PreviewListItem[]) =>
  reply(
    contract.accessPreview.list,
    { items, counts: { all: items.length }, page: 1, pageSize: 50, total: items.length },
    { clientNumber: '10401' },
  )
const seen = reply(contract.previewedEmployees.list, SEEN_PAGE, AT)
const person = (other: Partial<PreviewedPerson> = {}) =>
  reply(contract.accessPreview.get, { ...PERSON, ...other }, AT)

signedInForEach()
beforeEach(async () => {
  await page.viewport(1280, 900)
})
afterEach(() => endSession(undefined))

describe('who has an account', () => {
  it('is listed with roles and unit, and each leads to what the person may see', async () => {
    await open(PeopleScreen, [peopleOf(BO)])
    await expect
      .element(page.getByRole('link', { name: 'Bo Ek' }))
      .toHaveAttribute('href', `/medarbetare/behorigheter/${ID}`)
    await expect.element(page.getByRole('row', { name: /Beställare/ })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('without a name or an address to show can still be opened', async () => {
    await open(PeopleScreen, [peopleOf({ ...BO, name: '', email: null, roles: [], unitPath: null })])
    await expect.element(page.getByRole('link', { name: 'Visas inte' })).toBeVisible()
    await expect.element(page.getByText('Ingen roll')).toBeVisible()
  })

  it('is nobody before the first personnel file', async () => {
    await open(PeopleScreen, [peopleOf()])
    await expect.element(page.getByText('Ingen har något konto än')).toBeVisible()
  })

  it('can fail, and be tried again', async () => {
    await open(PeopleScreen, [
      reply(contract.accessPreview.list, refusedWith('ACCESS_PREVIEW_HR_ONLY'), { clientNumber: '10401' }),
    ])
    await expect
      .element(page.getByRole('alert').getByText('Bara HR kan se vem som får se vad.'))
      .toBeVisible()
  })
})

describe('what a person may see', () => {
  it('is told as that of another: roles with where they come from, closed features, employees', async () => {
    await open(PersonScreen, [person(), seen])
    await expect.element(page.getByRole('heading', { level: 1, name: 'Vad Bo Ek får se' })).toBeVisible()
    await expect.element(page.getByText('Allt i ramen gäller Bo Ek, inte dig.')).toBeVisible()
    const roles = page.getByRole('table', { name: 'Roller' })
    await expect
      .element(
        roles
          .getByRole('row', { name: /^Beställare Produktion och enheterna under/ })
          .getByText('Personalfilen, inläst 2026-11-03'),
      )
      .toBeVisible()
    await expect
      .element(
        roles
          .getByRole('row', { name: /^Fakturaunderlagsmottagare Hela organisationen/ })
          .getByText('Salvia'),
      )
      .toBeVisible()
    await expect
      .element(page.getByText('Personalfil (saknar behörighet), Statistik (saknas i avtalet)'))
      .toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('of the employees: who may be ordered for, whom a rule shuts, and who is only seen', async () => {
    await open(PersonScreen, [person(), seen])
    const row = (name: RegExp) =>
      page.getByRole('table', { name: 'Medarbetare som personen ser' }).getByRole('row', { name })
    await expect.element(row(/Ahl, Anna/).getByText('Se och beställa')).toBeVisible()
    await expect.element(row(/Bok, Anna/).getByText('Bara se namnet')).toBeVisible()
    await expect.element(row(/Cede, Anna/).getByText('Se, som närmaste chef')).toBeVisible()
    await page.getByRole('link', { name: 'Undantagen: beställarregeln' }).click()
    const help = page.getByRole('dialog', { name: 'Reglerna' })
    await expect.element(help.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Beställarregeln')
    expect(await violations()).toEqual([])
  })

  it('is nothing where it is not known which employee it is, and the reason is told', async () => {
    await open(PersonScreen, [person({ isPlaced: false, mayUsePortal: false, roles: [] }), seen])
    await expect.element(page.getByText('Vi vet inte vilken medarbetare Bo Ek är')).toBeVisible()
    await expect.element(page.getByText('Nej, inte som det är nu')).toBeVisible()
    await expect.element(page.getByText(/^Inga roller/)).toBeVisible()
  })

  it('on a phone fits, with a role and an employee a card', async () => {
    await page.viewport(320, 640)
    await open(PersonScreen, [person(), seen])
    await expect.element(page.getByText('Allt i ramen gäller Bo Ek, inte dig.')).toBeVisible()
    await expect.element(page.getByText(/Ahl, Anna/)).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(await violations()).toEqual([])
  })

  it('of nobody with an account here is told', async () => {
    const missing = refusedWith('PREVIEWED_PERSON_NOT_FOUND')
    await open(PersonScreen, [reply(contract.accessPreview.get, missing, AT)])
    await expect.element(page.getByRole('heading', { name: 'Vi hittar inte personen' })).toBeVisible()
  })

  it('that could not be fetched can be tried again', async () => {
    await open(PersonScreen, [reply(contract.accessPreview.get, refusedWith('TOO_MANY_REQUESTS'), AT)])
    await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
  })
})

it.each([
  ['the list', PeopleScreen],
  ['the page of a person', PersonScreen],
])('%s tells whoever is not HR so, and asks for nothing', async (_, screen) => {
  const asked = await open(screen, [], [])
  await expect.element(page.getByText(/Bara HR kan se vem som får se vad/)).toBeVisible()
  expect(asked.filter(({ path }) => path.includes('/access/'))).toEqual([])
  expect(await violations()).toEqual([])
})
