import { contract } from '@salvia/core/api'
import type { CaseDetails } from '@salvia/core/personnel-file'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { begunWorkAtom, sendingsAtom } from '../../../state/begun-work.ts'
import { endSession } from '../../../state/session-end.ts'
import { currentStore } from '../../../state/store.ts'
import { answering, late, refusedWith, reply, unavailable } from '../../../testing/answers.ts'
import { clearPage, render } from '../../../testing/render.tsx'
import { reviewed } from '../../../testing/reviewed.ts'
import { beSignedInAs, signedInForEach } from '../../../testing/signed-in.ts'
import { exampleUpload } from '../../../testing/uploads.ts'
import { violations } from '../../../testing/violations.ts'
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

/** A case that another case worker takes on, or imports, when the button is pressed. */
function CaseOfTwo({
  first = RECEIVED,
  status = 'ACKNOWLEDGED',
  actions = ['ready', 'reject'],
}: {
  readonly first?: CaseDetails
  readonly status?: CaseDetails['status']
  readonly actions?: CaseDetails['actions']
}) {
  const [details, setDetails] = useState(first)
  const takeOn = (): void => setDetails({ ...RECEIVED, status, actions })
  return (
    <>
      <CaseActions details={details} />
      <button type="button" onClick={takeOn}>
        Annan handläggare
      </button>
      <button type="button" onClick={() => setDetails(first)}>
        Ångra
      </button>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name })

/** What the portal asks about before the user signs out. */
const begun = () => Object.values(currentStore().get(begunWorkAtom)).map(({ text }) => text)

signedInForEach()

const CHANGED = /^Ärendet har ändrats och har nu status ”.+”\.$/
const AGAIN = 'Läs det igen. Du kan gå vidare om det du skulle göra fortfarande stämmer.'
const rejection = { id: RECEIVED.id, event: 'reject' } as const

it('a form says that the case has changed meanwhile, and is sent from the status that is shown', async () => {
  const { report: _report, ...summary } = RECEIVED
  const asked = answering([reply(contract.cases.act, { ...summary, status: 'REJECTED' }, rejection)])
  await render(<CaseOfTwo />)
  await button('Avvisa').click()
  await page.getByRole('textbox').fill('Fel organisation.')
  expect(page.getByText(CHANGED).query()).toBeNull()
  await button('Annan handläggare').click()
  await expect.element(page.getByText(CHANGED)).toBeVisible()
  await expect.element(page.getByText(AGAIN, { exact: true })).toBeVisible()
  expect(await violations()).toEqual([])
  await button('Avvisa').click()
  await expect
    .poll(() => asked.at(-1)?.body)
    .toEqual({ from: 'ACKNOWLEDGED', confirmed: false, text: 'Fel organisation.' })
})

it('a form whose case changes just before it is sent says that nothing is sent, and why', async () => {
  answering([reply(contract.cases.act, refusedWith('CASE_EVENT_REFUSED'), rejection)])
  await render(<CaseOfTwo />)
  await button('Avvisa').click()
  await page.getByRole('textbox').fill('Fel organisation.')
  await button('Avvisa').click()
  await expect.element(page.getByText('Det går inte att göra i ärendets nuvarande status.')).toBeVisible()
  // What the page fetches then.
  await button('Annan handläggare').click()
  const why = `Anledningen till att ${RECEIVED.number} avvisas är inte skickad. ${AGAIN}`
  await expect.element(page.getByText(why)).toBeVisible()
  expect(page.getByText('Det går inte att göra i ärendets nuvarande status.').query()).toBeNull()
  await expect.element(page.getByRole('textbox')).toHaveValue('Fel organisation.')
})

const ASKING: CaseDetails = { ...RECEIVED, status: 'ACKNOWLEDGED', actions: ['ready', 'ask', 'reject'] }

