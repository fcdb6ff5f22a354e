import { contract } from '@salvia/core/api'
import { DEFAULT_SETTINGS } from '@salvia/core/profile'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Asked, answering, type Given, refusedWith, reply, unavailable } from '../testing/answers.ts'
import { clearPage, render } from '../testing/render.tsx'
import { beSignedIn, EXAMPLE_PROFILE, profileAnswers } from '../testing/signed-in.ts'
import { callEndpoint } from './api.ts'
import { useEndpoint } from './endpoint.ts'
import { queryClient } from './query-client.ts'
import { serverClock } from './server-clock.ts'
import { endSession } from './session-end.ts'
import { watchSession } from './session-watch.ts'

const params = { clientNumber: '10401' }
const turn = () =>
  callEndpoint(contract.bookings.updateSettings, { params, body: { remindsEmployees: true } })
const search = () => callEndpoint(contract.customers.search, { body: { q: '104010' } })

let asked: readonly Asked[]
let names: string[]
let settingsAnswer: Given<typeof contract.bookings.updateSettings>
beforeEach(() => {
  queryClient.clear()
  names = ['Karin Ahl', 'Karin Ek']
  settingsAnswer = { remindsEmployees: true, mayChange: true }
  const latest = () => ({ ...EXAMPLE_PROFILE, fullName: names[0] ?? '' })
  asked = answering([
    ...profileAnswers([]),
    reply(contract.profile.get, latest),
    reply(contract.bookings.updateSettings, () => settingsAnswer, params),
    reply(contract.customers.search, {
      items: [],
      counts: { all: 0, open: 0, closed: 0 },
      page: 1,
      pageSize: 50,
      total: 0,
    }),
    reply(contract.profile.update, { ...EXAMPLE_PROFILE, settings: DEFAULT_SETTINGS }),
  ])
  beSignedIn()
})
afterEach(() => {
  clearPage()
  vi.restoreAllMocks()
  endSession(undefined)
  vi.unstubAllGlobals()
})

const seen: string[] = []
function Name() {
  const answer = useEndpoint(contract.profile.get, {})
  const text = answer.state === 'ready' ? answer.data.fullName : answer.state
  seen.push(text)
  return <h1>{text}</h1>
}

/** A form below data from the server, and a button that leaves the screen. */
function Screen() {
  const [isLeft, setIsLeft] = useState(false)
  return (
    <>
      {!isLeft && <Name />}
      <input aria-label="Namn" />
      <button type="button" onClick={() => setIsLeft(!isLeft)}>
        Lämna
      </button>
    </>
  )
}

const profileCalls = () => asked.filter(({ path }) => path === '/api/profile')
const heading = (name: string) => page.getByRole('heading', { name })

async function opened(): Promise<void> {
  await render(<Screen />)
  await expect.element(heading('Karin Ahl')).toBeVisible()
  names.shift()
  seen.length = 0
}

