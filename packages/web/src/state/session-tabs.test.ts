import { afterEach, describe, expect, it, vi } from 'vitest'
import { tokenWith } from '../testing/token.ts'
import { takeToken } from './caller.ts'
import { atom } from './jotai.ts'
import { keepBegun, keepDrafts } from './kept-draft.ts'
import { writesSoFar } from './outdated.ts'
import { chosenElsewhereAtom, clientNumberAtom, goToCompany } from './own-company.state.ts'
import { type Session, sessionAtom } from './session.state.ts'
import { onSessionEnd, type SessionEnd } from './session-end.ts'
import { checkBeforeShowing, followOtherTabs, tabChange } from './session-tabs.ts'
import { currentStore } from './store.ts'

const session = (sid: string, { iat = 1, clientNumber = '10401' } = {}): Session => ({
  auth: { token: tokenWith({ sid, iat, exp: 4_000_000_000 }), exp: 4_000_000_000 },
  consent: [],
  company: { clientNumber },
})

const onOtherUser = vi.fn()
const ends: SessionEnd[] = []
followOtherTabs({ onOtherUser })
onSessionEnd(end => ends.push(end))

/** Stores a session as another tab would, and fires the event that tells of it. */
function elsewhere(kept: Session | null): void {
  if (kept) localStorage.setItem('wp_auth', JSON.stringify(kept))
  else localStorage.removeItem('wp_auth')
}
const stored = (): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'wp_auth', storageArea: localStorage }))

/** Sends a message through the channel, as another tab would. */
function told(message: object): void {
  const channel = new BroadcastChannel('wp')
  channel.postMessage(message)
  channel.close()
}

afterEach(() => {
  currentStore().set(sessionAtom, null)
  ends.length = 0
  vi.clearAllMocks()
})

describe('what another tab did', () => {
  const ours = session('a')
  it.each([
    ['nothing', ours, ours, 'none'],
    ['nothing, and nobody is signed in', null, null, 'none'],
    ['signed in', null, ours, 'begun'],
    ['signed out', ours, null, 'ended'],
    ['renewed the token', ours, session('a', { iat: 2 }), 'renewed'],
    ['chose another company', ours, session('a', { clientNumber: '10402' }), 'company'],
    ['signed in as someone else', ours, session('b'), 'otherUser'],
  ])('%s', (_what, before, after, change) => {
    expect(tabChange(before, after)).toBe(change)
  })
})

