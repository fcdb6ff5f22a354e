import { contract } from '@salvia/core/api'
import { isoDate } from '@salvia/core/primitives'
import type { CompanyProfile, Profile } from '@salvia/core/profile'
import type { ServiceCatalogue } from '@salvia/core/services'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { queryClient } from '../../state/query-client.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { endSession } from '../../state/session-end.ts'
import { currentStore } from '../../state/store.ts'
import { answering, type CannedAnswer, late, reply, unavailable } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { exampleCatalogue } from '../../testing/services.ts'
import { beSignedIn, EXAMPLE_PROFILE, profileAnswers } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { ChangePasswordScreen } from './change-password.screen.tsx'
import { ProfileScreen } from './profile.screen.tsx'

const CASE_WORKER: Partial<Profile> = {
  isCaseWorker: true,
  companies: [],
  fullName: 'Maj Lind',
  email: 'maj@salvia.example',
}

const HR: CompanyProfile['roles'][number] = {
  role: 'extended-orderer',
  unitId: '5f0a8e0e-0c66-4d5e-8b8c-2f3f4c1c7d10',
  unitPath: [],
  recursive: true,
}

/** Renders the profile only when it is loaded, as its guard does. */
function Guarded({ screen: Screen }: { readonly screen: () => React.ReactNode }) {
  return useAtomValue(profileAtom) !== null && <Screen />
}

const NEW_CONTRACT = { upcoming: { from: isoDate(2027, 1, 1) } }

interface Opened {
  readonly screen?: () => React.ReactNode
  readonly features?: string[]
  readonly contracts?: Partial<ServiceCatalogue['contracts']>
  readonly roles?: CompanyProfile['roles']
  readonly saved?: CannedAnswer
}

