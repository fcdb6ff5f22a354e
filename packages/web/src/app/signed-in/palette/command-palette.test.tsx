import { contract } from '@salvia/core/api'
import type { BookingPage } from '@salvia/core/bookings'
import { CLOSED_ORDERS_COUNTED } from '@salvia/core/limits'
import { isoDate } from '@salvia/core/primitives'
import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { currentStore } from '../../../state/store.ts'
import { type Asked, answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { exampleCertificate } from '../../../testing/certificates.ts'
import { HR_ROLES } from '../../../testing/coworkers.ts'
import { exampleMatter, mattersPage } from '../../../testing/matters.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { exampleUpload, uploadPage } from '../../../testing/uploads.ts'
import { violations } from '../../../testing/violations.ts'
import { usePaletteKey } from '../../use-palette-key.ts'
import { SignedIn } from '../signed-in.tsx'

const COMPANY = { clientNumber: '10401' }
const HIT = {
  id: '0f0d3c3e-6d0c-4f7e-9a43-8f3f0f7a9c11',
  pidHash: 'h',
  firstName: 'Åsa',
  lastName: 'Berg',
  title: null,
  email: null,
  workPhone: null,
  mobilePhone: null,
  protectedIdentity: false,
  unit: { id: '0f0d3c3e-6d0c-4f7e-9a43-8f3f0f7a9c12', path: ['Lager', 'Natt'] },
  manager: null,
  excludedBy: null,
  mayOrder: true,
}
const HITS = {
  items: [HIT],
  counts: { all: 1, managed: 1, orderable: 1, 'unit-orderer': 1, excluded: 1 },
  page: 1,
  pageSize: 6,
  total: 1,
}
const BOOKING = exampleBooking(25 * 60)
const BOOKINGS: BookingPage = {
  items: [BOOKING],
  counts: { all: 9, upcoming: 8, past: 1, cancelled: 0 },
  page: 1,
  pageSize: 6,
  total: 8,
  isEmpty: false,
  isLimited: false,
  period: { from: isoDate(2026, 5, 26), to: null },
}
const UPLOAD = exampleUpload('P-20004')
const UPLOADS = uploadPage([UPLOAD], { pageSize: 6 })

const coworkers = reply(contract.coworkers.search, HITS, COMPANY)
const noCoworkers = reply(contract.coworkers.search, { ...HITS, items: [], total: 0 }, COMPANY)
const bookings = reply(contract.bookings.search, BOOKINGS, COMPANY)
const noBookings = reply(contract.bookings.search, { ...BOOKINGS, items: [], total: 0 }, COMPANY)
const CERTIFICATES = {
  items: [exampleCertificate({ to: 23 })],
  counts: { all: 1, expired: 0, 'no-certificate': 0, 'expires-soon': 1, expires: 0, starts: 0, manual: 0 },
  isEmpty: false,
  units: [],
  heardAt: null,
  withdrawn: { total: 0, items: [] },
  page: 1,
  pageSize: 6,
  total: 1,
}
const certificates = reply(contract.certificates.search, CERTIFICATES, COMPANY)
const noCertificates = reply(contract.certificates.search, { ...CERTIFICATES, items: [], total: 0 }, COMPANY)
const uploads = reply(contract.personnelFile.search, UPLOADS, COMPANY)
const noUploads = reply(contract.personnelFile.search, { ...UPLOADS, items: [], total: 0 }, COMPANY)

/** Renders the current location, so that the test can read it. */
function Place() {
  usePaletteKey()
  const { pathname, search } = useLocation()
  const name = useAtomValue(profileAtom)?.fullName
  return (
    <main>
      <h1>{name}</h1>
      <p>{`at ${pathname}${search}`}</p>
    </main>
  )
}

async function open(answers: readonly CannedAnswer[]): Promise<Asked[]> {
  const asked = answering(answers)
  beSignedIn()
  await render(
    <>
      <Place />
      <SignedIn />
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'Karin Ahl' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  return asked
}

const OPEN = ['start', 'bookings', 'coworkers', 'persim', 'profile']
const USER = [...profileAnswers(OPEN), noUploads]
const CHECKED = profileAnswers(['start', 'certificates'])
const field = page.getByRole('combobox', { name: 'Sök eller gå till…' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const told = page.getByRole('dialog').getByRole('status')

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

/** Renders the signed-in parts a moment after the page, as in the portal. */
function LateSignedIn({ arrival }: { readonly arrival: Promise<void> }) {
  const Late = useMemo(() => lazy(() => arrival.then(() => ({ default: SignedIn }))), [arrival])
  return (
    <>
      <Place />
      <Suspense>
        <Late />
      </Suspense>
    </>
  )
}

it('opens when it has loaded, if Ctrl K was pressed before', async () => {
  answering(USER)
  beSignedIn()
  const arrival = Promise.withResolvers<void>()
  await render(<LateSignedIn arrival={arrival.promise} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  arrival.resolve()
  await expect.element(field).toHaveFocus()
})

it('shows the pages and actions of the user, and closes with the same keys', async () => {
  await open(USER)
  await expect.element(field).toHaveFocus()
  const names = ['Start', 'Medarbetare', 'Personalfil', 'Din profil', 'Byt organisation', 'Mörkt läge']
  for (const name of names) await expect.element(option(name)).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).not.toBeInTheDocument()
})

it('leaves out pages, actions and searches that are closed for the user', async () => {
  const asked = await open(profileAnswers(['start']))
  await expect.element(option('Start')).toBeVisible()
  for (const name of ['Medarbetare', 'Personalfil', 'Ladda upp personalfil', 'Tidsbokningar', 'Kunder']) {
    expect(option(name).query()).toBeNull()
  }
  await userEvent.keyboard('berg')
  await expect.element(told).toHaveTextContent('Inga träffar')
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

it.each([
  ['boka', 'Tidsbokningar', '/tidsbokningar'],
  ['anställda', 'Medarbetare', '/medarbetare'],
  ['mejl', 'Din profil', '/din-profil'],
  ['gdpr', 'Användarvillkor', '/anvandarvillkor'],
  ['importera', 'Ladda upp personalfil', '/personalfil?steg=choose'],
])('%s finds %s', async (word, name, place) => {
  await open([...USER, noCoworkers, noBookings])
  await userEvent.keyboard(word)
  await option(name).click()
  await expect.element(page.getByText(`at ${place}`, { exact: true })).toBeVisible()
})

it('finds actions of the frame by other words', async () => {
  await open([...USER, noCoworkers, noBookings])
  await userEvent.keyboard('kontrast')
  await expect.element(option('Hög kontrast')).toBeVisible()
  await expect.element(option('Mörkt läge')).toBeVisible()
})

describe('data of the features', () => {
  it('employees are found by name, and the number of hits is announced', async () => {
    await open([...USER, coworkers, noBookings])
    await userEvent.keyboard('åsa')
    await expect.element(option(/Åsa Berg/)).toBeVisible()
    await expect.element(told).toHaveTextContent('1 träff')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('at /medarbetare/h')).toBeVisible()
  })

  it('bookings are found; those that are not shown are one press away', async () => {
    await open([...USER, noCoworkers, bookings])
    await userEvent.keyboard('maja')
    await expect.element(option(/Maja Lind.*Hälsoundersökning/)).toBeVisible()
    await expect.element(told).toHaveTextContent('8 träffar')
    await option('Visa alla 8').click()
    await expect.element(page.getByText(/^at \/tidsbokningar\?.*q=maja/)).toBeVisible()
  })

  it('medical check-ups are found by name, and lead to the list searched for it', async () => {
    await open([...CHECKED, certificates])
    await userEvent.keyboard('ahl')
    await option(/Anna Ahl.*Kvarts · Löper snart ut/).click()
    await expect.element(page.getByText('at /kontroller?q=Anna+Ahl', { exact: true })).toBeVisible()
  })

  it.each([
    ['tjänstbarhetsintyg', 'Medicinska kontroller', '/kontroller'],
    ['sanktionsavgift', 'Tips för medicinska kontroller', '/kontroller/faq'],
  ])('%s finds %s', async (word, name, place) => {
    await open([...CHECKED, noCertificates])
    await userEvent.keyboard(word)
    await option(name).click()
    await expect.element(page.getByText(`at ${place}`, { exact: true })).toBeVisible()
  })

  it.each([
    ['kvarts', /^Kvarts/, '/kontroller?check=silica'],
    ['utgångna', /^Utgångna intyg/, '/kontroller?status=expired'],
    ['saknas', /^Intyg saknas/, '/kontroller?status=no-certificate'],
  ])('%s leads to the list of it', async (word, name, place) => {
    await open([...CHECKED, noCertificates])
    await userEvent.keyboard(word)
    await option(name).click()
    await expect.element(page.getByText(`at ${place}`, { exact: true })).toBeVisible()
  })

  it('a monitoring is added by whoever has a role for it, and by nobody else', async () => {
    await open([...profileAnswers(['certificates'], {}, [], HR_ROLES), noCertificates])
    await userEvent.keyboard('lägg till bev')
    await option('Lägg till bevakning').click()
    await expect.element(page.getByText('at /kontroller?bevaka=1', { exact: true })).toBeVisible()
  })

  it('a monitoring is not offered to whoever has no role for it', async () => {
    await open([...CHECKED, noCertificates])
    await userEvent.keyboard('bevakning')
    await expect.element(option('Medicinska kontroller')).toBeVisible()
    expect(option('Lägg till bevakning').query()).toBeNull()
  })

  it('a case is opened by its number', async () => {
    const asked = await open([...USER, noCoworkers, noBookings, uploads])
    await userEvent.keyboard('p-20004')
    await expect.element(option(/P-20004.*personal/)).toBeVisible()
    await expect.element(told).toHaveTextContent('1 träff')
    const searched = asked.filter(({ path }) => path === '/api/personnel-files/10401/searches')
    expect(searched.map(({ body }) => body)).toEqual([{ q: 'p-20004', page: 1, pageSize: 6 }])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`at /personalfil/${UPLOAD.id}`)).toBeVisible()
  })

  it('the number of a case stands on one line of a phone, beside a long name of its file', async () => {
    await page.viewport(320, 800)
    const item = { ...UPLOAD, name: `${'personal-'.repeat(12)}.csv` }
    const long = reply(contract.personnelFile.search, { ...UPLOADS, items: [item] }, COMPANY)
    await open([...USER, noCoworkers, noBookings, long])
    await userEvent.keyboard('personal')
    const number = page.getByText('P-20004', { exact: true })
    await expect.element(number).toBeVisible()
    expect(number.element().getBoundingClientRect().height).toBeLessThan(40)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  it('a number is kept out of every address and of what is remembered', async () => {
    const asked = await open([...USER, coworkers, noBookings])
    await userEvent.keyboard('19640823')
    await expect.element(option(/Åsa Berg/)).toBeVisible()
    expect(option(/Visa alla/).query()).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('at /medarbetare/h')).toBeVisible()
    expect(asked.filter(({ path }) => path.includes('1964'))).toEqual([])
    expect(asked.map(({ body }) => body)).toContainEqual(expect.objectContaining({ q: '19640823' }))
    expect(document.body.textContent).not.toContain('1964')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveValue('')
  })

  it('one search that fails is told, and the others are shown', async () => {
    await open([...USER, bookings, reply(contract.coworkers.search, refusedWith('NOT_FOUND'), COMPANY)])
    await userEvent.keyboard('maja')
    await expect.element(option(/Maja Lind/)).toBeVisible()
    await expect.element(told).toHaveTextContent('8 träffar. Medarbetare gick inte att söka i just nu.')
    expect(await violations()).toEqual([])
  })

  it('a search that cannot find anything yet says why', async () => {
    const refused = refusedWith('BOOKING_SYSTEM_NOT_CONNECTED')
    await open([...USER, noCoworkers, reply(contract.bookings.search, refused, COMPANY)])
    await userEvent.keyboard('maja')
    await expect.element(told).toHaveTextContent('Inga träffar. Tidsbokningen är inte ansluten än.')
  })

  it('nothing found is told, with advice', async () => {
    await open([...USER, noCoworkers, noBookings])
    await userEvent.keyboard('xyz')
    await expect.element(told).toHaveTextContent('Inga träffar')
    await expect.element(page.getByText(/^Sök efter en sida, ett namn/)).toBeVisible()
  })
})

const NOTHING_FOUND = { items: [], page: 1, pageSize: 6, total: 0 }
const NO_CASES = { ...NOTHING_FOUND, counts: { open: 0, finished: 0 }, answered: 0 }
const NO_CUSTOMERS = { ...NOTHING_FOUND, counts: { all: 0, open: 0, closed: 0 } }
const NO_MATTERS = mattersPage([], { pageSize: 6 })

/** Opens the palette for a case worker. */
async function openAsCaseWorker(answers: readonly CannedAnswer[]): Promise<Asked[]> {
  const asked = answering([...profileAnswers([], { isCaseWorker: true, companies: [] }), ...answers])
  beSignedIn()
  const session = currentStore().get(sessionAtom)
  if (session) currentStore().set(sessionAtom, { ...session, company: null })
  await render(
    <>
      <Place />
      <SignedIn />
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'Karin Ahl' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(option('Kunder')).toBeVisible()
  return asked
}

it('a case worker finds customers and cases, and no pages of customers', async () => {
  const item = { ...UPLOAD, company: 'Kvarnhälle AB' }
  const queue = {
    items: [item],
    counts: { open: 1, finished: 0 },
    answered: 0,
    page: 1,
    pageSize: 6,
    total: 1,
  }
  const customer = {
    clientNumber: '10401',
    name: 'Kvarnhälle AB',
    group: 'Kvarnhälle',
    state: 'open' as const,
    users: 1,
    lastImportAt: null,
  }
  // Open cases are asked for first, then finished ones.
  let searches = 0
  const asked = await openAsCaseWorker([
    reply(contract.matters.search, NO_MATTERS),
    reply(contract.cases.search, () => (searches++ % 2 === 0 ? queue : { ...queue, items: [], total: 0 })),
    reply(contract.customers.search, {
      items: [customer],
      counts: { all: 1, open: 1, closed: 0 },
      page: 1,
      pageSize: 6,
      total: 1,
    }),
  ])
  expect(option('Tidsbokningar').query()).toBeNull()
  await userEvent.keyboard('20004')
  await expect.element(option(/P-20004.*Kvarnhälle AB/)).toBeVisible()
  await expect.element(option(/Kvarnhälle AB\s*10401/)).toBeVisible()
  const searched = asked.filter(({ path }) => path === '/api/cases/searches')
  expect(searched.map(({ body }) => body)).toEqual(
    ['open', 'finished'].map(status => expect.objectContaining({ q: '20004', status })),
  )
})

it('closed matters that are not counted to the end are said to be at least so many', async () => {
  const order = exampleMatter({ status: 'closed', ending: 'closed' })
  const counts = { open: 0, mine: 0, untouched: 0, handled: 0, closed: CLOSED_ORDERS_COUNTED }
  const found = mattersPage([order], { counts, pageSize: 6, total: CLOSED_ORDERS_COUNTED })
  // Open matters are asked for first, then handled and closed ones.
  let searches = 0
  await openAsCaseWorker([
    reply(contract.cases.search, NO_CASES),
    reply(contract.customers.search, NO_CUSTOMERS),
    reply(contract.matters.search, () => (++searches % 3 === 0 ? found : { ...found, items: [], total: 0 })),
  ])
  await userEvent.keyboard('Kvarnhälle')
  await expect.element(option('Visa alla, minst 10 000')).toBeVisible()
  // The number has the separator of the language, which no line is broken at.
  await expect.poll(() => told.element().textContent).toMatch(/^Minst 10\u00a0000 träffar/)
})