describe('this tab', () => {
  const report = atom('nothing')

  it('is signed out with the other, and keeps nothing of what was read', () => {
    currentStore().set(sessionAtom, session('a'))
    currentStore().set(report, 'rows of someone')
    elsewhere(null)
    stored()
    expect(currentStore().get(sessionAtom)).toBeNull()
    expect(currentStore().get(report)).toBe('nothing')
    expect(ends).toEqual([{ status: undefined, expired: false, method: undefined, elsewhere: true }])
  })

  it('tells the reason when it comes after the end, once', async () => {
    currentStore().set(sessionAtom, session('a'))
    elsewhere(null)
    stored()
    told({ kind: 'ended', status: 498, expired: true })
    told({ kind: 'ended', status: 498, expired: true })
    await expect.poll(() => ends.map(end => end.status)).toEqual([undefined, 498])
    expect(ends[1]).toMatchObject({ status: 498, expired: true, elsewhere: true })
  })

  it('keeps what was begun once another tab tells that the session ended by itself', async () => {
    const auth = { token: tokenWith({ sub: 'karin', exp: 4_000_000_000 }), exp: 4_000_000_000 }
    currentStore().set(sessionAtom, { ...session('a'), auth })
    const stop = keepBegun(() => ({ order: { text: 'Begun' } }))
    elsewhere(null)
    stored()
    expect(sessionStorage).toHaveLength(0)
    told({ kind: 'ended', status: 498, expired: true })
    await expect.poll(() => sessionStorage.getItem('draft')).toContain('Begun')
    stop()
    sessionStorage.clear()
  })

  it('keeps what came back with no screen yet, too, once the reason is told', async () => {
    const auth = { token: tokenWith({ sub: 'karin', exp: 4_000_000_000 }), exp: 4_000_000_000 }
    currentStore().set(sessionAtom, { ...session('a'), auth })
    keepDrafts('karin', { order: { text: 'From before' } })
    elsewhere(null)
    stored()
    expect(sessionStorage).toHaveLength(0)
    told({ kind: 'ended', status: 498, expired: false })
    await expect.poll(() => sessionStorage.getItem('draft')).toContain('From before')
    sessionStorage.clear()
  })

  it('is not signed out by a late word of a session before', async () => {
    const newer = session('b')
    currentStore().set(sessionAtom, session('a'))
    elsewhere(newer)
    told({ kind: 'ended', status: 498, expired: true })
    told({ kind: 'nonsense' })
    // Messages come in their order, so this one is the last.
    const before = writesSoFar()
    told({ kind: 'written' })
    await expect.poll(writesSoFar).toBe(before + 1)
    expect(ends).toEqual([])
    stored()
    expect(currentStore().get(sessionAtom)).toEqual(newer)
  })

  it.each([
    ['without its expiry', { kind: 'ended', status: 498 }],
    ['with another status', { kind: 'ended', status: 500, expired: true }],
    ['of another kind', { kind: 'finished', status: 498, expired: true }],
    ['as a list', [{ kind: 'ended', status: 498, expired: true }]],
  ])('is not told of an end %s', async (_how, message) => {
    currentStore().set(sessionAtom, session('a'))
    elsewhere(null)
    stored()
    told(message)
    told({ kind: 'ended', status: 498, expired: false })
    await expect.poll(() => ends.length).toBe(2)
    expect(ends[1]).toMatchObject({ status: 498, expired: false })
  })

  it('is opened anew when someone else has signed in, and keeps nothing of the one before', () => {
    currentStore().set(sessionAtom, session('a'))
    currentStore().set(report, 'rows of someone')
    elsewhere(session('b'))
    stored()
    expect(onOtherUser).toHaveBeenCalledOnce()
    expect(currentStore().get(report)).toBe('nothing')
    expect(JSON.parse(localStorage.getItem('wp_auth') ?? '')).toEqual(session('b'))
  })

  it('stays at its company, and knows where the other tab went', () => {
    currentStore().set(sessionAtom, session('a'))
    elsewhere(session('a', { clientNumber: '10402' }))
    stored()
    const seen = () => [currentStore().get(clientNumberAtom), currentStore().get(chosenElsewhereAtom)]
    expect(seen()).toEqual(['10401', '10402'])
    elsewhere(session('a', { clientNumber: '10403' }))
    stored()
    expect(seen()).toEqual(['10401', '10403'])
    elsewhere(session('a', { iat: 2, clientNumber: '10403' }))
    stored()
    expect(seen()).toEqual(['10401', '10403'])
    goToCompany('10403')
    expect(seen()).toEqual(['10403', null])
  })

  it('stays when the other tab comes back, and says nothing more', () => {
    currentStore().set(sessionAtom, session('a'))
    elsewhere(session('a', { clientNumber: '10402' }))
    stored()
    elsewhere(session('a'))
    stored()
    expect(currentStore().get(clientNumberAtom)).toBe('10401')
    expect(currentStore().get(chosenElsewhereAtom)).toBeNull()
  })

  it('leaves the company that another tab chose in the memory of the browser when it renews the token', () => {
    currentStore().set(sessionAtom, session('a'))
    elsewhere(session('a', { clientNumber: '10402' }))
    takeToken(session('a', { iat: 3 }).auth.token)
    expect(JSON.parse(localStorage.getItem('wp_auth') ?? '')).toEqual(
      session('a', { iat: 3, clientNumber: '10402' }),
    )
    expect(currentStore().get(clientNumberAtom)).toBe('10401')
  })

  it('takes over a renewed token without a word', () => {
    const renewed = session('a', { iat: 2 })
    currentStore().set(sessionAtom, session('a'))
    elsewhere(renewed)
    stored()
    expect(currentStore().get(sessionAtom)).toEqual(renewed)
    expect([onOtherUser.mock.calls.length, ends.length]).toEqual([0, 0])
  })

  it.each(['{"auth":', '{"auth":{},"__proto__":{"x":1}}', 'null', 'x'.repeat(100_000)])(
    'is signed out by a memory that is broken',
    broken => {
      currentStore().set(sessionAtom, session('a'))
      localStorage.setItem('wp_auth', broken)
      stored()
      expect(currentStore().get(sessionAtom)).toBeNull()
    },
  )
})

describe('a page that the browser put away', () => {
  const isSeen = (): boolean => getComputedStyle(document.body).visibility === 'visible'

  it('is seen again only after the session was judged', async () => {
    let judged = (): void => {}
    checkBeforeShowing(
      () =>
        new Promise<void>(resolve => {
          judged = resolve
        }),
    )
    currentStore().set(sessionAtom, session('a'))
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(isSeen()).toBe(false)
    elsewhere(null)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(currentStore().get(sessionAtom)).toBeNull()
    expect(isSeen()).toBe(false)
    judged()
    await expect.poll(isSeen).toBe(true)
    checkBeforeShowing(async () => {})
  })
})
