import type { Company } from '@salvia/core/companies'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { beSignedIn } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { ChooseOrganisation } from './choose-organisation.tsx'

const company = (clientNumber: string, facts: Pick<Company, 'loginMethod' | 'selectable'>): Company => ({
  clientNumber,
  subOrgName: `Bolag ${clientNumber}`,
  companyFqn: `Bolag ${clientNumber}`,
  topParentClientNumber: clientNumber,
  ...facts,
})

it('says of each organisation that this sign-in does not open which one does', async () => {
  beSignedIn()
  const companies = [
    company('10401', { loginMethod: 'either', selectable: true }),
    company('10402', { loginMethod: 'either', selectable: false }),
    company('10403', { loginMethod: 'bankid', selectable: false }),
    company('20877', { loginMethod: 'password', selectable: false }),
  ]
  const choose = { run: vi.fn(), isRunning: false, failure: undefined, reset: vi.fn() }
  await render(
    <ChooseOrganisation companies={companies} current={null} choose={choose} isOpen onChosen={vi.fn()} />,
  )
  const reasons = {
    'Bolag 10402': /Går inte att öppna när du har loggat in via din organisation/,
    'Bolag 10403': /Kräver inloggning med BankID/,
    'Bolag 20877': /Kräver inloggning med e-post och lösenord/,
  }
  for (const reason of Object.values(reasons)) await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Bolag 10401/ })).toBeEnabled()
  expect(await violations()).toEqual([])
})

it.each([
  [true, 1],
  [false, 0],
])('tells that the organisation was closed only when it was (%s)', async (wasClosed, told) => {
  beSignedIn()
  const companies = [company('10401', { loginMethod: 'either', selectable: true })]
  const choose = { run: vi.fn(), isRunning: false, failure: undefined, reset: vi.fn() }
  const choice = { companies, current: null, choose, isOpen: true, wasClosed, onChosen: vi.fn() }
  await render(<ChooseOrganisation {...choice} />)
  await expect.element(page.getByRole('radio', { name: /Bolag 10401/ })).toBeVisible()
  expect(page.getByText(/är stängd i portalen/).elements()).toHaveLength(told)
})
