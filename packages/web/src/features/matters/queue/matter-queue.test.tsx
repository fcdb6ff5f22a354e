import { contract } from '@salvia/core/api'
import { CLOSED_ORDERS_COUNTED } from '@salvia/core/limits'
import type { MatterRow } from '@salvia/core/matters'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { serverTime } from '../../../state/server-time.ts'
import { answering, reply } from '../../../testing/answers.ts'
import { mattersPage, exampleMatter as row } from '../../../testing/matters.ts'
import { render } from '../../../testing/render.tsx'
import { knowProfile, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { MatterQueueScreen } from './matter-queue.screen.tsx'

const PATH = '/handlaggning/arenden'

const open = async (path = PATH, ...items: MatterRow[]) => {
  const asked = answering([reply(contract.matters.list, mattersPage(items))])
  // The pills of a phone reach into the margin that a page has.
  await render(
    <main style={{ paddingInline: 'var(--sv-gutter)' }}>
      <MatterQueueScreen />
    </main>,
    path,
  )
  return asked
}
const cell = (name: string) => page.getByRole('cell', { name, exact: true })

signedInForEach()
beforeEach(() => knowProfile({ isCaseWorker: true, companies: [] }))

it('shows each open matter with its age in words, who has it and what it waits for', async () => {
  await page.viewport(1280, 900)
  const mine = row({
    id: '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b32',
    number: 'B-20043',
    handler: 'Hanna Leijon',
    isMine: true,
    isUntouched: true,
    unanswered: 2,
    clinic: null,
    clientNumber: null,
    company: null,
  })
  const asked = await open(PATH, row(), mine)
  await expect
    .element(page.getByRole('link', { name: 'B-20042' }))
    .toHaveAttribute('href', `/handlaggning/bestallningar/${row().id}`)
  await expect.element(cell('3 dagar').first()).toBeVisible()
  await expect.element(cell('Maja Lind Hälsosamtal').first()).toBeVisible()
  await expect.element(cell('Kvarnhälle AB')).toBeVisible()
  await expect.element(cell('Mottagningen Björkby')).toBeVisible()
  await expect.element(cell('Ingen')).toBeVisible()
  await expect.element(cell('Du')).toBeVisible()
  await expect.element(cell('Utan kund')).toBeVisible()
  await expect.element(cell('Utan mottagning')).toBeVisible()
  await expect.element(cell('2 obesvarade Orörd')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Orörda 2' })).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/api/matters?status=open&sort=promised&page=1'])
  expect(document.documentElement.scrollWidth).toBe(1280)
  expect(await violations()).toEqual([])
})

