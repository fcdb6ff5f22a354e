import { contract } from '@salvia/core/api'
import type { CaseDetails } from '@salvia/core/personnel-file'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering, refusedWith, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { reviewed } from '../../testing/reviewed.ts'
import { beSignedIn } from '../../testing/signed-in.ts'
import { exampleUpload } from '../../testing/uploads.ts'
import { CaseActions } from './case-actions.tsx'

const report = await reviewed(text => text)

const RECEIVED: CaseDetails = {
  ...exampleUpload('P-20001'),
  history: [],
  leftOut: 0,
  withheld: [],
  queue: null,
  links: [],
  company: 'Kvarnhälle AB',
  uploadedByEmail: null,
  olderOpen: 0,
  isOwnUpload: false,
  actions: ['acknowledge', 'reject'],
  changes: { state: 'counting' },
  needsConfirmation: false,
  report,
}

/** A case that another case worker takes on when the button is pressed. */
function CaseOfTwo() {
  const [details, setDetails] = useState(RECEIVED)
  const takeOn = (): void => setDetails({ ...RECEIVED, status: 'ACKNOWLEDGED', actions: ['ready', 'reject'] })
  return (
    <>
      <CaseActions details={details} />
      <button type="button" onClick={takeOn}>
        Annan handläggare
      </button>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name })

afterEach(() => vi.unstubAllGlobals())

it('a form tells the status that it was opened with, and stays with its text when that is refused', async () => {
  beSignedIn()
  const refused = refusedWith('CASE_EVENT_REFUSED')
  const asked = answering([reply(contract.cases.act, refused, { id: RECEIVED.id, event: 'reject' })])
  await render(<CaseOfTwo />)
  await button('Avvisa').click()
  await page.getByRole('textbox').fill('Fel organisation.')
  await button('Annan handläggare').click()
  await button('Avvisa').click()
  await expect.element(page.getByText('Det går inte att göra i ärendets nuvarande status.')).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([
    { from: 'UPLOADED', confirmed: false, text: 'Fel organisation.' },
  ])
  await expect.element(page.getByRole('textbox')).toHaveValue('Fel organisation.')
})

it('an action without a form tells the status that is shown', async () => {
  beSignedIn()
  const { report: _report, ...summary } = RECEIVED
  const taken = { ...summary, status: 'ACKNOWLEDGED' as const, actions: ['ready' as const] }
  const asked = answering([reply(contract.cases.act, taken, { id: RECEIVED.id, event: 'acknowledge' })])
  await render(<CaseActions details={RECEIVED} />)
  await button('Ta emot').click()
  await expect.element(page.getByText('Sparat. Ny status: Hos handläggare')).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([{ from: 'UPLOADED', confirmed: false }])
})

it.each([
  ['ACKNOWLEDGED', ['ready'], 1],
  ['REJECTED', [], 0],
] as const)(
  'a case that is %s warns of an extensive change only while something can be done',
  async (status, actions, warnings) => {
    await render(
      <CaseActions details={{ ...RECEIVED, needsConfirmation: true, status, actions: [...actions] }} />,
    )
    await expect.element(page.getByRole('heading', { name: 'Nästa steg' })).toBeVisible()
    expect(page.getByText(/Minst 20 % av medarbetarna/).elements()).toHaveLength(warnings)
  },
)
