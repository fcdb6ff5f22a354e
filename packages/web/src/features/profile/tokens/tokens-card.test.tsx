import { contract } from '@salvia/core/api'
import type { MachineToken } from '@salvia/core/auth'
import { addDays, atStockholm, instantOf, stockholmDate } from '@salvia/core/primitives'
import type { CompanyProfile } from '@salvia/core/profile'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isHrAtom } from '../../../state/profile.state.ts'
import { queryClient } from '../../../state/query-client.ts'
import { serverTime } from '../../../state/server-time.ts'
import { endSession, onSessionEnd, type SessionEnd } from '../../../state/session-end.ts'
import { useCompany } from '../../../state/use-company.ts'
import { answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { MACHINE_SECRET, MACHINE_TOKEN, MADE_TOKEN, ownSession } from '../../../testing/machine-tokens.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { TokensCard } from './tokens-card.tsx'

const [SECRET, token, made] = [MACHINE_SECRET, MACHINE_TOKEN, MADE_TOKEN]
const sessions = (minutesAgo: number) => [ownSession(minutesAgo)]

const HR: CompanyProfile = {
  clientNumber: '10401',
  access: { featuresEnabled: ['persim', 'statistics', 'bookings'], featuresClosed: [] },
  roles: [{ role: 'extended-orderer', unitId: token.id, unitPath: [], recursive: true }],
  unit: null,
  isPlaced: true,
}

/** Renders the card for HR only, as the profile does. */
function OfCompany() {
  const company = useCompany()
  const isHr = useAtomValue(isHrAtom)
  return (
    <main>
      <h1>Din profil</h1>
      {isHr && company && <TokensCard company={company} />}
    </main>
  )
}

async function open(items: readonly MachineToken[], answers: readonly CannedAnswer[] = []) {
  const asked = answering([
    ...profileAnswers([]),
    reply(contract.profile.getForCompany, HR, { clientNumber: '10401' }),
    reply(contract.machineTokens.list, { items }, { clientNumber: '10401' }),
    ...sessions(1),
    ...answers,
  ])
  beSignedIn()
  await render(<OfCompany />)
  return asked
}

const card = page.getByRole('region', { name: 'Maskinnycklar' })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

beforeEach(() => queryClient.clear())
afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

describe('the machine tokens', () => {
  it('are told with what they may, who made them, their end and last use', async () => {
    const used = { ...token, id: made.id, name: 'SFTP', lastUsedAt: instantOf('2026-11-22T07:00:00.000Z') }
    await open([token, used])
    const rows = card.getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent(/Skicka personalfiler, Läsa statistik/)
    await expect.element(rows.nth(0)).toMatchTextContent(/Skapad 2026-11-21 av Helena Ek/)
    await expect.element(rows.nth(0)).toMatchTextContent(/Går ut 2999-11-21 13:05/)
    await expect.element(rows.nth(0)).toMatchTextContent(/Aldrig använd/)
    await expect.element(rows.nth(1)).toMatchTextContent(/Senast använd 2026-11-22 08:00/)
    expect(await violations()).toEqual([])
  })

  it('are told in English', async () => {
    showLocale('en')
    await open([token])
    await expect.element(page.getByText('Send personnel files, Read statistics')).toBeVisible()
    await expect.element(button('Rotate Lönesystemet')).toBeVisible()
  })

  it.each([
    [0, 'Går ut i dag'],
    [1, 'Går ut om 1 dag'],
    [30, 'Går ut om 30 dagar'],
  ])('that end in %d days are marked', async (days, text) => {
    const day = addDays(stockholmDate(serverTime()), days)
    await open([{ ...token, expiresAt: atStockholm(day, { hour: 23, minute: 59 }) }])
    await expect.element(card.getByText(text, { exact: true })).toBeVisible()
  })

  it('that have been replaced say so, and are not rotated again', async () => {
    await open([{ ...token, replacedBy: made.id }])
    await expect.element(card.getByText('Utbytt', { exact: true })).toBeVisible()
    await expect.element(card.getByRole('listitem')).toMatchTextContent(/Fungerar till 2999/)
    expect(button(/^Byt ut/).query()).toBeNull()
  })

  it('show that they are on their way', async () => {
    await open(
      [],
      [reply(contract.machineTokens.list, new Response(new ReadableStream()), { clientNumber: '10401' })],
    )
    await expect.element(page.getByRole('status')).toBeVisible()
  })

  it('that could not be asked say so, and can be asked again', async () => {
    const asked = await open(
      [],
      [reply(contract.machineTokens.list, refusedWith('INVALID_REQUEST'), { clientNumber: '10401' })],
    )
    await expect.element(button('Försök igen')).toBeVisible()
    const before = asked.length
    await button('Försök igen').click()
    await expect.poll(() => asked.length).toBeGreaterThan(before)
  })

  it('of which there are none are told in words', async () => {
    await open([])
    await expect.element(card.getByText('Det finns inga maskinnycklar för Kvarnhälle AB.')).toBeVisible()
    await expect.element(button('Skapa en maskinnyckel')).toBeVisible()
  })
})

describe('making one', () => {
  const dialog = page.getByRole('dialog', { name: 'Skapa en maskinnyckel' })

  it('offers what the agreement holds with sending chosen, and shows the secret once', async () => {
    const asked = await open([], [reply(contract.machineTokens.create, made, { clientNumber: '10401' })])
    await button('Skapa en maskinnyckel').click()
    await expect.element(dialog.getByRole('checkbox', { name: 'Skicka personalfiler' })).toBeChecked()
    await expect.element(dialog.getByRole('checkbox', { name: 'Hämta originalfiler' })).not.toBeChecked()
    expect(dialog.getByRole('checkbox', { name: 'Läsa fakturaunderlag' }).query()).toBeNull()
    expect(await violations()).toEqual([])
    await dialog.getByRole('textbox', { name: 'Namn' }).fill(' Lönesystemet ')
    await dialog.getByRole('checkbox', { name: 'Läsa statistik' }).click()
    await dialog.getByRole('button', { name: 'Skapa nyckeln' }).click()
    await expect.element(dialog.getByText(SECRET)).toBeVisible()
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Lönesystemet',
      grants: ['personnel-file', 'statistics'],
    })
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await dialog.getByRole('button', { name: 'Kopiera nyckeln' }).click()
    await expect.element(dialog.getByText('Nyckeln är kopierad.')).toBeVisible()
    expect(write).toHaveBeenCalledWith(SECRET)
    write.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'))
    await dialog.getByRole('button', { name: 'Kopiera nyckeln' }).click()
    await expect.element(dialog.getByText(/^Nyckeln gick inte att kopiera\./)).toBeVisible()
    expect(await violations()).toEqual([])
    // A secret that is shown only once stays until the user closes it.
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog.getByText(SECRET)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Stäng' }).query()).toBeNull()
    await dialog.getByRole('button', { name: 'Jag har sparat nyckeln' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await button('Skapa en maskinnyckel').click()
    await expect.element(dialog.getByRole('textbox', { name: 'Namn' })).toHaveValue('')
    expect(page.getByText(SECRET).query()).toBeNull()
  })

  it('without a name or anything granted is told, and nothing is sent', async () => {
    const asked = await open([])
    await button('Skapa en maskinnyckel').click()
    await dialog.getByRole('checkbox', { name: 'Skicka personalfiler' }).click()
    await dialog.getByRole('button', { name: 'Skapa nyckeln' }).click()
    await expect.element(dialog.getByRole('link', { name: 'Ge nyckeln ett namn' })).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: 'Välj minst en sak' })).toBeVisible()
    expect(asked.map(({ method }) => method)).not.toContain('POST')
    expect(await violations()).toEqual([])
  })

  it('after a sign-in that is too old leads to a new one before anything is filled in', async () => {
    await open([], [...sessions(16), reply(contract.auth.signOut, undefined)])
    await button('Skapa en maskinnyckel').click()
    await expect.element(dialog.getByText('Logga in igen först')).toBeVisible()
    expect(dialog.getByRole('textbox').query()).toBeNull()
    expect(await violations()).toEqual([])
    const ends: SessionEnd[] = []
    const stop = onSessionEnd(end => ends.push(end))
    await dialog.getByRole('button', { name: 'Logga in igen' }).click()
    await expect.poll(() => ends).toMatchObject([{ status: 498, expired: false }])
    stop()
  })

  it('that the server refuses for the age of the sign-in leads to a new one too', async () => {
    await open(
      [],
      [reply(contract.machineTokens.create, refusedWith('SIGN_IN_TOO_OLD'), { clientNumber: '10401' })],
    )
    await button('Skapa en maskinnyckel').click()
    await dialog.getByRole('textbox', { name: 'Namn' }).fill('natt')
    await dialog.getByRole('button', { name: 'Skapa nyckeln' }).click()
    await expect.element(dialog.getByText('Logga in igen innan du gör det här.')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Logga in igen' })).toBeVisible()
  })
})

