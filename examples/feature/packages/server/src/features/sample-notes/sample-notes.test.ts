import type { SampleNoteDetails, SampleNotePage } from '@salvia/core/sample-notes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'

const LIST = 'sample-notes/10401'
const NO_ID = '00000000-0000-4000-8000-000000000000'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
})
afterAll(() => salvia.close())

async function titles(query: string): Promise<string[]> {
  const answer = await salvia.call('GET', `${LIST}?${query}`, { token })
  return answer.json<SampleNotePage>().items.map(({ title }) => title)
}

describe('the list', () => {
  test('shows what is due first, and counts what is overdue by the end of the day', async () => {
    const answer = await salvia.call('GET', LIST, { token })
    const page = answer.json<SampleNotePage>()
    expect(page.items.map(({ isOverdue }) => isOverdue)).toEqual([true, false, false])
    expect(page).toMatchObject({ total: 3, counts: { all: 3, overdue: 1 } })
  })

  test.each([
    ['the filter', 'status=overdue', ['Ergonomi']],
    ['the opposite order', 'sort=-due', ['Hälsokontroll', 'Åtgärdsplan', 'Ergonomi']],
    ['a search without diacritics', 'q=atgard', ['Åtgärdsplan']],
    ['a page', 'page=2&pageSize=2', ['Hälsokontroll']],
  ])('keeps to %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('refuses a search of six digits in the address with INVALID_REQUEST, and takes it in a body', async () => {
    const refused = await salvia.call('GET', `${LIST}?q=198001`, { token })
    expect(refused.json()).toMatchObject({ code: 'INVALID_REQUEST' })
    const answer = await salvia.call('POST', `${LIST}/searches`, { token, body: { q: '198001' } })
    expect(answer.json()).toMatchObject({ total: 0 })
  })
})

describe('one of them', () => {
  const first = async (company: string) =>
    (await salvia.call('GET', `sample-notes/${company}`, { token })).json<SampleNotePage>().items[0]?.id

  test('is told with its text', async () => {
    const answer = await salvia.call('GET', `${LIST}/${await first('10401')}`, { token })
    expect(answer.json<SampleNoteDetails>()).toMatchObject({ title: 'Ergonomi', text: 'Ergonomi.' })
  })

  test('is SAMPLE_NOTE_NOT_FOUND where there is none, and where it is another company’s', async () => {
    const other = await first('10402')
    expect(other).toBeDefined()
    for (const id of [NO_ID, other]) {
      const answer = await salvia.call('GET', `${LIST}/${id}`, { token })
      expect(answer.json()).toMatchObject({ status: 404, code: 'SAMPLE_NOTE_NOT_FOUND' })
    }
  })
})
