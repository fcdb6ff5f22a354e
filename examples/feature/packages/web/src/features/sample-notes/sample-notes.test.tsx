import { contract } from '@salvia/core/api'
import type { PageOf } from '@salvia/core/lists'
import { isoDate } from '@salvia/core/primitives'
import {
  type SampleNote,
  type SampleNoteCase,
  type SampleNoteDetails,
  sampleNoteCasesContract,
  sampleNotesContract,
  type sampleNotesList,
} from '@salvia/core/sample-notes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../state/query-client.ts'
import { answering, refusedWith, reply, unavailable } from '../../testing/answers.ts'
import { exampleConversation, exampleMessage } from '../../testing/conversations.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { exampleMatterCase } from '../../testing/whole-matter.ts'
import { SampleNoteScreen } from './sample-note.screen.tsx'
import { SampleNoteCaseScreen } from './sample-note-case.screen.tsx'
import { sampleNotesDashboard } from './sample-notes.dashboard.tsx'
import { SampleNotesScreen } from './sample-notes.screen.tsx'

const { id: ID } = exampleMatterCase
const OWN = { title: 'Ergonomi', promisedOn: isoDate(2026, 11, 21), isOverdue: true }
const { number, createdAt, status, ending } = exampleMatterCase
const ROW: SampleNote = { ...OWN, id: ID, number, createdAt, status, ending, unread: 1 }
const COMPANY = { clientNumber: '10401' }
const ONE = { ...COMPANY, id: ID }
const DETAILS: SampleNoteDetails = {
  ...exampleMatterCase,
  ...OWN,
  ...{ text: 'Höj bordet.', isOwn: true, mayWithdraw: true },
}
const CASE: SampleNoteCase = { ...exampleMatterCase, ...OWN, text: 'Höj bordet.' }
const pageOf = (items: SampleNote[]): PageOf<typeof sampleNotesList> => ({
  items,
  counts: { all: items.length, sent: items.length, received: 0, handled: 0, closed: 0 },
  ...{ total: items.length, page: 1, pageSize: 50 },
})
const opened = () => render(<SampleNoteScreen />, `/exempelanteckningar/${ID}`, '/exempelanteckningar/:id')

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

it('the list shows its rows, each with the way to its page', async () => {
  answering([reply(sampleNotesContract.list, pageOf([ROW]), COMPANY)])
  await render(<SampleNotesScreen />, '/exempelanteckningar')
  const link = page.getByRole('link', { name: 'Ergonomi' })
  await expect.element(link).toHaveAttribute('href', `/exempelanteckningar/${ID}`)
  for (const tag of ['Försenad', '1 ny', 'Inskickad'])
    await expect.element(page.getByText(tag, { exact: true })).toBeVisible()
  expect(await violations()).toEqual([])
})

it('the list says so when there is nothing', async () => {
  answering([reply(sampleNotesContract.list, pageOf([]), COMPANY)])
  await render(<SampleNotesScreen />, '/exempelanteckningar')
  await expect.element(page.getByText('Inga exempelanteckningar än')).toBeVisible()
})

it('the list says so when it cannot be fetched', async () => {
  answering([reply(sampleNotesContract.list, unavailable(), COMPANY)])
  await render(<SampleNotesScreen />, '/exempelanteckningar')
  await expect.element(page.getByText('Tjänsten svarar inte just nu.').first()).toBeVisible()
})

it('the page of one shows its text and its conversation', async () => {
  const conversation = exampleConversation([exampleMessage(1, { text: 'Vi kommer på tisdag.' })])
  answering([reply(sampleNotesContract.get, { ...DETAILS, conversation }, ONE)])
  await opened()
  for (const text of ['Höj bordet.', 'Vi kommer på tisdag.'])
    await expect.element(page.getByText(text)).toBeVisible()
  expect(await violations()).toEqual([])
})

it('the page of one that is not there says so', async () => {
  answering([reply(sampleNotesContract.get, refusedWith('SAMPLE_NOTE_NOT_FOUND'), ONE)])
  await opened()
  await expect.element(page.getByRole('heading', { name: 'Exempelanteckning saknas' })).toBeVisible()
})

it('its maker withdraws it after a question, and is told', async () => {
  let shown = DETAILS
  answering([
    reply(sampleNotesContract.get, () => shown, ONE),
    reply(
      sampleNotesContract.withdraw,
      () => {
        shown = { ...DETAILS, status: 'closed', ending: 'withdrawn', mayWithdraw: false }
        return shown
      },
      ONE,
    ),
  ])
  await opened()
  await page.getByRole('button', { name: 'Återkalla', exact: true }).click()
  await page.getByRole('button', { name: /^Återkalla exempelanteckningen/ }).click()
  await expect.element(page.getByText('Exempelanteckningen är återkallad.')).toBeVisible()
})

it('the case worker takes one on', async () => {
  answering([
    reply(sampleNoteCasesContract.get, CASE, { id: ID }),
    reply(sampleNoteCasesContract.act, { ...CASE, isMine: true }, { id: ID, event: 'take-on' }),
    reply(contract.replyTemplates.list, { items: [] }),
  ])
  await render(
    <SampleNoteCaseScreen />,
    `/handlaggning/exempelanteckningar/${ID}`,
    '/handlaggning/exempelanteckningar/:id',
  )
  await page.getByRole('button', { name: 'Ta dig an' }).click()
  await expect.element(page.getByText('Du är nu handläggare.')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('the line on the start page leads to the list', async () => {
  const { Line } = sampleNotesDashboard
  await render(Line && <Line />)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/exempelanteckningar')
})
