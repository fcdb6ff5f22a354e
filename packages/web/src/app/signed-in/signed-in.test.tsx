import { contract } from '@salvia/core/api'
import { DEFAULT_SETTINGS } from '@salvia/core/profile'
import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { endSession } from '../../state/session-end.ts'
import { type Asked, answering, type CannedAnswer, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { usePaletteKey } from '../use-palette-key.ts'
import { SignedIn } from './signed-in.tsx'

const HIT = {
  id: '0f0d3c3e-6d0c-4f7e-9a43-8f3f0f7a9c11',
  pidHash: 'h',
  firstName: 'Åsa',
  lastName: 'Berg',
  title: null,
  email: null,
  workPhone: null,
  mobilePhone: null,
  protectedIdentity: false,
  unit: { id: '0f0d3c3e-6d0c-4f7e-9a43-8f3f0f7a9c12', path: ['Lager', 'Natt'] },
  manager: null,
  excludedBy: null,
  mayOrder: true,
}
const HITS = {
  items: [HIT],
  counts: { all: 1, managed: 1, orderable: 1, 'unit-orderer': 1, excluded: 1 },
  page: 1,
  pageSize: 6,
  total: 1,
}
const NO_HITS = { ...HITS, items: [], total: 0 }

/** Renders the current location, so that the test can read it. */
function Place() {
  usePaletteKey()
  const { pathname, search } = useLocation()
  const name = useAtomValue(profileAtom)?.fullName
  return (
    <main>
      <h1>{name}</h1>
      <p>{`at ${pathname}${search}`}</p>
      <label>
        Sök
        <input type="search" />
      </label>
    </main>
  )
}

async function open(answers: readonly CannedAnswer[]): Promise<Asked[]> {
  const asked = answering(answers)
  beSignedIn()
  await render(
    <>
      <Place />
      <SignedIn />
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'Karin Ahl' })).toBeVisible()
  return asked
}

const OPEN = ['start', 'coworkers', 'persim']
const field = page.getByRole('combobox', { name: 'Sök eller gå till…' })
const option = (name: string | RegExp) => page.getByRole('option', { name })

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

/** Renders the signed-in parts a moment after the page, as in the portal. */
function LateSignedIn({ arrival }: { readonly arrival: Promise<void> }) {
  const Late = useMemo(() => lazy(() => arrival.then(() => ({ default: SignedIn }))), [arrival])
  return (
    <>
      <Place />
      <Suspense>
        <Late />
      </Suspense>
    </>
  )
}

describe('the palette', () => {
  it('opens when it has come, where Ctrl K was pressed before', async () => {
    answering(profileAnswers(OPEN))
    beSignedIn()
    const arrival = Promise.withResolvers<void>()
    await render(<LateSignedIn arrival={arrival.promise} />)
    await userEvent.keyboard('{Control>}k{/Control}')
    arrival.resolve()
    await expect.element(field).toHaveFocus()
  })

  it('opens by Ctrl K, shows where one may go and what one may do, and closes by the same', async () => {
    await open(profileAnswers(OPEN))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    for (const name of [
      'Start',
      'Medarbetare',
      'Personalfil',
      'Din profil',
      'Byt organisation',
      'Mörkt läge',
    ]) {
      await expect.element(option(name)).toBeVisible()
    }
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).not.toBeInTheDocument()
  })

  it('leaves out what is not open for the user', async () => {
    await open(profileAnswers(['start']))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(option('Start')).toBeVisible()
    for (const name of ['Medarbetare', 'Personalfil', 'Ladda upp personalfil']) {
      expect(option(name).query()).toBeNull()
    }
  })

  it('goes where the written word leads', async () => {
    await open([
      ...profileAnswers(OPEN),
      reply(contract.coworkers.search, NO_HITS, { clientNumber: '10401' }),
    ])
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('medarb{Enter}')
    await expect.element(page.getByText('at /medarbetare')).toBeVisible()
  })

  it('finds employees, and says how many answer', async () => {
    await open([...profileAnswers(OPEN), reply(contract.coworkers.search, HITS, { clientNumber: '10401' })])
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('åsa')
    await expect.element(option(/Åsa Berg/)).toBeVisible()
    await expect.element(page.getByText('1 träff')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^at \/medarbetare\?q=/)).toBeVisible()
  })

  it('keeps a number out of every address and of what it remembers', async () => {
    const asked = await open([
      ...profileAnswers(OPEN),
      reply(contract.coworkers.search, HITS, { clientNumber: '10401' }),
    ])
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('19640823')
    await expect.element(option(/Åsa Berg/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^at \/medarbetare\?q=/)).toBeVisible()
    expect(asked.filter(({ path }) => path.includes('1964'))).toEqual([])
    expect(asked.at(-1)?.body).toMatchObject({ q: '19640823' })
    expect(document.body.textContent).not.toContain('1964')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveValue('')
  })

  it('says so when employees cannot be searched, and the rest goes on', async () => {
    await open(profileAnswers(OPEN))
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('perso')
    await expect.element(option('Personalfil')).toBeVisible()
    await expect
      .poll(() => document.body.textContent, { timeout: 15_000 })
      .toContain('Medarbetarna kunde inte sökas just nu.')
  }, 20_000)
})

describe('single keys', () => {
  it('do nothing before they are turned on', async () => {
    await open(profileAnswers(OPEN))
    await userEvent.keyboard('gm?/')
    await expect.element(page.getByText('at /', { exact: true })).toBeVisible()
    expect(page.getByRole('dialog').query()).toBeNull()
  })

  describe('of who wants them', () => {
    const wanted = profileAnswers(OPEN, { settings: { ...DEFAULT_SETTINGS, shortcuts: true } })

    it('go to a screen by two keys, but not by the second alone', async () => {
      await open(wanted)
      await userEvent.keyboard('m')
      await expect.element(page.getByText('at /', { exact: true })).toBeVisible()
      await userEvent.keyboard('gm')
      await expect.element(page.getByText('at /medarbetare')).toBeVisible()
    })

    it('go to the search of the page, where they are letters', async () => {
      await open(wanted)
      await userEvent.keyboard('/')
      const search = page.getByRole('searchbox', { name: 'Sök' })
      await expect.element(search).toHaveFocus()
      await userEvent.keyboard('gm?')
      await expect.element(search).toHaveValue('gm?')
      await expect.element(page.getByText('at /', { exact: true })).toBeVisible()
    })

    it('are listed by a question mark', async () => {
      await open(wanted)
      await userEvent.keyboard('?')
      const dialog = page.getByRole('dialog', { name: 'Kortkommandon' })
      await expect.element(dialog.getByText('Personalfil')).toBeVisible()
      expect(await violations()).toEqual([])
    })
  })
})
