import { contract } from '@salvia/core/api'
import type { CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { callEndpoint } from '../state/api.ts'
import { useAtomValue } from '../state/jotai.ts'
import { profileAtom, readProfileAgain } from '../state/profile.state.ts'
import { queryClient } from '../state/query-client.ts'
import { answering, refusedWith, reply } from '../testing/answers.ts'
import { clearPage, render } from '../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../testing/signed-in.ts'
import { violations } from '../testing/violations.ts'
import { NeedsFunction } from './needs-function.tsx'

const ID = '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b31'

afterEach(() => vi.unstubAllGlobals())

/** Renders the queue only when the profile is loaded, as its guard does. */
function Guarded({ needed }: { readonly needed: readonly CaseWorkerFunction[] }) {
  if (useAtomValue(profileAtom) === null) return null
  return (
    <main>
      <NeedsFunction needed={needed}>
        <h1>Kön</h1>
      </NeedsFunction>
    </main>
  )
}

async function open(
  functions: readonly CaseWorkerFunction[],
  needed: readonly CaseWorkerFunction[] = ['orders'],
): Promise<void> {
  queryClient.clear()
  answering(profileAnswers([], { isCaseWorker: true, companies: [], functions: [...functions] }))
  beSignedIn()
  await render(<Guarded needed={needed} />)
}

it('a screen is shown to those who hold its function', async () => {
  await open(['orders'])
  await expect.element(page.getByRole('heading', { name: 'Kön' })).toBeVisible()
})

it('others are told which function it takes, who gives it, and where those are', async () => {
  await open(['students'])
  const title = page.getByRole('heading', { level: 1, name: 'Du saknar funktionen Beställningar.' })
  await expect.element(title).toBeVisible()
  await expect.element(page.getByText(/^Be en annan handläggare att ge dig den/)).toBeVisible()
  const link = page.getByRole('link', { name: 'Visa handläggarna' })
  await expect.element(link).toHaveAttribute('href', '/handlaggning/handlaggare')
  await expect.element(page.getByText('Kön')).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
})

it('one of several functions is enough, and who holds none is told all of them', async () => {
  await open(['complaints'], ['orders', 'complaints'])
  await expect.element(page.getByRole('heading', { name: 'Kön' })).toBeVisible()
  clearPage()
  await open(['students'], ['orders', 'complaints'])
  const title = page.getByRole('heading', { name: 'Du behöver funktionen Beställningar eller Avvikelser.' })
  await expect.element(title).toBeVisible()
})

it('a function that is taken or given while the page is open is noticed', async () => {
  await open(['orders'])
  await expect.element(page.getByRole('heading', { name: 'Kön' })).toBeVisible()
  vi.unstubAllGlobals()
  answering([
    reply(contract.orderCases.get, refusedWith('CASE_WORKER_FUNCTION_NEEDED'), { id: ID }),
    ...profileAnswers([], { isCaseWorker: true, companies: [], functions: ['students'] }),
  ])
  await expect(callEndpoint(contract.orderCases.get, { params: { id: ID } })).rejects.toThrow()
  const lacking = page.getByRole('heading', { name: 'Du saknar funktionen Beställningar.' })
  await expect.element(lacking).toBeVisible()
  vi.unstubAllGlobals()
  answering(profileAnswers([], { isCaseWorker: true, companies: [], functions: ['orders'] }))
  readProfileAgain()
  await expect.element(page.getByRole('heading', { name: 'Kön' })).toBeVisible()
})
