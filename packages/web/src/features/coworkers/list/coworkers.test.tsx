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
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CoworkersScreen } from './coworkers.screen.tsx'

const ANNA: Coworker = {
  id: '00000000-0000-4000-8000-000000000001',
  pidHash: 'anna',
  firstName: 'Anna',
  lastName: 'Ahl',
  title: 'Tekniker',
  email: 'anna@exempel.se',
  workPhone: null,
  mobilePhone: '0701740605',
  protectedIdentity: false,
  unit: { id: '00000000-0000-4000-8000-000000000009', path: ['Produktion', 'Montering'] },
  manager: null,
  excludedBy: 'ordering',
  mayOrder: false,
}
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
const PROFILE = profileAnswers(['coworkers'])
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
})

/** Renders the screen once the profile is loaded, as in the portal. */
function Signed() {
  return useAtomValue(profileAtom) !== null && <CoworkersScreen />
}

it('shows each employee with the rule that shuts, and nothing that is protected', async () => {
  const asked = answering([...PROFILE, list('excluded', pageOf(ANNA, HIDDEN))])
  await render(<Signed />, '/medarbetare?filter=excluded')
  const row = page.getByRole('row', { name: /Ahl, Anna/ })
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

it('says nothing of those whom the user may order for', async () => {
  const open = { ...ANNA, excludedBy: null, mayOrder: true }
  const withoutRole = { ...HIDDEN, protectedIdentity: false, mayOrder: false }
  answering([...PROFILE, list('all', pageOf(open, withoutRole))])
  await render(<Signed />, '/medarbetare')
  await expect.element(page.getByRole('row', { name: /Ahl, Anna/ })).toBeVisible()
  const names = page.getByRole('rowheader').elements()
  expect(names.map(name => name.textContent)).toEqual(['Ahl, Anna', 'Ahl, Bo'])
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
