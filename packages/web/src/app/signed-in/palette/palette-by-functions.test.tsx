import { contract } from '@salvia/core/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { currentStore } from '../../../state/store.ts'
import { answering, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { usePaletteKey } from '../../use-palette-key.ts'
import { SignedIn } from '../signed-in.tsx'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

const NO_CUSTOMERS = {
  ...{ items: [], page: 1, pageSize: 6, total: 0 },
  counts: { all: 0, open: 0, closed: 0 },
}

function Place() {
  usePaletteKey()
  return <h1>{useAtomValue(profileAtom)?.fullName}</h1>
}

it('a case worker searches and goes to only what their functions are for', async () => {
  const asked = answering([
    ...profileAnswers([], { isCaseWorker: true, companies: [], functions: ['students'] }),
    reply(contract.customers.search, NO_CUSTOMERS),
  ])
  beSignedIn()
  const session = currentStore().get(sessionAtom)
  if (session) currentStore().set(sessionAtom, { ...session, company: null })
  await render(
    <>
      <Place />
      <SignedIn />
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'Karin Ahl' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const option = (name: string) => page.getByRole('option', { name })
  await expect.element(option('Kunder')).toBeVisible()
  await expect.element(option('Handläggare')).toBeVisible()
  for (const name of ['Ärenden', 'Personalfiler', 'Svarsmallar']) expect(option(name).query()).toBeNull()
  await userEvent.keyboard('20004')
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('Inga träffar')
  const searches = asked.filter(({ path }) => path.endsWith('/searches'))
  expect(new Set(searches.map(({ path }) => path))).toEqual(new Set(['/api/customers/searches']))
})
