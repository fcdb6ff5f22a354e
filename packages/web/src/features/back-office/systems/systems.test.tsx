import { contract } from '@salvia/core/api'
import type { MadeProviderToken, ProviderToken, WatchedFeed } from '@salvia/core/feed-catalogue'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { SilentFeeds } from '../../../parts/case-worker/silent-feeds.tsx'
import { queryClient } from '../../../state/query-client.ts'
import { serverTime } from '../../../state/server-time.ts'
import { answering, type CannedAnswer, late, refusedWith, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { SystemsScreen } from './systems.screen.tsx'

const HASH = 'a'.repeat(64)
const feed = (kind: WatchedFeed['kind'], more: Partial<WatchedFeed> = {}): WatchedFeed => ({
  kind,
  objects: 1250,
  latestVersion: 901,
  lastBatch: {
    ...{ at: instantOf('2026-11-23T05:00:00.000Z'), hash: HASH },
    ...{ put: 12, deleted: 3, stale: 40, refused: 0 },
  },
  lastRefused: null,
  silentHours: 24,
  isSilent: false,
  ...more,
})
const nothingYet = { objects: 0, latestVersion: null, lastBatch: null, silentHours: null }
const token: ProviderToken = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Affärssystemet',
  kinds: ['services', 'agreements'],
  createdAt: instantOf('2026-11-21T12:05:00.000Z'),
  createdBy: null,
  expiresAt: instantOf('2999-11-21T12:05:00.000Z'),
  lastUsedAt: null,
  endedBecause: null,
}
const SECRET = `salvia_provider_${'k'.repeat(43)}`
const made: MadeProviderToken = { ...token, id: '22222222-2222-4222-8222-222222222222', token: SECRET }
const session = {
  id: '33333333-3333-4333-8333-333333333333',
  isThis: true,
  method: 'bankid' as const,
  device: { program: 'chrome' as const, system: 'windows' as const },
}

async function open(
  feeds: readonly WatchedFeed[] = [feed('services')],
  tokens: readonly ProviderToken[] = [token],
  answers: readonly CannedAnswer[] = [],
) {
  const startedAt = addElapsed(serverTime(), { minutes: -1 })
  const asked = answering([
    reply(contract.feeds.watch, { items: feeds }),
    reply(contract.providerTokens.list, { items: tokens }),
    reply(contract.sessions.list, { items: [{ ...session, startedAt, lastUsedAt: serverTime() }], total: 1 }),
    ...answers,
  ])
  await render(<SystemsScreen />, '/handlaggning/system')
  return asked
}
const writes = (asked: Awaited<ReturnType<typeof open>>) => asked.filter(({ method }) => method !== 'GET')
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

describe('what comes in', () => {
  it('tells of each kind what came last, how much there is and how long it may be silent', async () => {
    await open([feed('services'), feed('clinics', nothingYet)])
    const rows = page.getByRole('row')
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/Tjänster.*2026-11-23 06:00.*12 nya eller ändrade, 3 borttagna, 40 redan kända/)
    await expect.element(rows.nth(1)).toMatchTextContent(/901.*24 timmar/)
    await expect.element(rows.nth(2)).toMatchTextContent(/Mottagningar.*Inget har kommit än.*Bevakas inte/)
    expect(await violations()).toEqual([])
  })

  it('marks a kind that is silent, a batch with wrong lines, and a later one that was refused', async () => {
    const lastRefused = { at: instantOf('2026-11-23T06:00:00.000Z'), refused: 2 }
    const lastBatch = { ...feed('services').lastBatch, refused: 1 } as NonNullable<WatchedFeed['lastBatch']>
    await open([feed('services', { isSilent: true, lastBatch, lastRefused })])
    const row = page.getByRole('row').nth(1)
    await expect.element(row).toMatchTextContent(/Tyst för länge/)
    await expect.element(row).toMatchTextContent(/1 rad togs inte emot/)
    await expect
      .element(row)
      .toMatchTextContent(/En leverans 2026-11-23 07:00 togs inte emot: 2 felaktiga rader/)
    expect(await violations()).toEqual([])
  })

  it('is told in English', async () => {
    showLocale('en')
    await open()
    await expect.element(page.getByRole('heading', { name: 'Connected systems' })).toBeVisible()
    await expect.element(page.getByText('12 new or changed, 3 deleted, 40 already known')).toBeVisible()
  })

  it('fails by itself, and can be asked again', async () => {
    await open([], [token], [reply(contract.feeds.watch, refusedWith('SERVICE_UNAVAILABLE'))])
    await expect.element(page.getByText('Tjänsten svarar inte just nu.')).toBeVisible()
    await expect.element(page.getByText('Affärssystemet')).toBeVisible()
  })
})

