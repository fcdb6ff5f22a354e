import { DEFAULT_SETTINGS } from '@salvia/core/profile'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { endSession } from '../../state/session-end.ts'
import { answering, type CannedAnswer } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { usePaletteKey } from '../use-palette-key.ts'
import { SignedIn } from './signed-in.tsx'

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

async function open(answers: readonly CannedAnswer[]): Promise<void> {
  answering(answers)
  beSignedIn()
  await render(
    <>
      <Place />
      <SignedIn />
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'Karin Ahl' })).toBeVisible()
}

const OPEN = ['start', 'coworkers', 'persim']

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
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