describe('a question whose answer is lost', () => {
  const asking = { id: ASKING.id, event: 'ask' } as const
  const UNSURE = `Vi vet inte om frågan om ${ASKING.number} är skickad.`

  /** The question has arrived, and moved the case on. */
  async function lost() {
    const asked = answering([reply(contract.cases.act, unavailable(), asking)])
    await render(<CaseOfTwo first={ASKING} status="FEEDBACK_REQUESTED" actions={['ready', 'ask']} />)
    await button('Ställ en fråga').click()
    await page.getByRole('textbox').fill('Vilken enhet hör Lager till?')
    await button('Ställ en fråga').click()
    await expect.element(page.getByText(UNSURE)).toBeVisible()
    await button('Annan handläggare').click()
    return asked
  }

  it('is not told as changed by somebody else, and is sent again as the same question', async () => {
    const asked = await lost()
    await expect.element(page.getByText(UNSURE)).toBeVisible()
    expect(page.getByText(CHANGED).query()).toBeNull()
    expect(await violations()).toEqual([])
    await button('Ställ en fråga').click()
    await expect.poll(() => asked.length).toBe(2)
    expect(asked[1]?.body).toEqual(asked[0]?.body)
    expect(asked[1]?.key).toBe(asked[0]?.key)
  })

  it('is the same one after the next sign-in, too; another text is another one', async () => {
    beSignedInAs('hanna')
    const asked = await lost()
    endSession(498)
    clearPage()
    beSignedInAs('hanna')
    await render(<CaseActions details={{ ...ASKING, status: 'FEEDBACK_REQUESTED' }} />)
    await expect.element(page.getByText(UNSURE)).toBeVisible()
    await button('Ställ en fråga').click()
    await expect.poll(() => asked.length).toBe(2)
    expect(asked[1]?.body).toEqual(asked[0]?.body)
    expect(asked[1]?.key).toBe(asked[0]?.key)
    await page.getByRole('textbox').fill('Vilken kostnad hör Lager till?')
    await button('Ställ en fråga').click()
    await expect.poll(() => asked.at(-1)?.body).toMatchObject({ from: 'FEEDBACK_REQUESTED' })
    expect(asked.at(-1)?.key).not.toBe(asked[0]?.key)
  })
})

it('a form whose case is closed just before it is sent says that nothing is sent, too', async () => {
  answering([reply(contract.cases.act, refusedWith('CASE_EVENT_REFUSED'), rejection)])
  await render(<CaseOfTwo status="REJECTED" actions={[]} />)
  await button('Avvisa').click()
  await page.getByRole('textbox').fill('Fel organisation.')
  await button('Avvisa').click()
  await expect.element(page.getByText('Det går inte att göra i ärendets nuvarande status.')).toBeVisible()
  await button('Annan handläggare').click()
  await expect
    .element(page.getByText(`Anledningen till att ${RECEIVED.number} avvisas är inte skickad.`))
    .toBeVisible()
  await expect.element(button('Släng texten')).toBeVisible()
})

it('a text stays while another case worker moves the case on, until it is dropped', async () => {
  await render(<CaseOfTwo actions={[]} />)
  await button('Avvisa').click()
  await page.getByRole('textbox').fill('Fel organisation.')
  await button('Annan handläggare').click()
  await expect.element(page.getByRole('textbox')).toHaveValue('Fel organisation.')
  await button('Släng texten').click()
  expect(page.getByRole('textbox').query()).toBeNull()
  expect(begun()).toEqual([])
  expect(document.activeElement, 'focus is not lost with the button').not.toBe(document.body)
})

describe('a question that is begun when the case is closed in another tab', () => {
  async function closedMeanwhile(actions: CaseDetails['actions'] = []) {
    const { report: _report, ...summary } = ASKING
    const sent = { ...summary, status: 'FEEDBACK_REQUESTED' as const }
    const asked = answering([reply(contract.cases.act, sent, { id: ASKING.id, event: 'ask' })])
    await render(<CaseOfTwo first={ASKING} status="REJECTED" actions={actions} />)
    await button('Ställ en fråga').click()
    await page.getByRole('textbox').fill('Vilken enhet hör Lager till?')
    await button('Annan handläggare').click()
    return asked
  }
  const told = page.getByText(
    'Ärendet har nu status ”Avvisad, skicka en ny fil”. Frågan går inte att skicka.',
  )

  it('says so, is not sent, and can be copied until it is dropped', async () => {
    const asked = await closedMeanwhile()
    await expect.element(told).toBeVisible()
    await expect.element(page.getByText('Kopiera texten om du behöver den.')).toBeVisible()
    const field = page.getByRole('textbox')
    await expect.element(field).toHaveValue('Vilken enhet hör Lager till?')
    await expect.element(field).toHaveAttribute('readonly')
    expect(button('Ställ en fråga').query()).toBeNull()
    expect(button('Avbryt').query()).toBeNull()
    await expect
      .element(button('Släng texten'))
      .toHaveAccessibleDescription('Det du har skrivit tas bort och går inte att få tillbaka.')
    expect(await violations()).toEqual([])
    await button('Släng texten').click()
    await expect.element(told).not.toBeInTheDocument()
    expect(begun()).toEqual([])
    expect(asked).toEqual([])
  })

  it('is live again once the case takes it, from the status that is shown', async () => {
    const asked = await closedMeanwhile()
    await expect.element(told).toBeVisible()
    await button('Ångra').click()
    await expect.element(told).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox')).not.toHaveAttribute('readonly')
    await button('Ställ en fråga').click()
    await expect
      .poll(() => asked.map(({ body }) => body))
      .toEqual([{ from: 'ACKNOWLEDGED', confirmed: false, text: 'Vilken enhet hör Lager till?' }])
  })

  it('stays beside what can still be done', async () => {
    await closedMeanwhile(['reject'])
    await expect.element(told).toBeVisible()
    await button('Avvisa').click()
    await expect.element(page.getByLabelText('Anledning till att filen avvisas')).toHaveFocus()
    await button('Släng texten').click()
    await expect.element(told).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('Anledning till att filen avvisas')).toBeVisible()
  })

  it('is so, too, when one comes back to the case', async () => {
    await closedMeanwhile()
    await expect.element(told).toBeVisible()
    clearPage()
    await render(<CaseActions details={{ ...ASKING, status: 'REJECTED', actions: [] }} />)
    await expect.element(told).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveAttribute('readonly')
  })
})

