import { contract } from '@salvia/core/api'
import type { Customer } from '@salvia/core/customers'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../state/query-client.ts'
import { answering, refusedWith, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { SendForCustomerScreen } from './for-customer.screen.tsx'

const CUSTOMER: Customer = {
  clientNumber: '10402',
  name: 'Ängsbo AB',
  group: 'Ängsbo AB',
  state: 'open',
  users: 2,
  lastImportAt: null,
  loginMethod: 'either',
  closedAt: null,
}
beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

const rendered = (step = '') =>
  render(
    <Routes>
      <Route path="/handlaggning/kunder/:clientNumber/skicka-fil" element={<SendForCustomerScreen />} />
      <Route path="/handlaggning/kunder/:clientNumber" element={<h1>Kundens sida</h1>} />
    </Routes>,
    `/handlaggning/kunder/10402/skicka-fil${step}`,
  )

it('says for whom the file is sent, and has one way back to the customer', async () => {
  answering([reply(contract.customers.get, CUSTOMER, { clientNumber: '10402' })])
  await page.viewport(1280, 900)
  await rendered()
  await expect.element(page.getByText('Åt Ängsbo AB (10402)')).toBeVisible()
  await expect.element(page.getByText('Skicka en fil åt kunden')).toBeVisible()
  expect(await violations()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Till kunden' })).not.toBeInTheDocument()
  await page.viewport(375, 812)
  await expect.element(page.getByRole('link', { name: 'Till kunden' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Avsluta' }).click()
  await expect.element(page.getByRole('heading', { name: 'Kundens sida' })).toBeVisible()
})

it("judges the file by the customer's own template before anything is sent", async () => {
  const columns = STANDARD_TEMPLATE.columns.filter(({ role }) => role === 'pid' || role === 'level-1')
  const asked = answering([
    reply(contract.customers.get, CUSTOMER, { clientNumber: '10402' }),
    reply(
      contract.customerFiles.template,
      {
        template: { ...STANDARD_TEMPLATE, id: 'egen', columns },
        isOwn: true,
      },
      { clientNumber: '10402' },
    ),
  ])
  await rendered()
  const rows = Array.from({ length: 12 }, () => 'Lager').join('\r\n;')
  const text = `Personnummer;Organisationsnivå 1\r\n;${rows}\r\n`
  await expect.element(page.getByRole('button', { name: 'Välj fil' })).toBeVisible()
  const input = document.querySelector('input[type=file]') ?? expect.unreachable()
  await userEvent.upload(input, new File([text], 'personal.csv'))
  await expect.element(page.getByRole('heading', { name: 'Granska personal.csv' })).toBeVisible()
  await expect.element(page.getByText('12 rader').first()).toBeVisible()
  expect(asked.every(({ method }) => method === 'GET')).toBe(true)
})

it('of a closed customer is told to be closed, and nothing can be chosen', async () => {
  answering([
    reply(
      contract.customers.get,
      { ...CUSTOMER, state: 'closed', closedAt: '2026-11-20T09:30:00.000Z' },
      { clientNumber: '10402' },
    ),
  ])
  await rendered()
  await expect.element(page.getByText('Kunden är stängd')).toBeVisible()
  expect(page.getByRole('button', { name: 'Välj fil' }).elements()).toEqual([])
})

it('of a customer that nobody has says so', async () => {
  answering([reply(contract.customers.get, refusedWith('NOT_FOUND'), { clientNumber: '10402' })])
  await rendered()
  await expect.element(page.getByText('Det du söker finns inte.')).toBeVisible()
})
