import { appError } from '@salvia/core/error-catalogue'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '../../state/endpoint.ts'
import { describeFailure } from '../../state/failure.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { pageTitleAtom } from '../../state/page-title.state.ts'
import { render } from '../../testing/render.tsx'
import { DetailsScreen } from './details-screen.tsx'
import { SteadyDetailsScreen } from './steady-details-screen.tsx'

type Visit = { readonly name: string }

const retry = vi.fn()
const LOADING: Answer<Visit> = { state: 'loading' }
const READY: Answer<Visit> = { state: 'ready', data: { name: 'Besök 1' }, isOutdated: false, retry }
const failed = (code: 'ORDER_NOT_FOUND' | 'NOT_FOUND' | 'INVALID_REQUEST'): Answer<Visit> => ({
  ...{ state: 'failed', retry },
  failure: describeFailure(appError(code), 'sv'),
})

const BACK = { to: '/besok', text: 'Till besöken' }
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const retryButton = () => page.getByRole('button', { name: 'Försök igen' })

function Screen({ answer, hasFreeId = false }: { answer: Answer<Visit>; hasFreeId?: boolean }) {
  return (
    <DetailsScreen
      answer={answer}
      title="Besök"
      back={BACK}
      missing={{ code: 'ORDER_NOT_FOUND', title: 'Besöket finns inte', hasFreeId }}
      className={undefined}
    >
      {({ name }) => <h1>{name}</h1>}
    </DetailsScreen>
  )
}

it('is the page itself once the answer is there', async () => {
  await render(<Screen answer={READY} />)
  await expect.element(heading('Besök 1')).toBeVisible()
  expect(page.getByRole('link').query()).toBeNull()
})

it.each(['ORDER_NOT_FOUND', 'NOT_FOUND', 'INVALID_REQUEST'] as const)('is missing after %s', async code => {
  await render(<Screen answer={failed(code)} />)
  await expect.element(heading('Besöket finns inte')).toBeVisible()
  await expect.element(page.getByText(/^Den kan vara borttagen/)).toBeVisible()
  expect(retryButton().query()).toBeNull()
})

it('can be tried again after another failure, and after a refused request if every text is an id', async () => {
  await render(<Screen answer={failed('INVALID_REQUEST')} hasFreeId />)
  await expect.element(heading('Besök')).toBeVisible()
  await retryButton().click()
  expect(retry).toHaveBeenCalledOnce()
})

function Steady({ then, isNamedAfterPerson }: { then: Answer<Visit>; isNamedAfterPerson?: boolean }) {
  const [answer, setAnswer] = useState(LOADING)
  return (
    <>
      <p>Flik: {useAtomValue(pageTitleAtom) ?? 'vägens'}</p>
      <button type="button" onClick={() => setAnswer(then)}>
        Svara
      </button>
      <SteadyDetailsScreen
        answer={answer}
        title="Besök"
        back={BACK}
        missing={{ code: 'NOT_FOUND', title: 'Besöket finns inte', text: 'Det är borta.' }}
        head={({ name }) => ({ title: name })}
        {...(isNamedAfterPerson && { isNamedAfterPerson })}
        className={undefined}
      >
        {() => <p>Innehåll</p>}
      </SteadyDetailsScreen>
    </>
  )
}

it.each([
  [READY, 'Besök 1', 'Innehåll'],
  [failed('NOT_FOUND'), 'Besöket finns inte', 'Det är borta.'],
])('keeps the focus on its heading, which names the tab', async (then, title, text) => {
  await render(<Steady then={then} />)
  const shown = heading('Besök').element() as HTMLElement
  await expect.element(page.getByText('Flik: Besök', { exact: true })).toBeVisible()
  shown.focus()
  page
    .getByRole('button', { name: 'Svara' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText(text)).toBeVisible()
  expect(document.activeElement).toBe(shown)
  expect(shown.textContent).toBe(title)
  await expect.element(page.getByText(`Flik: ${title}`, { exact: true })).toBeVisible()
})

it('leaves the tab its title where the heading names a person', async () => {
  await render(<Steady then={READY} isNamedAfterPerson />)
  await page.getByRole('button', { name: 'Svara' }).click()
  await expect.element(heading('Besök 1')).toBeVisible()
  await expect.element(page.getByText('Flik: vägens', { exact: true })).toBeVisible()
})

/** A page that could not be fetched, and is there when it is tried again. */
function Recovering() {
  const [answer, setAnswer] = useState(failed('INVALID_REQUEST'))
  const again = { ...answer, retry: () => setAnswer(READY) } as Answer<Visit>
  return (
    <main>
      <Screen answer={again} hasFreeId />
    </main>
  )
}

it('has focus on its heading when it has been tried again', async () => {
  await render(<Recovering />)
  await retryButton().click()
  await expect.element(heading('Besök 1')).toHaveFocus()
})
