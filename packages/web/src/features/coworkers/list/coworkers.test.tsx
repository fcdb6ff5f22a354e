import { contract } from '@salvia/core/api'
import type { Coworker, CoworkerContext, coworkersList } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { queryClient } from '../../../state/query-client.ts'
import { endSession } from '../../../state/session-end.ts'
import { answering, reply } from '../../../testing/answers.ts'
import { EXAMPLE_COWORKER, HR_ROLES } from '../../../testing/coworkers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CoworkersScreen } from './coworkers.screen.tsx'

const ANNA: Coworker = { ...EXAMPLE_COWORKER, excludedBy: 'ordering', mayOrder: false }
const HIDDEN: Coworker = {
  ...ANNA,
  id: '00000000-0000-4000-8000-000000000002',
  firstName: 'Bo',
  protectedIdentity: true,
  email: null,
  mobilePhone: null,
  excludedBy: null,
}
const pageOf = (...items: Coworker[]): PageOf<typeof coworkersList> => ({
  items,
  counts: { all: items.length, managed: 0, orderable: 0, 'unit-orderer': 1, excluded: 1 },
  page: 1,
  pageSize: 50,
  total: items.length,
})
const PROFILE = profileAnswers(['coworkers', 'orders'])
const list = (context: CoworkerContext, given: PageOf<typeof coworkersList>) =>
  reply(contract.coworkers.list, given, { pid: 'hash', clientNumber: '10401', context })

beforeEach(async () => {
  await page.viewport(1280, 900)
  queryClient.clear()
  beSignedIn()
})
afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Renders the screen once the profile is loaded, as in the portal. */
function Signed() {
  return useAtomValue(profileAtom) !== null && <CoworkersScreen />
}

