import { contract } from '@salvia/core/api'
import type { Profile } from '@salvia/core/profile'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { endSession } from '../../state/session-end.ts'
import { currentStore } from '../../state/store.ts'
import { answering, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { ChangePasswordScreen } from './change-password.screen.tsx'
import { ProfileScreen } from './profile.screen.tsx'

const CASE_WORKER: Partial<Profile> = {
  isCaseWorker: true,
  companies: [],
  fullName: 'Maj Lind',
  email: 'maj@salvia.example',
}

/** Renders the profile only when it is loaded, as its guard does. */
function Guarded({ screen: Screen }: { readonly screen: () => React.ReactNode }) {
  return useAtomValue(profileAtom) !== null && <Screen />
}

async function open(profile: Partial<Profile>, screen: () => React.ReactNode = ProfileScreen) {
  answering([
    ...profileAnswers(['start', 'profile'], profile),
    reply(contract.notifications.list, { items: [], total: 0 }),
    reply(contract.sessions.list, { items: [], total: 0 }),
  ])
  beSignedIn()
  const session = currentStore().get(sessionAtom)
  if (session && profile.isCaseWorker) currentStore().set(sessionAtom, { ...session, company: null })
  await render(
    <main>
      <Guarded screen={screen} />
    </main>,
    '/din-profil',
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Din profil' })).toBeVisible()
}

const cards = (): string[] => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

describe('the profile', () => {
  it("of a customer's user has the mails and the preview of services", async () => {
    await open({})
    expect(cards()).toEqual(expect.arrayContaining(['Kontaktuppgifter', 'Mejl från portalen']))
    await expect.element(page.getByText(/kommer från din arbetsgivare/)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('of a case worker has nothing of a company', async () => {
    await open(CASE_WORKER)
    await expect.element(page.getByText('maj@salvia.example')).toBeVisible()
    expect(cards()).toEqual(
      expect.arrayContaining(['Kontaktuppgifter', 'Språk', 'Utseende', 'Där du är inloggad']),
    )
    expect(cards()).not.toContain('Mejl från portalen')
    expect(cards()).not.toContain('Förhandsvisning av tjänster')
    await expect.element(page.getByText(/den som sköter era konton/)).toBeVisible()
    expect(page.getByText(/din arbetsgivare/).query()).toBeNull()
    expect(await violations()).toEqual([])
  })
})

describe('the password', () => {
  it('has a tab where there is one', async () => {
    await open(CASE_WORKER)
    await expect.element(page.getByRole('link', { name: 'Lösenord' })).toBeVisible()
  })

  it('that one does not have has no tab, and its page says why', async () => {
    await open({ ...CASE_WORKER, password: 'none' }, ChangePasswordScreen)
    expect(page.getByRole('link', { name: 'Lösenord' }).query()).toBeNull()
    await expect
      .element(page.getByText('Din organisation använder inte lösenord, så du behöver inget.'))
      .toBeVisible()
    expect(page.getByLabelText('Nytt lösenord').query()).toBeNull()
    expect(await violations()).toEqual([])
  })
})
