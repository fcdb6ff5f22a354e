import { contract } from '@salvia/core/api'
import {
  CASE_WORKER_FUNCTION_NAMES,
  CASE_WORKER_FUNCTIONS,
  type CaseWorkerFunction,
} from '@salvia/core/case-worker-functions'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../i18n/i18n.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { answering, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { EXAMPLE_PROFILE, knowProfile, profileAnswers, signedInForEach } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { ProfileScreen } from './profile.screen.tsx'

signedInForEach()

/** Renders the profile only when it is loaded, as its guard does. */
function Guarded() {
  return useAtomValue(profileAtom) !== null && <ProfileScreen />
}

/** Opens the profile of a case worker, of whom the server tells these functions. */
async function open(functions: readonly CaseWorkerFunction[]): Promise<void> {
  const profile = { isCaseWorker: true, companies: [], functions: [...functions] }
  answering([...profileAnswers([], profile), reply(contract.sessions.list, { items: [], total: 0 })])
  await render(
    <main>
      <Guarded />
    </main>,
    '/din-profil',
  )
}

const card = (name = 'Dina funktioner') => page.getByRole('region', { name })

it.each([
  ['sv', 'Dina funktioner', /Be en annan handläggare/, 'Visa handläggarna'],
  ['en', 'Your functions', /Ask another case worker/, 'Show the case workers'],
] as const)(
  'in %s, a case worker sees them by name, and who can give more',
  async (locale, title, ask, link) => {
    showLocale(locale)
    await open(['orders', 'complaints'])
    const names = (['orders', 'complaints'] as const).map(key => CASE_WORKER_FUNCTIONS[key].name[locale])
    await expect.element(card(title).getByText(ask)).toBeVisible()
    const shown = card(title).getByRole('listitem').elements()
    expect(shown.map(({ textContent }) => textContent)).toEqual(names)
    await expect
      .element(card(title).getByRole('link', { name: link }))
      .toHaveAttribute('href', '/handlaggning/handlaggare')
    expect(await violations()).toEqual([])
  },
)

it('who has none is told what is missing and whom to ask', async () => {
  await open([])
  await expect.element(card().getByText(/Du har inga funktioner,/)).toBeVisible()
  await expect.element(card().getByText(/Be en annan handläggare/)).toBeVisible()
  expect(card().getByRole('listitem').query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('who has all is asked to ask nobody for more', async () => {
  await open(CASE_WORKER_FUNCTION_NAMES)
  await expect.element(card().getByText(/Du har alla funktioner/)).toBeVisible()
  expect(
    card()
      .getByText(/Be en annan handläggare/)
      .query(),
  ).toBeNull()
})

it('what a colleague has just given is shown at once', async () => {
  knowProfile({ isCaseWorker: true, companies: [], functions: [] })
  await open(['students'])
  await expect.element(card().getByText('Studenthälsa')).toBeVisible()
})

it('a customer’s user has no such card', async () => {
  answering([
    ...profileAnswers(['start', 'profile']),
    reply(contract.notifications.list, { items: [], total: 0 }),
    reply(contract.profile.update, EXAMPLE_PROFILE),
  ])
  await render(<Guarded />, '/din-profil')
  await expect.element(page.getByRole('region', { name: 'Mejl från portalen' })).toBeVisible()
  expect(card().query()).toBeNull()
})
