import { contract } from '@salvia/core/api'
import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import type { CaseWorker, caseWorkersList } from '@salvia/core/case-workers'
import type { PageOf } from '@salvia/core/lists'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../../state/query-client.ts'
import { type Asked, answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, EXAMPLE_PROFILE, knowProfile } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CaseWorkersScreen } from './case-workers.screen.tsx'

const PATH = '/handlaggning/handlaggare'
const KARIN: CaseWorker = {
  id: '00000000-0000-4000-8000-000000000001',
  name: EXAMPLE_PROFILE.fullName,
  email: EXAMPLE_PROFILE.email ?? '',
  state: 'active',
  functions: [...CASE_WORKER_FUNCTION_NAMES],
}
const OMAR: CaseWorker = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Omar Lund',
  email: 'omar@salvia.example',
  state: 'inactive',
  functions: ['orders', 'students'],
}
const NAMELESS: CaseWorker = {
  id: '00000000-0000-4000-8000-000000000003',
  name: '',
  email: 'ingen.namn@salvia.example',
  state: 'closed',
  functions: [],
}
const COUNTS = {
  ...{ all: 3, orders: 2, 'personnel-files': 1, complaints: 1, invoices: 0, students: 2 },
  'data-protection': 1,
}
const listOf = (...items: CaseWorker[]): PageOf<typeof caseWorkersList> => ({
  items,
  counts: COUNTS,
  page: 1,
  pageSize: 50,
  total: items.length,
})

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
  knowProfile({ isCaseWorker: true, companies: [] })
})
afterEach(() => vi.unstubAllGlobals())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

async function open(answers: readonly CannedAnswer[], search = ''): Promise<Asked[]> {
  const asked = answering([
    reply(contract.profile.get, { ...EXAMPLE_PROFILE, isCaseWorker: true, companies: [] }),
    ...answers,
  ])
  await render(
    <main style={{ paddingInline: 'var(--sv-gutter)' }}>
      <CaseWorkersScreen />
    </main>,
    PATH + search,
  )
  return asked
}
const all = reply(contract.caseWorkers.list, listOf(KARIN, OMAR, NAMELESS))

async function openDialog(): Promise<void> {
  await button('Åtgärder för Omar Lund').click()
  await page.getByRole('menuitem', { name: 'Ändra funktioner' }).click()
  await expect.element(page.getByRole('heading', { name: 'Funktioner för Omar Lund' })).toBeVisible()
}

describe('the list of case workers', () => {
  it.each([1280, 375])('shows each with address, functions and account, %i pixels wide', async width => {
    await page.viewport(width, 800)
    await open([all])
    await expect.element(page.getByText('3 handläggare', { exact: true })).toBeVisible()
    for (const words of ['omar@salvia.example', 'Beställningar, Studenthälsa', 'Inte aktiverat'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Alla funktioner', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Inga funktioner', { exact: true })).toBeVisible()
    await expect.element(page.getByText('ingen.namn@salvia.example', { exact: true })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  })

  it('offers nothing on the user’s own row, and says who changes it', async () => {
    await open([all])
    await expect.element(page.getByText(/^Det är du\. Dina egna funktioner ändrar en kollega/)).toBeVisible()
    await expect.element(button('Åtgärder för Omar Lund')).toBeVisible()
    expect(button('Åtgärder för Karin Ahl').query()).toBeNull()
  })

  it('says that nobody has a function, and where to give it', async () => {
    await open([reply(contract.caseWorkers.list, listOf())], '?function=invoices')
    await expect.element(page.getByText('Ingen har funktionen Fakturaunderlag')).toBeVisible()
  })

  it('that cannot be fetched says so, and offers to try again', async () => {
    await open([reply(contract.caseWorkers.list, refusedWith('SERVICE_UNAVAILABLE'))])
    await expect.element(button('Försök igen')).toBeVisible()
  })
})

describe('the functions of a colleague', () => {
  it('are ticked as they are, sent as they were chosen, and told as saved', async () => {
    const changed = { ...OMAR, functions: ['personnel-files', 'students'] } satisfies CaseWorker
    const asked = await open([all, reply(contract.caseWorkers.setFunctions, changed, { id: OMAR.id })])
    await openDialog()
    expect(await violations()).toEqual([])
    await expect.element(box('Beställningar')).toBeChecked()
    await expect.element(box('Personalfiler')).not.toBeChecked()
    await box('Beställningar').click()
    await box('Personalfiler').click()
    await button('Spara').click()
    await expect.element(page.getByText('Funktionerna för Omar Lund är sparade.')).toBeVisible()
    const sent = asked.filter(({ method }) => method === 'PUT')
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        `/api/case-workers/${OMAR.id}/functions`,
        { functions: ['personnel-files', 'students'], from: OMAR.functions },
      ],
    ])
  })

  it('that were not changed are not sent, and those not saved are forgotten', async () => {
    const asked = await open([all])
    await openDialog()
    await button('Spara').click()
    await expect.element(button('Spara')).not.toBeInTheDocument()
    await openDialog()
    await box('Beställningar').click()
    await button('Avbryt').click()
    await openDialog()
    await expect.element(box('Beställningar')).toBeChecked()
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('that are refused stay ticked, with the reason', async () => {
    const refused = refusedWith('LAST_WITH_DATA_PROTECTION')
    await open([all, reply(contract.caseWorkers.setFunctions, refused, { id: OMAR.id })])
    await openDialog()
    await box('Studenthälsa').click()
    await button('Spara').click()
    await expect.element(page.getByText('Ingen annan handläggare har funktionen Dataskydd.')).toBeVisible()
    await expect.element(box('Studenthälsa')).not.toBeChecked()
  })
})
