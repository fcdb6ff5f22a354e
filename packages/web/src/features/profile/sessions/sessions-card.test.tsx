import { contract } from '@salvia/core/api'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import { instantOf } from '@salvia/core/primitives'
import type { OwnSession } from '@salvia/core/sessions'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { endSession, onSessionEnd, type SessionEnd } from '../../../state/session-end.ts'
import { currentStore } from '../../../state/store.ts'
import { answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { SessionsCard } from './sessions-card.tsx'

const SESSIONS = '/api/profile/sessions'
const here: OwnSession = {
  id: '11111111-1111-4111-8111-111111111111',
  isThis: true,
  method: 'bankid',
  device: { program: 'chrome', system: 'windows' },
  startedAt: instantOf('2026-11-21T12:05:00.000Z'),
  lastUsedAt: instantOf('2026-11-21T12:10:00.000Z'),
}
const phone: OwnSession = {
  ...here,
  id: '22222222-2222-4222-8222-222222222222',
  isThis: false,
  device: { program: 'safari', system: 'iphone' },
  startedAt: instantOf('2026-11-21T10:00:00.000Z'),
}
const terminal: OwnSession = {
  ...phone,
  id: '33333333-3333-4333-8333-333333333333',
  method: 'password',
  device: { program: 'terminal', system: null },
}

/** A server that removes the sessions that are ended, like the real one. */
function serving(items: readonly OwnSession[]): CannedAnswer[] {
  let live = items
  const ending = (ends: (session: OwnSession) => boolean) => () => {
    live = live.filter(session => !ends(session))
    return undefined
  }
  return [
    reply(contract.sessions.list, () => ({ items: live, total: live.length })),
    reply(
      contract.sessions.endOthers,
      ending(({ isThis }) => !isThis),
    ),
    ...items.map(({ id }) =>
      reply(
        contract.sessions.end,
        ending(session => session.id === id),
        { id },
      ),
    ),
  ]
}

async function open(items: readonly OwnSession[], answers: readonly CannedAnswer[] = []) {
  const asked = answering([...serving(items), ...profileAnswers([]), ...answers])
  beSignedIn()
  await render(
    <main>
      <h1>Din profil</h1>
      <SessionsCard />
    </main>,
  )
  return asked
}

const card = page.getByRole('region', { name: 'Där du är inloggad' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

describe('where one is signed in', () => {
  it('is told with device, way in and times, and this one has no button', async () => {
    await open([here, phone, terminal])
    const rows = card.getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent(/Chrome på Windows/)
    await expect.element(rows.nth(0)).toMatchTextContent(/Den här inloggningen/)
    await expect.element(rows.nth(0)).toMatchTextContent(/Inloggad 2026-11-21 13:05 med BankID/)
    await expect.element(rows.nth(1)).toMatchTextContent(/Senast använd 2026-11-21 13:10/)
    await expect.element(rows.nth(2)).toMatchTextContent(/salvia i terminalen/)
    await expect.element(rows.nth(2)).toMatchTextContent(/Inloggad 2026-11-21 11:00 med lösenord/)
    expect(rows.nth(0).getByRole('button').query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('is told in English', async () => {
    showLocale('en')
    await open([here, phone])
    await expect.element(page.getByText('Safari on iPhone')).toBeVisible()
    await expect.element(button('Sign out on all other devices')).toBeVisible()
  })

  it('shows that it is on its way', async () => {
    await open([], [reply(contract.sessions.list, new Response(new ReadableStream()))])
    await expect.element(page.getByRole('status')).toBeVisible()
  })

  it('that could not be asked says so, and can be asked again', async () => {
    const asked = await open([], [reply(contract.sessions.list, refusedWith('INVALID_REQUEST'))])
    await expect.element(button('Försök igen')).toBeVisible()
    const before = asked.length
    await button('Försök igen').click()
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    expect(await violations()).toEqual([])
  })

  it('only here is said in words, with nothing to end', async () => {
    const asked = await open([here])
    await expect.element(page.getByText('Du är inte inloggad någon annanstans.')).toBeVisible()
    expect(page.getByRole('button').query()).toBeNull()
    expect(asked.map(({ path }) => path)).toEqual([SESSIONS])
  })

  it('in more places than are listed says how many more', async () => {
    await open([here, phone], [reply(contract.sessions.list, { items: [here, phone], total: 5 })])
    await expect.element(page.getByText(/^Ytterligare 3 inloggningar visas inte här/)).toBeVisible()
  })
})

describe('ending one', () => {
  it('takes it from the list, and focus to the sentence that tells it', async () => {
    const asked = await open([here, phone, terminal])
    await button('Logga ut Safari på iPhone, inloggad 2026-11-21 11:00').click()
    await expect.element(page.getByText('Safari på iPhone är utloggad.')).toBeVisible()
    expect(asked.some(({ method, path }) => method === 'DELETE' && path.endsWith(phone.id))).toBe(true)
    await expect.poll(() => document.activeElement?.textContent).toContain('Safari på iPhone är utloggad.')
    expect(button(/iPhone/).query()).toBeNull()
    await expect.element(button(/terminalen/)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('that fails says why and leaves it there', async () => {
    await open([here, phone], [reply(contract.sessions.end, refusedWith('NOT_FOUND'), { id: phone.id })])
    await button(/^Logga ut Safari/).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Det du söker finns inte./)
    await expect.element(button(/^Logga ut Safari/)).toBeVisible()
    expect(button('Logga in igen').query()).toBeNull()
  })

  it('after a sign-in that is too old leads to a new one, and back', async () => {
    const refusal = {
      status: 403,
      code: 'SIGN_IN_TOO_OLD',
      title: 'Logga in igen innan du gör det här.',
      traceId: 'trace',
      data: { minutes: FRESH_SIGN_IN_MINUTES },
    }
    const asked = await open(
      [here, phone],
      [
        reply(contract.sessions.end, Response.json(refusal, { status: 403 }), { id: phone.id }),
        reply(contract.auth.signOut, undefined),
      ],
    )
    const ends: SessionEnd[] = []
    const stop = onSessionEnd(end => ends.push(end))
    await button(/^Logga ut Safari/).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Det är mer än 15 minuter sedan/)
    expect(await violations()).toEqual([])
    await button('Logga in igen').click()
    await expect.poll(() => ends).toMatchObject([{ status: 498, expired: false }])
    stop()
    expect(asked.some(({ method, path }) => method === 'DELETE' && path === '/api/tokens')).toBe(true)
    expect(currentStore().get(sessionAtom)).toBeNull()
  })
})

describe('ending all others', () => {
  const dialog = page.getByRole('dialog', { name: 'Vill du logga ut på alla andra enheter?' })

  it('is asked first; the question can be left', async () => {
    const asked = await open([here, phone])
    await button('Logga ut på alla andra enheter').click()
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Behåll inloggningarna' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Logga ut på alla andra enheter')).toHaveFocus()
    expect(asked.map(({ method }) => method)).not.toContain('DELETE')
  })

  it('leaves this one alone in the list, and focus at the sentence that tells it', async () => {
    const asked = await open([here, phone, terminal])
    await button('Logga ut på alla andra enheter').click()
    await dialog.getByRole('button', { name: 'Logga ut på alla andra enheter' }).click()
    await expect.element(page.getByText('Du är utloggad på alla andra enheter.')).toBeVisible()
    await expect
      .poll(() => document.activeElement?.textContent)
      .toContain('Du är utloggad på alla andra enheter.')
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      `${SESSIONS}/others`,
    ])
    await expect.element(page.getByText('Du är inte inloggad någon annanstans.')).toBeVisible()
  })

  it('that fails says why and leaves them there', async () => {
    await open([here, phone], [reply(contract.sessions.endOthers, refusedWith('SIGN_IN_TOO_OLD'))])
    await button('Logga ut på alla andra enheter').click()
    await dialog.getByRole('button', { name: 'Logga ut på alla andra enheter' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Logga in igen innan du gör/)
    await expect.element(button('Logga in igen')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain('Logga in igen innan du gör')
    await expect.element(button(/^Logga ut Safari/)).toBeVisible()
  })
})
