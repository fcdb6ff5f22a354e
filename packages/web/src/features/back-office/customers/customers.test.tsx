import { contract } from '@salvia/core/api'
import type { Customer, customersList } from '@salvia/core/customers'
import type { PageOf } from '@salvia/core/lists'
import { instantOf } from '@salvia/core/primitives'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../../state/query-client.ts'
import { answering, refusedWith, reply } from '../../../testing/answers.ts'
import { restOfCustomerPage } from '../../../testing/customers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CustomerScreen } from './customer.screen.tsx'
import { CustomersScreen } from './customers.screen.tsx'

const OPEN: Customer = {
  clientNumber: '10401',
  name: 'Kvarnhälle AB',
  group: 'Kvarnhällegruppen',
  state: 'open',
  users: 12,
  lastImportAt: instantOf('2026-11-02T08:00:00.000Z'),
  loginMethod: 'either',
  closedAt: null,
}
const CLOSED: Customer = {
  ...OPEN,
  clientNumber: '10402',
  name: 'Ängsbo AB',
  state: 'closed',
  lastImportAt: null,
  closedAt: instantOf('2026-11-20T09:30:00.000Z'),
}
const listOf = (...items: Customer[]): PageOf<typeof customersList> => ({
  items,
  counts: { all: 2, open: 1, closed: 1 },
  page: 1,
  pageSize: 50,
  total: items.length,
})

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

const renderList = (path = '/handlaggning/kunder') => render(<CustomersScreen />, path)
const renderOne = (clientNumber: string) =>
  render(
    <Routes>
      <Route path="/handlaggning/kunder/:clientNumber" element={<CustomerScreen />} />
    </Routes>,
    `/handlaggning/kunder/${clientNumber}`,
  )

describe('the list of customers', () => {
  it('shows each with its figures, and leads to its page', async () => {
    answering([reply(contract.customers.list, listOf(OPEN, CLOSED))])
    await renderList()
    await expect.element(page.getByText('2 kunder').first()).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Ängsbo AB' }))
      .toHaveAttribute('href', '/handlaggning/kunder/10402')
    await expect.element(page.getByText('Ingen än')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Stängda 1' })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('asks for closed ones, and for what the address says', async () => {
    const asked = answering([reply(contract.customers.list, listOf(CLOSED))])
    await renderList('/handlaggning/kunder?state=closed&q=ängs')
    await expect.element(page.getByRole('link', { name: 'Ängsbo AB' })).toBeVisible()
    expect(asked.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/api/customers?state=closed&page=1&q=ängs',
    ])
  })

  it('says that there are none, with the way back from a search', async () => {
    answering([reply(contract.customers.list, listOf())])
    await renderList('/handlaggning/kunder?q=finns')
    await expect.element(page.getByText('Ingen kund matchar')).toBeVisible()
    await page.getByRole('button', { name: 'Rensa filter' }).click()
    await expect.element(page.getByText('Inga kunder än')).toBeVisible()
  })

  it('says what went wrong, and asks again', async () => {
    answering([reply(contract.customers.list, refusedWith('INVALID_REQUEST'))])
    await renderList()
    await expect.element(page.getByText('Uppgifterna kunde inte läsas.')).toBeVisible()
    answering([reply(contract.customers.list, listOf(OPEN))])
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect.element(page.getByRole('link', { name: 'Kvarnhälle AB' })).toBeVisible()
  })

  // Must be the last test: a private search is kept in memory for when the user comes back.
  it('sends a search of six digits in a body', async () => {
    const asked = answering([
      reply(contract.customers.list, listOf(OPEN)),
      reply(contract.customers.search, listOf(CLOSED)),
    ])
    await renderList()
    await page.getByRole('searchbox').fill('104020')
    await expect.element(page.getByText('Sökningen syns inte i adressen.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ängsbo AB' })).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ method: 'POST', body: { q: '104020', page: 1 } })
  })
})

describe('one customer', () => {
  const NO_USERS = { items: [], counts: { all: 0 }, page: 1, pageSize: 50, total: 0 }
  const restOf = (clientNumber: string) => [
    ...restOfCustomerPage(clientNumber),
    reply(contract.customerUsers.list, NO_USERS, { clientNumber }),
  ]

  it('is told with how its people sign in', async () => {
    answering([reply(contract.customers.get, OPEN, { clientNumber: '10401' }), ...restOf('10401')])
    await renderOne('10401')
    await expect.element(page.getByRole('heading', { name: 'Kvarnhälle AB' })).toBeVisible()
    await expect.element(page.getByText('BankID eller e-post och lösenord')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Skicka en fil åt kunden' }))
      .toHaveAttribute('href', '/handlaggning/kunder/10401/skicka-fil')
    await expect.element(page.getByText('Kunden använder standardmallen.')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('offers to send a file to those who handle personnel files, and tells others who gives the function', async () => {
    answering([
      reply(contract.customers.get, OPEN, { clientNumber: '10401' }),
      ...restOf('10401'),
      ...profileAnswers([], { isCaseWorker: true, companies: [], functions: ['orders'] }),
    ])
    await renderOne('10401')
    await expect.element(page.getByText(/^Du saknar funktionen Personalfiler\./)).toBeVisible()
    await expect.element(page.getByText('Kunden använder standardmallen.')).toBeVisible()
    expect(page.getByRole('link', { name: 'Skicka en fil åt kunden' }).query()).toBeNull()
  })

  it('that is closed says so, and since when', async () => {
    answering([reply(contract.customers.get, CLOSED, { clientNumber: '10402' }), ...restOf('10402')])
    await renderOne('10402')
    await expect.element(page.getByText('2026-11-20 10:30')).toBeVisible()
    expect(page.getByRole('link', { name: 'Skicka en fil åt kunden' }).elements()).toEqual([])
  })

  it('that nobody has is said in words', async () => {
    answering([reply(contract.customers.get, refusedWith('NOT_FOUND'), { clientNumber: '99999' })])
    await renderOne('99999')
    await expect.element(page.getByRole('heading', { name: 'Vi hittar inte kunden' })).toBeVisible()
  })
})