/** Sends the message that another tab sends after a write. */
function writtenElsewhere(): void {
  const channel = new BroadcastChannel('wp')
  channel.postMessage({ kind: 'written' })
  channel.close()
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

describe('after a write', () => {
  it('what is on the screen is asked again by itself, and the old answer stays until the new one is there', async () => {
    await opened()
    await turn()
    expect(profileCalls().map(({ isAutomatic }) => isAutomatic)).toEqual([false, true])
    await expect.element(heading('Karin Ek')).toBeVisible()
    expect(seen).not.toContain('loading')
  })

  it('what is being filled in stays, and so does focus', async () => {
    await opened()
    const field = page.getByRole('textbox', { name: 'Namn' })
    await userEvent.type(field, 'halvvägs')
    await turn()
    await expect.element(heading('Karin Ek')).toBeVisible()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('halvvägs')
  })

  it('what is not on the screen is asked when it is shown, and nothing old is shown before', async () => {
    await opened()
    const leave = page.getByRole('button', { name: 'Lämna' })
    await leave.click()
    await turn()
    expect(profileCalls()).toHaveLength(1)
    seen.length = 0
    await leave.click()
    await expect.element(heading('Karin Ek')).toBeVisible()
    expect(seen).not.toContain('Karin Ahl')
  })

  it.each([
    ['got no answer', unavailable()],
    ['broke something at the server', refusedWith('UNEXPECTED_ERROR')],
    ['was refused because something has changed', refusedWith('COMPANY_CLOSED')],
  ])('that %s, what is on the screen is asked again', async (_, answer) => {
    await opened()
    settingsAnswer = answer
    await expect(turn()).rejects.toThrow()
    await expect.element(heading('Karin Ek')).toBeVisible()
    expect(seen).not.toContain('loading')
  })

  it('that was refused, nothing is asked again', async () => {
    await opened()
    settingsAnswer = refusedWith('TOO_MANY_REQUESTS')
    await expect(turn()).rejects.toThrow()
    expect(profileCalls()).toHaveLength(1)
  })

  it('a search is none: nothing is asked again', async () => {
    await opened()
    await search()
    expect(profileCalls()).toHaveLength(1)
  })
})

/** Asks again every tenth of a second, whatever the answer. */
function Asking() {
  const answer = useEndpoint(contract.profile.get, {}, { againAfterSeconds: 0.1 })
  return <h1>{answer.state === 'ready' ? answer.data.fullName : answer.state}</h1>
}

it('what was refused and is asked again by a timer keeps no session alive', async () => {
  let calls = 0
  asked = answering([
    reply(contract.profile.get, () => {
      calls += 1
      return calls === 1 ? refusedWith('TOO_MANY_REQUESTS') : { ...EXAMPLE_PROFILE, fullName: 'Karin Ek' }
    }),
  ])
  await render(<Asking />)
  await expect.element(heading('Karin Ek')).toBeVisible()
  expect(profileCalls().map(({ isAutomatic }) => isAutomatic)).toEqual([
    false,
    ...Array(calls - 1).fill(true),
  ])
})

/** Asks about another company when it hears of it, as a page asks about a new day at midnight. */
function Following() {
  const [clientNumber, setClientNumber] = useState('10401')
  useEffect(() => {
    const hear = () => setClientNumber('10402')
    window.addEventListener('next-company', hear)
    return () => window.removeEventListener('next-company', hear)
  }, [])
  const answer = useEndpoint(contract.bookings.settings, { params: { clientNumber } })
  return <h1>{answer.state === 'ready' ? String(answer.data.mayChange) : answer.state}</h1>
}

it.each([
  { minutes: 4, isAutomatic: false },
  { minutes: 6, isAutomatic: true },
])(
  'what is new and asked when nobody did anything for $minutes minutes: automatic $isAutomatic',
  async ({ minutes, isAutomatic }) => {
    asked = answering([
      reply(contract.bookings.settings, { remindsEmployees: true, mayChange: true }, params),
      reply(
        contract.bookings.settings,
        { remindsEmployees: true, mayChange: false },
        { clientNumber: '10402' },
      ),
    ])
    watchSession()
    const before = serverClock.now()
    try {
      await render(<Following />)
      await userEvent.keyboard('{Shift}')
      await expect.element(heading('true')).toBeVisible()
      serverClock.note(new Date(before + minutes * 60_000).toUTCString())
      window.dispatchEvent(new Event('next-company'))
      await expect.element(heading('false')).toBeVisible()
      expect(asked.map(call => call.isAutomatic)).toEqual([false, isAutomatic])
    } finally {
      serverClock.note(new Date(before).toUTCString())
    }
  },
)

describe('a write in another tab', () => {
  it('is followed at once', async () => {
    await opened()
    writtenElsewhere()
    await expect.element(heading('Karin Ek')).toBeVisible()
  })

  it('is followed by a hidden tab when it is shown', async () => {
    await opened()
    show('hidden')
    writtenElsewhere()
    await vi.waitFor(() =>
      expect(queryClient.getQueryState([contract.profile.get.name, {}])?.isInvalidated).toBe(true),
    )
    expect(profileCalls()).toHaveLength(1)
    show('visible')
    await expect.element(heading('Karin Ek')).toBeVisible()
  })

  it('that comes while something is asked has it asked once more', async () => {
    const { promise: answered, resolve: answerFirst } = Promise.withResolvers<Response>()
    const first = Response.json({ ...EXAMPLE_PROFILE, fullName: 'Karin Ahl' })
    const second = Response.json({ ...EXAMPLE_PROFILE, fullName: 'Karin Ek' })
    let calls = 0
    vi.stubGlobal('fetch', () => (++calls === 1 ? answered : Promise.resolve(second)))
    await render(<Name />)
    await vi.waitFor(() => expect(calls).toBe(1))
    seen.length = 0
    await turnElsewhereHeard()
    answerFirst(first)
    await expect.element(heading('Karin Ek')).toBeVisible()
    expect(seen).not.toContain('Karin Ahl')
  })
})

/** Waits until this tab has handled the message of another tab: a listener that is added later is called later. */
async function turnElsewhereHeard(): Promise<void> {
  const other = new BroadcastChannel('wp')
  const heard = new Promise(resolve => other.addEventListener('message', resolve, { once: true }))
  writtenElsewhere()
  await heard
  other.close()
}