describe('rotating one', () => {
  const dialog = page.getByRole('dialog', { name: 'Byt ut Lönesystemet' })

  it('keeps the old one for a day, or for as long as is chosen, and shows the new secret once', async () => {
    const asked = await open(
      [token],
      [reply(contract.machineTokens.rotate, made, { clientNumber: '10401', id: token.id })],
    )
    await button('Byt ut Lönesystemet').click()
    await expect.element(dialog.getByRole('radio', { name: '1 dygn' })).toBeChecked()
    expect(await violations()).toEqual([])
    await dialog.getByRole('radio', { name: '14 dygn' }).click()
    await dialog.getByRole('button', { name: 'Byt ut nyckeln' }).click()
    await expect.element(dialog.getByText(SECRET)).toBeVisible()
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ overlapHours: 336 })
  })

  it('that fails says why', async () => {
    await open(
      [token],
      [
        reply(contract.machineTokens.rotate, refusedWith('MACHINE_TOKEN_REPLACED'), {
          clientNumber: '10401',
          id: token.id,
        }),
      ],
    )
    await button('Byt ut Lönesystemet').click()
    await dialog.getByRole('button', { name: 'Byt ut nyckeln' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/redan utbytt/)
  })
})

describe('revoking one', () => {
  const dialog = page.getByRole('dialog', { name: 'Återkalla Lönesystemet?' })

  it('is asked first, also after an old sign-in, and is then told', async () => {
    const asked = await open(
      [token],
      [
        ...sessions(60),
        reply(contract.machineTokens.revoke, undefined, { clientNumber: '10401', id: token.id }),
      ],
    )
    await button('Återkalla Lönesystemet').click()
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Behåll nyckeln' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(asked.map(({ method }) => method)).not.toContain('DELETE')
    await button('Återkalla Lönesystemet').click()
    await dialog.getByRole('button', { name: 'Återkalla nyckeln' }).click()
    await expect.element(card.getByText('Lönesystemet är återkallad.')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain('Lönesystemet är återkallad.')
  })

  it('that fails says why, and leaves it there', async () => {
    await open(
      [token],
      [
        reply(contract.machineTokens.revoke, refusedWith('NOT_FOUND'), {
          clientNumber: '10401',
          id: token.id,
        }),
      ],
    )
    await button('Återkalla Lönesystemet').click()
    await dialog.getByRole('button', { name: 'Återkalla nyckeln' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Det du söker finns inte/)
  })
})
