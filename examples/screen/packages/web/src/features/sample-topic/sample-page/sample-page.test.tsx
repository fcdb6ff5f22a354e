import { type CompanyProfile, profileContract } from '@salvia/core/profile'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../../state/query-client.ts'
import { answering, reply, unavailable } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { SamplePageScreen } from './sample-page.screen.tsx'

const COMPANY = { clientNumber: '10401' }
const PROFILE: CompanyProfile = {
  ...{ ...COMPANY, access: { featuresClosed: [] }, roles: [], isPlaced: true },
  unit: { id: '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11', path: ['Produktion', 'Montering'] },
}

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

it('the page shows what the call answers', async () => {
  answering([reply(profileContract.getForCompany, PROFILE, COMPANY)])
  await render(<SamplePageScreen />, '/exempelsida')
  await expect.element(page.getByRole('heading', { name: 'Sample page' })).toBeVisible()
  await expect.element(page.getByText('Produktion / Montering')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('the page says so when the call fails', async () => {
  answering([reply(profileContract.getForCompany, unavailable(), COMPANY)])
  await render(<SamplePageScreen />, '/exempelsida')
  await expect.element(page.getByText('Tjänsten svarar inte just nu.').first()).toBeVisible()
})
