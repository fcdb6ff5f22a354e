import { contract } from '@salvia/core/api'
import type { MatterRow } from '@salvia/core/matters'
import { addDays, isoDate, stockholmDate } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { serverTime } from '../../../state/server-time.ts'
import { answering, reply } from '../../../testing/answers.ts'
import { exampleMatter, mattersPage } from '../../../testing/matters.ts'
import { render } from '../../../testing/render.tsx'
import { knowProfile, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { MatterQueueScreen } from './matter-queue.screen.tsx'
import { Promised } from './promised.tsx'

signedInForEach()
beforeEach(async () => {
  knowProfile({ isCaseWorker: true, companies: [] })
  await page.viewport(1280, 900)
})
afterEach(() => void document.body.style.removeProperty('padding-inline-start'))

const DAY = isoDate(2026, 12, 4)
const cell = (name: string) => page.getByRole('cell', { name, exact: true })

/** A day so many days from today. */
const away = (days: number) => addDays(stockholmDate(serverTime()), days)

async function open(row: Partial<MatterRow>, path = '/handlaggning/arenden') {
  answering([reply(contract.matters.list, mattersPage([exampleMatter(row)]))])
  await render(<MatterQueueScreen />, path)
}

describe.each([
  [isoDate(2026, 11, 30), 'fre 4 dec', 'Fri 4 Dec'],
  [isoDate(2026, 12, 2), 'fre 4 dec', 'Fri 4 Dec'],
  [isoDate(2026, 12, 3), 'I morgon', 'Tomorrow'],
  [isoDate(2026, 12, 4), 'I dag', 'Today'],
  [isoDate(2026, 12, 5), '1 dag försenat', '1 day overdue'],
  [isoDate(2026, 12, 6), '2 dagar försenat', '2 days overdue'],
])('on %s, what is promised on the 4th', (today, sv, en) => {
  it.each([['sv', sv] as const, ['en', en] as const])('in %s: %s', async (locale, words) => {
    showLocale(locale)
    await render(<Promised on={DAY} isAnswered={false} today={today} />)
    await expect.element(page.getByRole('time')).toHaveTextContent(words)
    await expect.element(page.getByRole('time')).toHaveAttribute('datetime', DAY)
  })
})

// The day is Stockholm's, whatever the day of the browser.
it.each([
  [-1, '1 dag försenat'],
  [0, 'I dag'],
  [1, 'I morgon'],
])('what is promised in %i days says so in the queue: %s', async (days, words) => {
  await open({ promisedOn: away(days) })
  await expect.element(cell(words)).toBeVisible()
})

it('what has an answer is promised none any more', async () => {
  await open({ promisedOn: null, isAnswered: true })
  await expect.element(cell('Besvarat')).toBeVisible()
})

it('what is late is a warning, and stands with its label on a phone', async () => {
  await page.viewport(375, 800)
  await open({ promisedOn: away(-2) })
  await expect.element(page.getByRole('definition').getByText('2 dagar försenat')).toBeVisible()
  await expect.element(page.getByRole('term').getByText('Utlovat svar')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('where nothing is promised, a dash says so in words', async () => {
  await open({ promisedOn: null })
  await expect.element(cell('Inget utlovat')).toBeVisible()
  await expect.element(page.getByText('–', { exact: true })).toBeVisible()
})

it.each(['handled', 'closed'] as const)(
  'of what is %s, the promised day stands without a warning',
  async status => {
    const ending = status === 'closed' ? 'closed' : null
    const path = `/handlaggning/arenden?status=${status}`
    await open({ promisedOn: DAY, status, ending }, path)
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
    ...{ promisedOn: away(-12), unanswered: 2, isUntouched: true },
    ...{ about: 'Anna-Karin Gustafsson Lindqvist', company: 'Kvarnhälle Transport och Logistik AB' },
    ...{ title: 'Arbetsplatsbesök med ergonomisk bedömning', handler: 'Hanna Leijon' },
  }
  await open(row)
  const words = page.getByText('12 dagar försenat', { exact: true })
  await expect.element(words).toBeVisible()
  const range = document.createRange()
  range.selectNodeContents(words.element())
  expect(range.getClientRects()).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBe(width)
})
