import { contract } from '@salvia/core/api'
import type { CertificateFilter, certificatesList, WithdrawnCertificate } from '@salvia/core/certificates'
import type { PageOf } from '@salvia/core/lists'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { type Asked, answering, reply } from '../../../testing/answers.ts'
import { exampleWithdrawn } from '../../../testing/certificates.ts'
import { render } from '../../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificateFigure } from './certificate-figure.tsx'
import { certificatesDashboard } from './certificates.dashboard.ts'
import { todosAtom } from './todos.tsx'

const NO_ID = '00000000-0000-4000-8000-000000000000'
type CertificatePage = PageOf<typeof certificatesList>

const NONE: CertificatePage['counts'] = {
  ...{ all: 0, expired: 0, 'no-certificate': 0, 'expires-soon': 0, expires: 0, starts: 0, manual: 0 },
}
/** The answer is the same for each call, as its counts are for one that asks of fitness checks alone. */
const pageOf = (counts: Partial<Record<CertificateFilter, number>>): CertificatePage => ({
  ...{
    items: [],
    counts: { ...NONE, ...counts },
    units: [],
    isEmpty: false,
    heardAt: null,
    withdrawn: { total: 0, items: [] },
  },
  ...{ page: 1, pageSize: 0, total: counts['expires-soon'] ?? 0 },
})

/** The rows as the start page shows them. */
function Todos() {
  const answer = useAtomValue(todosAtom)
  if (answer.state !== 'ready') return <p>{answer.state}</p>
  return answer.items.map(({ key, to, title, detail, timing }) => (
    <p key={key} data-timing={timing}>
      <a href={to}>{title}</a> {detail}
    </p>
  ))
}

function Start() {
  if (useAtomValue(profileAtom) === null) return null
  return (
    <main>
      <h1>Start</h1>
      <Todos />
      <ul>
        <CertificateFigure />
      </ul>
    </main>
  )
}

async function open(
  answer: CertificatePage | Response,
  features: Parameters<typeof profileAnswers>[0] = ['certificates'],
  withdrawn: readonly WithdrawnCertificate[] = [],
): Promise<Asked[]> {
  const asked = answering([
    ...profileAnswers(features),
    reply(contract.certificates.withdrawals, { items: [...withdrawn] }, { clientNumber: '10401' }),
    reply(contract.certificates.list, answer, { clientNumber: '10401' }),
  ])
  await render(<Start />)
  return asked
}

signedInForEach()
beforeEach(() => page.viewport(1280, 900))

const rows = () =>
  page
    .getByRole('paragraph')
    .elements()
    .map(row => [
      row.textContent,
      row.getAttribute('data-timing'),
      row.querySelector('a')?.getAttribute('href'),
    ])

it('has what has expired and what is missing first, and what expires soon, each with its list', async () => {
  await open(pageOf({ expired: 1, 'no-certificate': 4, 'expires-soon': 2 }))
  await expect.element(page.getByText('1 tjänstbarhetsintyg har gått ut')).toBeVisible()
  const noWork = 'Arbetet får inte utföras'
  expect(rows()).toEqual([
    [`1 tjänstbarhetsintyg har gått ut ${noWork}`, 'overdue', '/kontroller?status=expired&sort=end'],
    [`4 tjänstbarhetsintyg saknas ${noWork}`, 'overdue', '/kontroller?status=no-certificate&type=fitness'],
    [
      '2 intyg löper ut inom 90 dagar Medicinska kontroller',
      'soon',
      '/kontroller?status=expires-soon&sort=end',
    ],
  ])
  expect(await violations()).toEqual([])
})

it('has no row for what there is none of', async () => {
  await open(pageOf({ expires: 12, 'expires-soon': 1 }))
  await expect.element(page.getByText('1 intyg löper ut inom 90 dagar').first()).toBeVisible()
  expect(rows()).toHaveLength(1)
})

it('counts the lists without their rows, and the figure asks nothing more', async () => {
  const asked = await open(pageOf({ 'expires-soon': 2 }))
  const link = page.getByRole('link', { name: '2 intyg löper ut inom 90 dagar' })
  // The row of the todo list and the figure, each once its calls are answered.
  await expect.poll(() => link.elements()).toHaveLength(2)
  await expect.element(link.last()).toHaveAttribute('href', '/kontroller?status=expires-soon&sort=end')
  const counted = asked.filter(({ path }) => path.startsWith('/api/certificates/10401?'))
  expect(counted.every(({ path }) => path.includes('pageSize=0'))).toBe(true)
  expect(counted).toHaveLength(2)
})

it('of fitness checks alone is told what is missing', async () => {
  const asked = await open(pageOf({}))
  await expect.poll(() => asked.some(({ path }) => /no-certificate.*type=fitness/.test(path))).toBe(true)
})

it('asks nothing where the feature is closed', async () => {
  const asked = await open(pageOf({}), ['orders'])
  await expect.element(page.getByText('loading')).toBeVisible()
  expect(asked.filter(({ path }) => path.includes('type=fitness'))).toEqual([])
})

it('says that it could not be counted', async () => {
  await open(Response.json({}))
  await expect.element(page.getByText('failed', { exact: true })).toBeVisible()
})

it('a last valid day leads to the list, searched for the employee', () => {
  const row = certificatesDashboard.deadlines?.['fitness-last-day'] ?? expect.fail('no row')
  expect(row.to('c1', { check: 'Kvarts', employee: 'Anna Ahl' })).toBe('/kontroller?q=Anna+Ahl')
})

it('has each withdrawn certificate before all else, with whom it is about and the page of that one', async () => {
  const corrected = exampleWithdrawn({ id: NO_ID, reason: 'corrected', seesEmployee: false })
  await open(pageOf({ expired: 1 }), ['certificates', 'coworkers'], [exampleWithdrawn(), corrected])
  await expect.element(page.getByText('1 tjänstbarhetsintyg har gått ut')).toBeVisible()
  expect(rows().slice(0, 2)).toEqual([
    ['Anna Ahl Kvarts: intyget är återkallat', 'overdue', '/medarbetare/anna'],
    ['Anna Ahl Kvarts: intyget gäller inte längre', 'overdue', '/kontroller/anna'],
  ])
  expect(await violations()).toEqual([])
})
