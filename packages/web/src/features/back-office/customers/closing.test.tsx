import { contract } from '@salvia/core/api'
import type { Customer, CustomerUser, customerUsersList } from '@salvia/core/customers'
import type { PageOf } from '@salvia/core/lists'
import { instantOf } from '@salvia/core/primitives'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../../state/query-client.ts'
import { answering, refusedWith, reply } from '../../../testing/answers.ts'
import { restOfCustomerPage } from '../../../testing/customers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CustomerScreen } from './customer.screen.tsx'

const OPEN: Customer = {
  clientNumber: '10401',
  name: 'Kvarnhälle AB',
  group: 'Kvarnhällegruppen',
  state: 'open',
  users: 2,
  lastImportAt: null,
  loginMethod: 'either',
  closedAt: null,
}
const CLOSED: Customer = { ...OPEN, state: 'closed', closedAt: instantOf('2026-11-20T09:30:00.000Z') }
const KARIN: CustomerUser = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Karin Ahl',
  email: 'karin@exempel.se',
  state: 'active',
  isCaseWorker: false,
  roles: [
    { role: 'extended-orderer', unitPath: [], recursive: true },
    ...['Drift', 'Teknik', 'Lager', 'Kök', 'Städ'].map(unit => ({
      role: 'orderer' as const,
      unitPath: ['Service', unit],
      recursive: unit === 'Drift',
    })),
  ],
}
const GONE: CustomerUser = {
  ...KARIN,
  id: '00000000-0000-4000-8000-000000000002',
  name: '',
  email: 'ingen.namn@exempel.se',
  state: 'closed',
  roles: [],
}
const usersOf = (...items: CustomerUser[]): PageOf<typeof customerUsersList> => ({
  items,
  counts: { all: items.length },
  page: 1,
  pageSize: 50,
  total: items.length,
})

const REST_OF_PAGE = restOfCustomerPage('10401')

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const rendered = (search = '') =>
  render(
    <Routes>
      <Route path="/handlaggning/kunder/:clientNumber" element={<CustomerScreen />} />
    </Routes>,
    `/handlaggning/kunder/10401${search}`,
  )

describe('closing a customer', () => {
  it('says what ends, does nothing until that is confirmed, and tells where focus goes', async () => {
    const asked = answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, OPEN, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, usersOf(KARIN), { clientNumber: '10401' }),
    ])
    await rendered()
    await button('Stäng kunden').click()
    await expect.element(page.getByRole('heading', { name: 'Stänga Kvarnhälle AB?' })).toHaveFocus()
    await expect.element(page.getByText(/Alla maskinnycklar och kalenderadresser/)).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Avbryt').click()
    await expect.element(button('Stäng kunden')).toHaveFocus()
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
    const acted = answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, CLOSED, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, usersOf(KARIN), { clientNumber: '10401' }),
      reply(contract.customers.act, CLOSED, { clientNumber: '10401', event: 'close' }),
    ])
    await button('Stäng kunden').click()
    await button('Stäng kunden nu').click()
    await expect.element(page.getByText('Kunden är stängd.')).toBeVisible()
    await expect.element(button('Öppna kunden igen')).toBeVisible()
    expect(acted.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/customers/10401/close',
    ])
  })

  it('can be undone', async () => {
    answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, CLOSED, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, usersOf(), { clientNumber: '10401' }),
      reply(contract.customers.act, OPEN, { clientNumber: '10401', event: 'reopen' }),
    ])
    await rendered()
    await button('Öppna kunden igen').first().click()
    answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, OPEN, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, usersOf(), { clientNumber: '10401' }),
      reply(contract.customers.act, OPEN, { clientNumber: '10401', event: 'reopen' }),
    ])
    await page.getByRole('dialog').getByRole('button', { name: 'Öppna kunden igen' }).click()
    await expect.element(page.getByText('Kunden är öppen igen.')).toBeVisible()
  })

  it('that fails stays open and says why', async () => {
    answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, OPEN, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, usersOf(KARIN), { clientNumber: '10401' }),
      reply(contract.customers.act, refusedWith('NOT_FOUND'), { clientNumber: '10401', event: 'close' }),
    ])
    await rendered()
    await button('Stäng kunden').click()
    await button('Stäng kunden nu').click()
    await expect.element(page.getByRole('dialog').getByText('Det du söker finns inte.')).toBeVisible()
  })
})

describe('the users of a customer', () => {
  it('are shown with roles and state', async () => {
    answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, OPEN, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, usersOf(KARIN, GONE), { clientNumber: '10401' }),
    ])
    await rendered()
    await expect.element(page.getByText('2 användare').first()).toBeVisible()
    await expect.element(page.getByText('hela organisationen')).toBeVisible()
    await expect
      .element(page.getByText('Drift och enheterna under, Teknik, Lager och 2 enheter till'))
      .toBeVisible()
    // Without a name, the email is what a user is called, once.
    await expect.element(page.getByText(GONE.email, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Stängt', { exact: true })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('can be closed one by one, and reopened', async () => {
    const asked = answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, OPEN, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, usersOf(KARIN, GONE), { clientNumber: '10401' }),
      reply(
        contract.customers.actOnUser,
        { ...KARIN, state: 'closed' },
        { clientNumber: '10401', id: KARIN.id, event: 'close' },
      ),
      reply(
        contract.customers.actOnUser,
        { ...GONE, state: 'inactive' },
        { clientNumber: '10401', id: GONE.id, event: 'reopen' },
      ),
    ])
    await rendered()
    await button('Åtgärder för Karin Ahl').click()
    await page.getByRole('menuitem', { name: 'Stäng kontot' }).click()
    await button('Stäng kontot nu').click()
    await expect.element(page.getByText('Kontot för Karin Ahl är stängt.')).toBeVisible()
    await button('Åtgärder för ingen.namn@exempel.se').click()
    await page.getByRole('menuitem', { name: 'Öppna kontot igen' }).click()
    await button('Öppna kontot').click()
    await expect.element(page.getByText(/ingen\.namn@exempel\.se är öppet och kan aktiveras/)).toBeVisible()
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  it('may be none, for the search or at all', async () => {
    answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, OPEN, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, usersOf(), { clientNumber: '10401' }),
    ])
    await rendered('?q=finns')
    await expect.element(page.getByText('Ingen användare matchar')).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await expect.element(page.getByText('Inga användare än')).toBeVisible()
  })

  it('that could not be asked are asked again', async () => {
    answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, OPEN, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, refusedWith('INVALID_REQUEST'), { clientNumber: '10401' }),
    ])
    await rendered()
    await expect.element(button('Försök igen')).toBeVisible()
    answering([
      ...REST_OF_PAGE,
      reply(contract.customers.get, OPEN, { clientNumber: '10401' }),
      reply(contract.customerUsers.list, usersOf(KARIN), { clientNumber: '10401' }),
    ])
    await button('Försök igen').click()
    await expect.element(page.getByText('karin@exempel.se')).toBeVisible()
  })
})