it('shows each employee with the rule that shuts, and nothing that is protected', async () => {
  const asked = answering([...PROFILE, list('excluded', pageOf(ANNA, HIDDEN))])
  await render(<Signed />, '/medarbetare?filter=excluded')
  const row = page.getByRole('row', { name: /Ahl, Anna/ })
  await expect
    .element(row.getByRole('link', { name: 'Ahl, Anna' }))
    .toHaveAttribute('href', '/medarbetare/anna')
  await expect.element(row.getByText('Undantagen: beställarregeln')).toBeVisible()
  await expect.element(row.getByRole('link', { name: '070-174 06 05' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Ahl, Bo/ }).getByText('Visas inte')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Undantagna 1' }))
    .toHaveAttribute('aria-current', 'true')
  expect(asked.at(-1)?.path).toBe('/api/persons/hash/companies/10401/subordinates/excluded?sort=name&page=1')
  expect(await violations()).toEqual([])
})

it.each([1024, 1280, 1600])('a row has one line at %i px, with both ways to reach somebody', async width => {
  await page.viewport(width, 900)
  answering([...PROFILE, list('all', pageOf({ ...ANNA, excludedBy: null, mayOrder: true }))])
  await render(<Signed />, '/medarbetare')
  const row = page.getByRole('row', { name: /Ahl, Anna/ })
  await expect.element(row.getByRole('link', { name: '070-174 06 05' })).toBeVisible()
  await expect
    .element(row.getByRole('link', { name: 'anna@exempel.se' }))
    .toHaveAttribute('href', 'mailto:anna@exempel.se')
  expect(row.element().getBoundingClientRect().height).toBeLessThan(46)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('a card on a phone has signs to call and to mail, large enough to press', async () => {
  await page.viewport(320, 640)
  answering([...PROFILE, list('all', pageOf(ANNA))])
  await render(<Signed />, '/medarbetare')
  for (const name of ['070-174 06 05', 'anna@exempel.se']) {
    const way = page.getByRole('link', { name })
    await expect.element(way).toBeVisible()
    const { width, height } = way.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await violations()).toEqual([])
})

it('says nothing of those whom the user may order for but leads to an order, and to none for others', async () => {
  const open = { ...ANNA, excludedBy: null, mayOrder: true }
  const withoutRole = { ...HIDDEN, protectedIdentity: false, mayOrder: false }
  answering([...PROFILE, list('all', pageOf(open, withoutRole))])
  await render(<Signed />, '/medarbetare')
  await expect.element(page.getByRole('row', { name: /Ahl, Anna/ })).toBeVisible()
  const names = page.getByRole('rowheader').elements()
  expect(names.map(name => name.textContent)).toEqual(['Ahl, Anna', 'Ahl, Bo'])
  const orders = page.getByRole('link', { name: /^Beställ/ }).elements()
  expect(orders.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Beställ, Anna Ahl', '/bestallningar/bestall/person?medarbetare=anna'],
  ])
  expect(await violations()).toEqual([])
})

it('says that nobody is seen where it is not known which employee the user is', async () => {
  const company = {
    clientNumber: '10401',
    access: { featuresEnabled: ['coworkers'], featuresClosed: [] },
    roles: [],
    unit: null,
    isPlaced: false,
  }
  answering([
    ...PROFILE,
    reply(contract.profile.getForCompany, company, { clientNumber: '10401' }),
    list('all', pageOf()),
  ])
  await render(<Signed />, '/medarbetare')
  await expect.element(page.getByText('Vi kan inte avgöra vilken medarbetare du är')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('begins empty, until a file is imported', async () => {
  answering([...PROFILE, list('all', pageOf())])
  await render(<Signed />, '/medarbetare')
  await expect.element(page.getByText('Inga medarbetare än')).toBeVisible()
})

it('the name of a rule opens the help with that rule first', async () => {
  answering([...PROFILE, list('all', pageOf(ANNA))])
  await render(<Signed />, '/medarbetare')
  await page.getByRole('link', { name: 'Undantagen: beställarregeln' }).click()
  const help = page.getByRole('dialog', { name: 'Om medarbetarlistan' })
  const rules = help.getByRole('heading', { level: 3 })
  await expect.element(rules.first()).toHaveTextContent('Beställarregeln')
  expect(rules.elements()).toHaveLength(3)
  expect(await violations()).toEqual([])
})

it('the way out of an empty search asks why, with the search and where it was asked', async () => {
  const explained = { people: [], hasMore: false }
  const asked = answering([
    ...PROFILE,
    list('managed', pageOf()),
    reply(contract.coworkers.explain, explained, { clientNumber: '10401' }),
  ])
  await render(<Signed />, '/medarbetare?filter=managed&q=bosse')
  await page.getByRole('button', { name: 'Varför finns inte personen här?' }).click()
  await expect.element(page.getByText(/^Personen hittades inte/)).toBeVisible()
  expect(asked.at(-1)?.body).toEqual({ q: 'bosse', context: 'managed' })
})

it('an empty search asks why also where the person is under another filter', async () => {
  answering([...PROFILE, list('managed', { ...pageOf(), counts: { ...pageOf().counts, all: 1 } })])
  await render(<Signed />, '/medarbetare?filter=managed&q=bosse')
  await expect.element(page.getByRole('button', { name: 'Visa alla' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Varför finns inte personen här?' })).toBeVisible()
  expect(await violations()).toEqual([])
})

it('the email addresses of the page are copied together, and how many is told', async () => {
  answering([...PROFILE, list('all', pageOf(ANNA, { ...ANNA, id: HIDDEN.id, email: 'bo@exempel.se' }))])
  await render(<Signed />, '/medarbetare')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await expect.element(page.getByRole('row', { name: /Ahl, Anna/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Fler val' }).click()
  await page.getByRole('menuitem', { name: 'Kopiera e-postadresser' }).click()
  await expect.element(page.getByText('2 e-postadresser på sidan är kopierade.')).toBeVisible()
  expect(write).toHaveBeenCalledWith('anna@exempel.se; bo@exempel.se')
})

it('without any email address says so', async () => {
  answering([...PROFILE, list('all', pageOf(HIDDEN))])
  await render(<Signed />, '/medarbetare')
  await expect.element(page.getByRole('row', { name: /Ahl, Bo/ })).toBeVisible()
  await page.getByRole('button', { name: 'Fler val' }).click()
  await page.getByRole('menuitem', { name: 'Kopiera e-postadresser' }).click()
  await expect.element(page.getByText('Ingen på sidan har någon e-postadress.')).toBeVisible()
})

it('a file with identity numbers is asked for only after what it means was read', async () => {
  const file = new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="x.csv"' } })
  const asked = answering([
    ...PROFILE,
    list('all', pageOf(ANNA)),
    reply(contract.coworkers.exportList, file, { clientNumber: '10401' }),
  ])
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await render(<Signed />, '/medarbetare')
  await page.getByRole('button', { name: 'Ladda ner' }).click()
  await page.getByRole('menuitem', { name: 'Med personnummer …' }).click()
  const question = page.getByRole('dialog', { name: 'Ladda ner med personnummer' })
  await expect.element(question.getByText(/Nedladdningen loggas/)).toBeVisible()
  expect(await violations()).toEqual([])
  expect(asked.some(({ path }) => path.includes('/exports'))).toBe(false)
  await question.getByRole('button', { name: 'Ladda ner som CSV' }).click()
  await expect.poll(() => asked.at(-1)?.path).toMatch(/exports\?.*format=csv&numbers=/)
})

it.each([
  ['HR', HR_ROLES, 1],
  ['others', [], 0],
])('%s: the way to who may see what', async (_, roles, ways) => {
  answering([...profileAnswers(['coworkers'], {}, [], roles), list('all', pageOf(ANNA))])
  await render(<Signed />, '/medarbetare')
  await page.getByRole('button', { name: 'Fler val' }).click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Vem får se vad?' }).elements()).toHaveLength(ways)
})
