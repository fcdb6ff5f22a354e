import { contract } from '@salvia/core/api'
import type { MatterRow } from '@salvia/core/matters'
import { instantOf, isoDate } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { serverClock } from '../../../state/server-clock.ts'
import { answering, reply } from '../../../testing/answers.ts'
import { exampleMatter, mattersPage } from '../../../testing/matters.ts'
import { render } from '../../../testing/render.tsx'
import { knowProfile, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { MatterQueueScreen } from './matter-queue.screen.tsx'

signedInForEach()
beforeEach(async () => {
  knowProfile({ isCaseWorker: true, companies: [] })
  await page.viewport(1280, 900)
})
afterEach(() => {
  serverClock.note(new Date().toUTCString())
  document.body.style.removeProperty('padding-inline-start')
})

const DAY = isoDate(2026, 12, 4)
const cell = (name: string) => page.getByRole('cell', { name, exact: true })

async function openAt(now: string, row: Partial<MatterRow>, path = '/handlaggning/arenden') {
  serverClock.note(now)
  const matter = exampleMatter({ createdAt: instantOf('2026-11-20T09:00:00Z'), ...row })
  answering([reply(contract.matters.list, mattersPage([matter]))])
  await render(<MatterQueueScreen />, path)
}

// The day begins and ends in Stockholm, an hour before it does in UTC.
describe.each([
  ['2026-11-30T09:00:00Z', 'fre 4 dec', 'Fri 4 Dec'],
  ['2026-12-02T22:58:00Z', 'fre 4 dec', 'Fri 4 Dec'],
  ['2026-12-02T23:00:00Z', 'I morgon', 'Tomorrow'],
  ['2026-12-03T22:58:00Z', 'I morgon', 'Tomorrow'],
  ['2026-12-03T23:00:00Z', 'I dag', 'Today'],
  ['2026-12-04T22:58:00Z', 'I dag', 'Today'],
  ['2026-12-04T23:00:00Z', '1 dag försenat', '1 day overdue'],
  ['2026-12-06T22:58:00Z', '2 dagar försenat', '2 days overdue'],
])('at %s by the server’s time, what is promised on the 4th', (now, sv, en) => {
  it.each([['sv', sv] as const, ['en', en] as const])('in %s: %s', async (locale, words) => {
    showLocale(locale)
    await openAt(now, { promisedOn: DAY })
    await expect.element(cell(words)).toBeVisible()
    await expect.element(cell(words).getByRole('time')).toHaveAttribute('datetime', DAY)
  })
})

it('what has an answer is promised none any more', async () => {
  await openAt('2026-12-06T09:00:00Z', { promisedOn: null, isAnswered: true })
  await expect.element(cell('Besvarat')).toBeVisible()
})

it('what is late is a warning, and stands with its label on a phone', async () => {
  await page.viewport(375, 800)
  await openAt('2026-12-06T09:00:00Z', { promisedOn: DAY })
  await expect.element(page.getByRole('definition').getByText('2 dagar försenat')).toBeVisible()
  await expect.element(page.getByRole('term').getByText('Utlovat svar')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('where nothing is promised, a dash says so in words', async () => {
  await openAt('2026-12-06T09:00:00Z', { promisedOn: null })
  await expect.element(cell('Inget utlovat')).toBeVisible()
  await expect.element(page.getByText('–', { exact: true })).toBeVisible()
})

it.each(['handled', 'closed'] as const)(
  'of what is %s, the promised day stands without a warning',
  async status => {
    const ending = status === 'closed' ? 'closed' : null
    const path = `/handlaggning/arenden?status=${status}`
    await openAt('2026-12-06T09:00:00Z', { promisedOn: DAY, status, ending }, path)
    await expect.element(cell('2026-12-04')).toBeVisible()
  },
)

it.each([
  [1280, 256],
  [1024, 256],
  [900, 72],
])('what is late stands on one line, at %i px beside a menu of %i px', async (width, menu) => {
  await page.viewport(width, 900)
  document.body.style.paddingInlineStart = `${menu}px`
  const row = {
    ...{ promisedOn: isoDate(2026, 11, 24), unanswered: 2, isUntouched: true },
    ...{ about: 'Anna-Karin Gustafsson Lindqvist', company: 'Kvarnhälle Transport och Logistik AB' },
    ...{ title: 'Arbetsplatsbesök med ergonomisk bedömning', handler: 'Hanna Leijon' },
  }
  await openAt('2026-12-06T09:00:00Z', row)
  const words = page.getByText('12 dagar försenat', { exact: true })
  await expect.element(words).toBeVisible()
  const range = document.createRange()
  range.selectNodeContents(words.element())
  expect(range.getClientRects()).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBe(width)
})
