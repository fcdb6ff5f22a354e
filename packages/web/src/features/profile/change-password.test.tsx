import { contract } from '@salvia/core/api'
import type { Profile } from '@salvia/core/profile'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../i18n/i18n.ts'
import { clearStore } from '../../state/store.ts'
import { type Asked, answering, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { tokenWith } from '../../testing/token.ts'
import { violations } from '../../testing/violations.ts'
import { ChangePasswordScreen } from './change-password.screen.tsx'

let asked: Asked[]
async function open(password: Profile['password']): Promise<void> {
  beSignedIn()
  asked = answering([
    ...profileAnswers([], { password }),
    reply(contract.sessions.list, { items: [], total: 0 }),
    reply(contract.profile.changePassword, { accessToken: tokenWith({ sid: 'b', exp: 4_000_000_000 }) }),
  ])
  await render(<ChangePasswordScreen />)
}
const field = (name: string) => page.getByLabelText(name, { exact: true })
const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)

beforeEach(() => showLocale('sv'))
afterEach(() => {
  clearStore()
  vi.unstubAllGlobals()
})

describe('the password of the profile', () => {
  it('takes the old one where there is one', async () => {
    await open('set')
    await field('Nuvarande lösenord').fill('det gamla ordet')
    await field('Nytt lösenord').fill('tre ord i rad')
    await page.getByRole('button', { name: 'Ändra lösenord' }).click()
    await expect.element(page.getByText('Lösenordet är ändrat')).toBeVisible()
    expect(sent()).toEqual([{ currentPassword: 'det gamla ordet', newPassword: 'tre ord i rad' }])
  })

  it('is chosen without another where there is none yet', async () => {
    await open('choose')
    await expect.element(page.getByRole('heading', { name: 'Välj lösenord' })).toBeVisible()
    await expect.element(field('Nuvarande lösenord')).not.toBeInTheDocument()
    expect(await violations()).toEqual([])
    await field('Nytt lösenord').fill('tre ord i rad')
    await page.getByRole('button', { name: 'Spara lösenordet' }).click()
    await expect.element(page.getByText('Lösenordet är sparat')).toBeVisible()
    expect(sent()).toEqual([{ currentPassword: null, newPassword: 'tre ord i rad' }])
  })

  it('takes a new sign-in first where the last is too old', async () => {
    await open('sign-in-again')
    await expect.element(page.getByText(/välja ett inom 15 minuter/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Logga in igen' })).toBeVisible()
    await expect.element(field('Nytt lösenord')).not.toBeInTheDocument()
  })

  it('is none where no organisation takes passwords', async () => {
    await open('none')
    await expect.element(page.getByText(/använder inte lösenord/)).toBeVisible()
    await expect.element(field('Nytt lösenord')).not.toBeInTheDocument()
  })
})