async function open(
  profile: Partial<Profile>,
  {
    screen = ProfileScreen,
    features = ['start', 'profile', 'orders'],
    contracts = NEW_CONTRACT,
    roles = [],
    saved = reply(contract.profile.update, { ...EXAMPLE_PROFILE, ...profile }),
  }: Opened = {},
) {
  const asked = answering([
    ...profileAnswers(features, profile, [], roles),
    reply(contract.services.catalogue, exampleCatalogue([], contracts), { clientNumber: '10401' }),
    reply(contract.notifications.list, { items: [], total: 0 }),
    reply(contract.sessions.list, { items: [], total: 0 }),
    saved,
    reply(contract.machineTokens.list, { items: [] }, { clientNumber: '10401' }),
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
  return asked
}

const cards = (): string[] => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)

afterEach(() => {
  endSession(undefined)
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('the profile', () => {
  it("of a customer's user has the mails and the preview of services", async () => {
    await open({ mobilePhone: '0701740605' })
    await expect.element(page.getByText('070-174 06 05')).toBeVisible()
    expect(cards()).toEqual(expect.arrayContaining(['Kontaktuppgifter', 'Mejl från portalen']))
    await expect.element(page.getByText(/kommer från din arbetsgivare/)).toBeVisible()
    await expect.element(page.getByText('Tjänster visas enligt')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it.each<[what: string, opened: Opened]>([
    ['without a new contract', { contracts: {} }],
    ['without orders', { features: ['start', 'profile'] }],
  ])('%s has no preview of services', async (_what, opened) => {
    await open({}, opened)
    await expect.element(page.getByText('Tabeller', { exact: true })).toBeVisible()
    expect(page.getByText('Tjänster visas enligt').query()).toBeNull()
  })

  it('of a case worker has nothing of a company', async () => {
    await open(CASE_WORKER)
    await expect.element(page.getByText('maj@salvia.example')).toBeVisible()
    expect(cards()).toEqual(expect.arrayContaining(['Kontaktuppgifter', 'Så visas portalen']))
    expect(cards()).not.toContain('Mejl från portalen')
    expect(page.getByText('Tjänster visas enligt').query()).toBeNull()
    await expect.element(page.getByText(/den som sköter era konton/)).toBeVisible()
    expect(page.getByText(/din arbetsgivare/).query()).toBeNull()
    expect(await violations()).toEqual([])
  })
})

describe('the settings', () => {
  it('are changed in one form, which sends only what has been changed', async () => {
    const asked = await open({})
    await page.getByRole('button', { name: 'Ändra Så visas portalen' }).click()
    await page.getByRole('radio', { name: 'Mörkt' }).click()
    await page.getByRole('radio', { name: 'Täta' }).click()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Spara' }).click()
    await expect.element(page.getByText(/^Sparat/)).toBeVisible()
    expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { appearance: 'dark', denseTables: true },
    ])
    await expect.element(page.getByRole('button', { name: 'Ändra Så visas portalen' })).toHaveFocus()
  })

  it('that are left without saving stay as they were', async () => {
    const asked = await open({})
    await page.getByRole('button', { name: 'Ändra Så visas portalen' }).click()
    await page.getByRole('radio', { name: 'Mörkt' }).click()
    await page.getByRole('button', { name: 'Avbryt' }).click()
    await page.getByRole('button', { name: 'Ändra Så visas portalen' }).click()
    await expect.element(page.getByRole('radio', { name: 'Som enheten' })).toBeChecked()
    expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
  })
})

describe('a change that is not saved', () => {
  const dark = page.getByRole('radio', { name: 'Mörkt' })
  const sessions = page.getByRole('link', { name: 'Lösenord och inloggningar' })
  const begin = async (): Promise<void> => {
    await open({})
    await page.getByRole('button', { name: 'Ändra Så visas portalen' }).click()
    await dark.click()
  }

  it('is asked about before a link leaves it', async () => {
    await begin()
    await sessions.click()
    const question = page.getByRole('dialog', { name: 'Vill du lämna sidan?' })
    await expect.element(question.getByText('Det du har ändrat i din profil är inte sparat.')).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Stanna kvar' }).click()
    await expect.element(dark).toBeChecked()
    await expect.element(sessions).not.toHaveAttribute('aria-current')
    await sessions.click()
    await page.getByRole('button', { name: 'Lämna utan att spara' }).click()
    await expect.element(sessions).toHaveAttribute('aria-current', 'page')
  })

  it('is asked about beside the keys of HR, too', async () => {
    await open({}, { roles: [HR] })
    await expect.element(page.getByRole('button', { name: 'Skapa en maskinnyckel' })).toBeVisible()
    await page.getByRole('button', { name: 'Ändra Så visas portalen' }).click()
    await dark.click()
    await sessions.click()
    await expect.element(page.getByRole('dialog', { name: 'Vill du lämna sidan?' })).toBeVisible()
  })

  it('stays in the form when it was written while another one was being saved, and is asked about', async () => {
    const saved = late(reply(contract.profile.update, EXAMPLE_PROFILE))
    await open({}, { saved })
    await page.getByRole('button', { name: 'Ändra Kontaktuppgifter' }).click()
    await expect.element(page.getByLabelText('Förnamn')).toHaveFocus()
    await page.getByLabelText('Efternamn').fill('Lindgren')
    await page.getByRole('button', { name: 'Spara' }).click()
    await expect.element(page.getByRole('button', { name: 'Sparar…' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Avbryt' }).query()).toBeNull()
    await page.getByLabelText('Efternamn').fill('Lindgren-Ahl')
    await sessions.click()
    await expect.element(page.getByRole('dialog', { name: 'Vill du lämna sidan?' })).toBeVisible()
    await page.getByRole('button', { name: 'Stanna kvar' }).click()
    saved.arrive()
    await expect.element(page.getByRole('button', { name: 'Avbryt' })).toBeVisible()
    await expect.element(page.getByLabelText('Efternamn')).toHaveValue('Lindgren-Ahl')
  })

  it('that got no answer is not told as unsaved', async () => {
    await open({}, { saved: reply(contract.profile.update, unavailable()) })
    await page.getByRole('button', { name: 'Ändra Kontaktuppgifter' }).click()
    await page.getByLabelText('Efternamn').fill('Lindgren')
    await page.getByRole('button', { name: 'Spara' }).click()
    await expect
      .element(page.getByText('Vi vet inte om det du har ändrat i din profil är sparat.'))
      .toBeVisible()
  })

  it('is not asked about once it is taken back', async () => {
    await begin()
    await page.getByRole('radio', { name: 'Som enheten' }).click()
    await sessions.click()
    await expect.element(sessions).toHaveAttribute('aria-current', 'page')
    expect(page.getByRole('dialog').query()).toBeNull()
  })
})

describe('the password', () => {
  it('has a tab together with the sessions', async () => {
    await open(CASE_WORKER)
    await expect.element(page.getByRole('link', { name: 'Lösenord och inloggningar' })).toBeVisible()
  })

  it('that one does not have is not asked for, and the page says why', async () => {
    await open({ ...CASE_WORKER, password: 'none' }, { screen: ChangePasswordScreen })
    expect(page.getByRole('link', { name: /Lösenord/ }).query()).toBeNull()
    expect(cards()).toEqual(['Lösenord', 'Där du är inloggad'])
    await expect
      .element(page.getByText('Din organisation använder inte lösenord, så du behöver inget.'))
      .toBeVisible()
    expect(page.getByLabelText('Nytt lösenord').query()).toBeNull()
    expect(await violations()).toEqual([])
  })
})
