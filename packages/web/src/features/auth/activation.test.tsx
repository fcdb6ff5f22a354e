import type { ActivationAnswer } from '@salvia/core/accounts'
import { contract } from '@salvia/core/api'
import type { SessionAnswer } from '@salvia/core/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../i18n/i18n.ts'
import { startWithConfig } from '../../state/config.state.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { currentStore } from '../../state/store.ts'
import { type Asked, answering, refusedWith, reply } from '../../testing/answers.ts'
import { EXAMPLE_CONFIG } from '../../testing/config.ts'
import { render } from '../../testing/render.tsx'
import { tokenWith } from '../../testing/token.ts'
import { violations } from '../../testing/violations.ts'
import { ActivationScreen } from './activation.screen.tsx'

const EXP = 4_000_000_000
const token = (sid: string) => tokenWith({ sid, exp: EXP })
const session: SessionAnswer = {
  accessToken: token('a'),
  ...{ consentsGiven: [], consentsNeeded: [], consentsDeclined: [] },
  ...{ authMethod: 'password', pid: '', pidHash: 'hash', email: 'kim@exempel.se' },
  consent: { given: [], needed: [], declined: [] },
  companies: [],
  ...{ mobilePhone: null, workPhone: null, firstName: 'Kim', lastName: 'Ahl', fullName: 'Kim Ahl' },
}
const BIND = { kind: 'bind', identityLink: 'secret-of-the-link' } as const

let asked: Asked[]
async function activate(answer: ActivationAnswer | Response): Promise<void> {
  startWithConfig(EXAMPLE_CONFIG)
  asked = answering([
    reply(contract.accounts.activate, answer),
    reply(contract.profile.changePassword, { accessToken: token('b') }),
  ])
  await render(<ActivationScreen />, '/aktivering#mailed-secret')
}
const heading = (name: string) => page.getByRole('heading', { name })
const signedInWith = () => currentStore().get(sessionAtom)?.auth.token

beforeEach(() => showLocale('sv'))
afterEach(() => {
  currentStore().set(sessionAtom, null)
  vi.unstubAllGlobals()
})

describe('an activation', () => {
  it('ends with the first password, which this session goes on with', async () => {
    await activate({ ...session, next: 'password', bankId: { kind: 'closed' } })
    await expect.element(heading('Ditt konto är aktiverat')).toBeVisible()
    expect(await violations()).toEqual([])
    await expect.element(page.getByRole('link', { name: /BankID/ })).not.toBeInTheDocument()
    await page.getByLabelText('Nytt lösenord', { exact: true }).fill('kort')
    await page.getByRole('button', { name: 'Spara lösenordet' }).click()
    await expect.element(page.getByText('Välj ett lösenord med minst 8 tecken').first()).toBeVisible()
    expect(asked.some(({ path }) => path.endsWith('profile/password'))).toBe(false)
    await page.getByLabelText('Nytt lösenord', { exact: true }).fill('tre ord i rad')
    await page.getByRole('button', { name: 'Spara lösenordet' }).click()
    await vi.waitFor(() => expect(signedInWith()).toBe(token('b')))
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      body: { currentPassword: null, newPassword: 'tre ord i rad' },
    })
  })

  it('offers BankID beside the password where both open the portal', async () => {
    await activate({ ...session, next: 'password', bankId: BIND })
    const link = page.getByRole('link', { name: 'Koppla BankID i stället' })
    await expect.element(link).toHaveAttribute('href', '/koppla-bankid#secret-of-the-link')
  })

  it('may be done without a password where BankID opens the account already', async () => {
    await activate({ ...session, next: 'password', bankId: { kind: 'ready' } })
    await page.getByRole('button', { name: 'Jag loggar in med BankID' }).click()
    expect(asked.some(({ path }) => path.endsWith('profile/password'))).toBe(false)
    expect(signedInWith()).toBe(token('a'))
  })

  it('leads to BankID where that is the only way in: nobody is signed in, and no password is asked for', async () => {
    await activate({ next: 'bankid', bankId: BIND })
    await expect.element(heading('Ditt konto är aktiverat')).toBeVisible()
    const link = page.getByRole('link', { name: 'Koppla BankID' })
    await expect.element(link).toHaveAttribute('href', '/koppla-bankid#secret-of-the-link')
    await expect.element(page.getByLabelText('Nytt lösenord', { exact: true })).not.toBeInTheDocument()
    expect(signedInWith()).toBeUndefined()
    expect(await violations()).toEqual([])
  })

  it('says whom to ask where BankID cannot know the account', async () => {
    await activate({ next: 'bankid', bankId: { kind: 'not-employed' } })
    await expect.element(page.getByText(/ingen egen rad för dig i personalfilen/)).toBeVisible()
  })

  it('that fails says why, with the way to another link', async () => {
    await activate(refusedWith('ACTIVATION_FAILED'))
    await expect.element(heading('Kontot kunde inte aktiveras.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Aktivera konto' })).toBeVisible()
  })
})