it('a token whose maker is gone is shown as ended, with the reason', async () => {
  await open(undefined, [{ ...token, createdBy: 'Hanna Leijon', endedBecause: 'maker-gone' }])
  await expect.element(page.getByText('Fungerar inte', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText(/^Slutade fungera när Hanna Leijon inte längre var handläggare\./))
    .toBeVisible()
  await expect.element(page.getByText('Går ut', { exact: false })).not.toBeInTheDocument()
})

describe('how long a kind may be silent', () => {
  const changed = reply(contract.feeds.setSilence, feed('services', { silentHours: 36 }), {
    kind: 'services',
  })

  it('is set in hours', async () => {
    const asked = await open(undefined, undefined, [changed])
    await userEvent.click(button('Ändra hur länge det får vara tyst: Tjänster'))
    await userEvent.fill(page.getByLabelText('Antal timmar'), '36')
    expect(await violations()).toEqual([])
    await userEvent.click(button('Spara'))
    await vi.waitFor(() => expect(writes(asked)).toMatchObject([{ body: { silentHours: 36 } }]))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('is any time when nothing is written', async () => {
    const asked = await open(undefined, undefined, [changed])
    await userEvent.click(button('Ändra hur länge det får vara tyst: Tjänster'))
    await userEvent.clear(page.getByLabelText('Antal timmar'))
    await userEvent.click(button('Spara'))
    await vi.waitFor(() => expect(writes(asked)).toMatchObject([{ body: { silentHours: null } }]))
  })

  it.each(['0', '745', '1,5', 'sex'])('is not %s', async hours => {
    const asked = await open()
    await userEvent.click(button('Ändra hur länge det får vara tyst: Tjänster'))
    await userEvent.fill(page.getByLabelText('Antal timmar'), hours)
    await userEvent.click(button('Spara'))
    await expect
      .element(page.getByText('Skriv ett heltal från 1 till 744, eller inget alls').first())
      .toBeVisible()
    expect(writes(asked)).toEqual([])
  })
})

describe('the tokens', () => {
  it('tell what each may send, how it was made, its end and last use', async () => {
    await open()
    const item = page.getByRole('listitem').filter({ hasText: 'Affärssystemet' })
    await expect.element(item).toMatchTextContent(/Tjänster, Avtal/)
    await expect.element(item).toMatchTextContent(/Skapad 2026-11-21 med kommandot npm run provision/)
    await expect.element(item).toMatchTextContent(/Går ut 2999-11-21 13:05.*Aldrig använd/)
  })

  it('are none at first', async () => {
    await open(undefined, [])
    await expect.element(page.getByText('Det finns inga systemnycklar än.')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('are made with a name and kinds; the secret is shown once', async () => {
    const asked = await open(undefined, undefined, [reply(contract.providerTokens.create, made)])
    await userEvent.click(button('Ny nyckel'))
    await userEvent.click(button('Skapa nyckeln'))
    await expect.element(page.getByText('Ge nyckeln ett namn').first()).toBeVisible()
    await expect.element(page.getByText('Välj minst en sak').first()).toBeVisible()
    await userEvent.fill(page.getByLabelText('Namn'), 'Affärssystemet')
    await userEvent.click(page.getByLabelText('Mottagningar'))
    expect(await violations()).toEqual([])
    await userEvent.click(button('Skapa nyckeln'))
    await expect.element(page.getByText(SECRET)).toBeVisible()
    expect(writes(asked)).toMatchObject([{ body: { name: 'Affärssystemet', kinds: ['clinics'] } }])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText(SECRET)).toBeVisible()
    await userEvent.click(button('Jag har sparat nyckeln'))
    await expect.element(page.getByText(SECRET)).not.toBeInTheDocument()
  })

  it('being made are waited for, and their secret is not left without a question', async () => {
    const answer = late(reply(contract.providerTokens.create, made))
    await open(undefined, undefined, [answer])
    const holdsTab = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await userEvent.click(button('Ny nyckel'))
    await userEvent.fill(page.getByLabelText('Namn'), 'Affärssystemet')
    await userEvent.click(page.getByLabelText('Mottagningar'))
    await expect.poll(holdsTab).toBe(false)
    await userEvent.click(button('Skapa nyckeln'))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('button', { name: 'Avbryt' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(dialog).toBeVisible()
    await expect.poll(holdsTab).toBe(true)
    answer.arrive()
    await expect.element(page.getByText(SECRET)).toBeVisible()
    await expect.poll(holdsTab).toBe(true)
    await userEvent.click(button('Jag har sparat nyckeln'))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(holdsTab).toBe(false)
  })

  it('are revoked after a question', async () => {
    const asked = await open(undefined, undefined, [
      reply(contract.providerTokens.revoke, undefined, { id: token.id }),
    ])
    await userEvent.click(button('Återkalla Affärssystemet'))
    await expect.element(page.getByText(/Det går inte att ångra/)).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.click(button('Återkalla nyckeln'))
    await expect.element(page.getByText('Affärssystemet är återkallad.')).toBeVisible()
    expect(writes(asked)).toMatchObject([{ method: 'DELETE' }])
  })
})

describe('above the queue', () => {
  const told = async (items: readonly WatchedFeed[]) => {
    answering([reply(contract.feeds.watch, { items })])
    await render(<SilentFeeds />, '/handlaggning')
  }

  it('the kinds that have been silent for too long are told, with the way to their page', async () => {
    await told([
      feed('services', { isSilent: true }),
      feed('agreements', { isSilent: true }),
      feed('clinics'),
    ])
    await expect.element(page.getByText('2 slag har varit tysta för länge: Tjänster, Avtal')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Visa anslutna system' }))
      .toHaveAttribute('href', '/handlaggning/system')
  })
})