it.each([
  ['sv', CLOSED_ORDERS_COUNTED - 1, 'Avslutade 9 999', '9 999 ärenden', 'Visar 1–50 av 9 999'],
  ['sv', CLOSED_ORDERS_COUNTED, 'Avslutade 10 000+', 'Minst 10 000 ärenden', 'Visar 1–50 av minst 10 000'],
  [
    'en',
    CLOSED_ORDERS_COUNTED,
    'Closed 10,000+',
    'At least 10,000 matters',
    'Showing 1–50 of at least 10,000',
  ],
] as const)('in %s, %i closed matters: %s', async (locale, total, pill, line, pages) => {
  showLocale(locale)
  const counts = { open: 1, mine: 1, untouched: 2, handled: 3, closed: total }
  const closed = mattersPage([row({ status: 'closed', ending: 'withdrawn' })], { counts, total })
  answering([reply(contract.matters.list, closed)])
  await render(<MatterQueueScreen />, `${PATH}?status=closed`)
  await expect.element(page.getByRole('link', { name: pill, exact: true })).toBeVisible()
  await expect.element(page.getByText(line, { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(pages, { exact: true })).toBeVisible()
  expect(await violations()).toEqual([])
})

it('a matter of today has no days', async () => {
  await open(PATH, row({ createdAt: serverTime() }))
  await expect.element(page.getByText('I dag', { exact: true })).toBeVisible()
})

it('finished ones say when they were sent and how they ended, the latest first', async () => {
  await page.viewport(1280, 900)
  const asked = await open(
    `${PATH}?status=closed`,
    row({ status: 'closed', ending: 'withdrawn', isUntouched: true }),
  )
  await expect.element(page.getByRole('columnheader', { name: 'Skickad' })).toBeVisible()
  await expect.element(cell('Återkallad')).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/api/matters?status=closed&sort=-age&page=1'])
})

it.each([
  ['Utlovat svar', 'promised'],
  ['Ålder', 'age'],
  ['Kund', 'customer'],
  ['Mottagning', 'clinic'],
])('is sorted by %s, and the other way when pressed again', async (header, sort) => {
  await page.viewport(1280, 900)
  const asked = await open(`${PATH}?sort=${sort}&unanswered=true`, row())
  await page.getByRole('columnheader', { name: header }).getByRole('button').click()
  const other = `/api/matters?status=open&sort=-${sort}&unanswered=true&page=1`
  await expect.poll(() => asked.map(({ path }) => path)).toContain(other)
})

it.each([
  ['open', 'age', 'Ålder', 'descending', 'arrow-down'],
  ['open', '-age', 'Ålder', 'ascending', 'arrow-up'],
  ['closed', 'age', 'Skickad', 'ascending', 'arrow-up'],
  ['closed', '-age', 'Skickad', 'descending', 'arrow-down'],
])('of %s ones by %s, the column %s is %s', async (status, sort, name, order, arrow) => {
  await page.viewport(1280, 900)
  await open(`${PATH}?status=${status}&sort=${sort}`, row())
  const header = page.getByRole('columnheader', { name })
  await expect.element(header).toHaveAttribute('aria-sort', order)
  expect(header.element().querySelector(`.lucide-${arrow}`)).not.toBeNull()
})

it.each([
  [PATH, 'Inga öppna ärenden'],
  [`${PATH}?status=mine`, 'Du har inga öppna ärenden'],
  [`${PATH}?status=untouched`, 'Inget ärende har blivit liggande'],
  [`${PATH}?status=handled`, 'Inga hanterade ärenden'],
  [`${PATH}?status=closed`, 'Inga avslutade ärenden'],
  [`${PATH}?status=mine&q=abc`, 'Inga ärenden matchar sökningen'],
  [`${PATH}?unanswered=true`, 'Inga ärenden matchar sökningen'],
  [`${PATH}?status=closed&kind=complaint`, 'Inga ärenden matchar sökningen'],
])('says why it is empty: %s', async (path, text) => {
  await open(path)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  expect(await violations()).toEqual([])
})

it('tells of handled matters with an unanswered message, with the way to them, but among themselves', async () => {
  const told = mattersPage([row()], { handledUnanswered: 2 })
  answering([reply(contract.matters.list, told)])
  await render(<MatterQueueScreen />, PATH)
  await expect.element(page.getByText(/^2 hanterade ärenden har obesvarade meddelanden\./)).toBeVisible()
  await page.getByRole('link', { name: 'Visa' }).click()
  await expect.element(page.getByRole('link', { name: 'Visa' })).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
})

it('on a phone each matter is a card, and the reply templates are in the menu', async () => {
  await page.viewport(375, 800)
  await open(PATH, row({ unanswered: 1 }))
  await expect.element(page.getByText('1 obesvarat')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(375)
  await page.getByRole('button', { name: 'Fler val' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Svarsmallar' })).toBeVisible()
  expect(await violations()).toEqual([])
})

it('a case worker without orders has no reply templates', async () => {
  knowProfile({ isCaseWorker: true, functions: ['complaints'] })
  await open(PATH, row())
  await expect.element(page.getByText('B-20042')).toBeVisible()
  expect(page.getByRole('button', { name: 'Fler val' }).query()).toBeNull()
})
