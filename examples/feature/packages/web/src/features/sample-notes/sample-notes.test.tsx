import { isoDate } from '@salvia/core/primitives'
import {
  type SampleNote,
  type SampleNoteDetails,
  type SampleNotePage,
  sampleNotesContract,
} from '@salvia/core/sample-notes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../state/query-client.ts'
import { answering, refusedWith, reply, unavailable } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { SampleNoteScreen } from './sample-note.screen.tsx'
import { sampleNotesDashboard } from './sample-notes.dashboard.tsx'
import { SampleNotesScreen } from './sample-notes.screen.tsx'

const ID = '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11'
const ROW: SampleNote = { id: ID, title: 'Ergonomi', dueOn: isoDate(2026, 11, 21), isOverdue: true }
const COMPANY = { clientNumber: '10401' }
const ONE = { ...COMPANY, id: ID }
const DETAILS: SampleNoteDetails = { ...ROW, text: 'Höj bordet.' }
const pageOf = (items: SampleNote[]): SampleNotePage => ({
  ...{ items, counts: { all: items.length, overdue: items.length }, total: items.length },
  ...{ page: 1, pageSize: 50 },
})

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
  await expect.element(page.getByText('Försenad', { exact: true })).toBeVisible()
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

it('the page of one shows its text', async () => {
  answering([reply(sampleNotesContract.get, DETAILS, ONE)])
  await render(<SampleNoteScreen />, `/exempelanteckningar/${ID}`, '/exempelanteckningar/:id')
  await expect.element(page.getByText('Höj bordet.')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('the page of one that is not there says so', async () => {
  answering([reply(sampleNotesContract.get, refusedWith('SAMPLE_NOTE_NOT_FOUND'), ONE)])
  await render(<SampleNoteScreen />, `/exempelanteckningar/${ID}`, '/exempelanteckningar/:id')
  await expect.element(page.getByText('Exempelanteckning saknas.').first()).toBeVisible()
})

it('the line on the start page leads to the list', async () => {
  const { Line } = sampleNotesDashboard
  await render(Line && <Line />)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/exempelanteckningar')
})
