import { contract } from '@salvia/core/api'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import type { FoundPairing } from '@salvia/core/pairings'
import { addElapsed } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { serverTime } from '../../../state/server-time.ts'
import { clearStore } from '../../../state/store.ts'
import { type Asked, answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { TerminalScreen } from './terminal.screen.tsx'

const CODE = 'WDJB-MJHT'
const found = (isSameNetwork = true): FoundPairing => ({
  device: { program: 'terminal', system: 'linux' },
  startedAt: serverTime(),
  isSameNetwork,
})

let asked: Asked[]
async function open(answers: readonly CannedAnswer[], minutesSinceSignIn = 1): Promise<void> {
  beSignedIn()
  const own = {
    id: '33333333-3333-4333-8333-333333333333',
    isThis: true,
    method: 'bankid' as const,
    device: { program: 'chrome' as const, system: 'windows' as const },
    startedAt: addElapsed(serverTime(), { minutes: -minutesSinceSignIn }),
    lastUsedAt: serverTime(),
  }
  asked = answering([
    ...profileAnswers([]),
    reply(contract.sessions.list, { items: [own], total: 1 }),
    ...answers,
  ])
  await render(<TerminalScreen />)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const sent = () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

async function type(code: string): Promise<void> {
  await page.getByLabelText('Kod').fill(code)
  await button('Fortsätt').click()
}

beforeEach(() => showLocale('sv'))
afterEach(() => {
  clearStore()
  vi.unstubAllGlobals()
})

describe('signing in a terminal', () => {
  it('shows what asks before it is approved, and leads back to the terminal', async () => {
    await open([reply(contract.pairings.find, found()), reply(contract.pairings.approve, undefined)])
    await type(' wdjb mjht')
    await expect.element(page.getByRole('heading', { name: 'Är det här din terminal?' })).toHaveFocus()
    await expect.element(page.getByText('salvia i terminalen på Linux')).toBeVisible()
    await expect.element(page.getByText('Samma som du är på nu')).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Logga in terminalen').click()
    await expect.element(page.getByRole('heading', { name: 'Terminalen är inloggad' })).toHaveFocus()
    expect(await violations()).toEqual([])
    expect(sent().map(([, body]) => body)).toEqual([{ userCode: CODE }, { userCode: CODE }])
  })

  it('says that the terminal is on another network', async () => {
    await open([reply(contract.pairings.find, found(false))])
    await type(CODE)
    await expect.element(page.getByText('Ett annat än du är på nu')).toBeVisible()
  })

  it('can be refused, and names the support', async () => {
    await open([reply(contract.pairings.find, found()), reply(contract.pairings.refuse, undefined)])
    await type(CODE)
    await button('Neka').click()
    await expect.element(page.getByRole('heading', { name: 'Terminalen loggades inte in' })).toBeVisible()
    await expect.element(page.getByText('Teknisk support')).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Skriv en annan kod').click()
    await expect.element(page.getByLabelText('Kod')).toHaveValue('')
  })

  it('asks for the whole code before it calls', async () => {
    await open([])
    await type('WDJB')
    await expect
      .element(page.getByText('Skriv de åtta bokstäverna som terminalen visar').first())
      .toBeVisible()
    expect(sent()).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('tells a wrong code, and keeps what was typed', async () => {
    await open([reply(contract.pairings.find, refusedWith('PAIRING_CODE_INVALID', { minutes: 10 }))])
    await type(CODE)
    await expect.element(page.getByText('Koden gäller inte.')).toBeVisible()
    await expect.element(page.getByText(/En ny får du med salvia login/)).toBeVisible()
    await expect.element(page.getByLabelText('Kod')).toHaveValue(CODE)
  })

  it('says how long to wait after too many wrong codes', async () => {
    await open([reply(contract.pairings.find, refusedWith('TOO_MANY_REQUESTS', { minutes: 7 }))])
    await type(CODE)
    await expect.element(page.getByText('Vänta 7 min och försök igen.')).toBeVisible()
  })

  it('asks for a new sign-in first where the last is too old', async () => {
    await open([], FRESH_SIGN_IN_MINUTES + 1)
    await expect.element(button('Logga in igen')).toBeVisible()
    await expect.element(page.getByLabelText('Kod')).not.toBeInTheDocument()
  })

  it('asks for it also when the sign-in becomes too old while the question stands', async () => {
    const tooOld = refusedWith('SIGN_IN_TOO_OLD', { minutes: FRESH_SIGN_IN_MINUTES })
    await open([reply(contract.pairings.find, found()), reply(contract.pairings.approve, tooOld)])
    await type(CODE)
    await button('Logga in terminalen').click()
    await expect.element(button('Logga in igen')).toBeVisible()
  })
})