it.each([
  ['Ställ en fråga', 'Frågan om P-20001 är inte skickad.'],
  ['Avvisa', 'Anledningen till att P-20001 avvisas är inte skickad.'],
])('a text of "%s" is there again when one comes back, and is asked about', async (act, notSent) => {
  const details: CaseDetails = { ...RECEIVED, status: 'ACKNOWLEDGED', actions: ['ready', 'ask', 'reject'] }
  await render(<CaseActions details={details} />)
  await button(act).click()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await page.getByRole('textbox').fill('Vilken enhet hör Lager till?')
  await expect.poll(begun).toEqual([notSent])
  clearPage()
  expect(begun(), 'it is in the tab though another page is open').toEqual([notSent])
  await render(<CaseActions details={details} />)
  await expect.element(page.getByRole('textbox')).toHaveValue('Vilken enhet hör Lager till?')
  expect(document.activeElement, 'the heading of the page has focus').toBe(document.body)
  expect(page.getByText('Här är det du hade börjat skriva').query()).toBeNull()
  await button('Avbryt').click()
  await expect.element(button(act)).toHaveFocus()
  await button(act).click()
  await expect.element(page.getByRole('textbox')).toHaveValue('')
  expect(begun()).toEqual([])
})

it('a question that is begun when the session ends is back after the next sign-in, without an identity number', async () => {
  const details: CaseDetails = { ...RECEIVED, status: 'ACKNOWLEDGED', actions: ['ask', 'reject'] }
  const { report: _report, ...summary } = details
  const asked = answering([
    reply(contract.cases.act, { ...summary, status: 'FEEDBACK_REQUESTED' }, { id: details.id, event: 'ask' }),
  ])
  beSignedInAs('hanna')
  await render(<CaseActions details={details} />)
  await button('Ställ en fråga').click()
  await page.getByRole('textbox').fill('Vem är 19811218-9876?')
  endSession(498)
  clearPage()
  beSignedInAs('hanna')
  await render(<CaseActions details={details} />)
  await expect.element(page.getByText('Här är det du hade börjat skriva')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('Vem är ?')
  await page.getByRole('textbox').fill('Vem är det på rad 4?')
  await button('Ställ en fråga').click()
  await expect.element(page.getByText(/Sparat\. Ny status/)).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([
    { from: 'ACKNOWLEDGED', confirmed: false, text: 'Vem är det på rad 4?' },
  ])
  expect(begun()).toEqual([])
  endSession(498)
  expect(sessionStorage, 'what is sent is not kept').toHaveLength(0)
})

it.each([
  ['ask', 'Ställ en fråga', 'Frågan om P-20001 skickas just nu.'],
  ['reject', 'Avvisa', 'Anledningen till att P-20001 avvisas skickas just nu.'],
  ['acknowledge', 'Ta emot', 'Ärendet P-20001 ändras just nu.'],
] as const)(
  'until the answer to "%s", whoever wants to leave is told what is under way',
  async (event, act, told) => {
    const { report: _report, ...summary } = RECEIVED
    const answer = late(reply(contract.cases.act, summary, { id: RECEIVED.id, event }))
    answering([answer])
    const underWay = () => Object.values(currentStore().get(sendingsAtom)).map(({ text }) => text)
    await render(<CaseActions details={{ ...RECEIVED, actions: ['acknowledge', 'ask', 'reject'] }} />)
    await button(act).click()
    if (event !== 'acknowledge') {
      await page.getByRole('textbox').fill('Vilken enhet hör Lager till?')
      await button(act).click()
    }
    await expect.poll(underWay).toEqual([told])
    answer.arrive()
    await expect.element(page.getByText(/Sparat\. Ny status/)).toBeVisible()
  },
)

it('an action without a form tells the status that is shown', async () => {
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
