import type { UploadPage } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answer,
  csvOf,
  type FileTest,
  OWN_COMPANY as OWN,
  openFileTest,
  rightRows,
} from '../../testing/index.ts'

/** A company of the same group, for which the same user sends files. */
const SISTER = '10402'

let files: FileTest
/** Number of the case whose file is called Röd vecka.csv. */
let red: string
/** Number of the case whose file is called blå.csv, sent after it. */
let blue: string

beforeAll(async () => {
  files = await openFileTest()
  const rows = await rightRows(20)
  const sent = async (name: string, bytes: Buffer) =>
    (await files.hr.send({ bytes, name, clientNumber: OWN })).number
  red = await sent('Röd vecka.csv', csvOf(rows))
  blue = await sent('blå.csv', csvOf(rows.slice(1)))
})
afterAll(() => files.app.close())

async function search(q: string): Promise<UploadPage> {
  const { app, hrToken: token } = files
  return answer(await app.call('POST', `personnel-files/${OWN}/searches`, { token, body: { q } }))
}

describe('a search finds a case', () => {
  test.each([
    ['by its number', 'P-{blue}', ['blue']],
    ['by its number without hyphen, in lower case', 'p{blue}', ['blue']],
    ['by the digits of its number', '{blue}', ['blue']],
    ['by the name of its file, whatever the accents', 'bla', ['blue']],
    ['by words of the name in any order', 'VECKA röd', ['red']],
    ['by its number and name together', '{red} vecka', ['red']],
    ['by what others have too, the newest first', 'csv p-', ['blue', 'red']],
    ['not by the number of one and the name of another', '{red} blå', []],
  ])('%s', async (_, q, found) => {
    const names = new Map([
      [red, 'red'],
      [blue, 'blue'],
    ])
    const { items } = await search(q.replace('{red}', red.slice(2)).replace('{blue}', blue.slice(2)))
    expect(items.flatMap(({ number }) => names.get(number) ?? [])).toEqual(found)
  })

  test('but none of another company', async () => {
    const bytes = csvOf(await rightRows(5))
    const sister = await files.hr.send({ bytes, name: 'Grön.csv', clientNumber: SISTER })
    for (const q of [sister.number, 'grön']) expect(await search(q)).toMatchObject({ items: [], total: 0 })
  })
})

test('a search narrows the rows and their count, not what is told beside them', async () => {
  const all = answer<UploadPage>(
    await files.app.call('GET', `personnel-files/${OWN}`, { token: files.hrToken }),
  )
  const found = await search('blå')
  expect(found).toMatchObject({ total: 1, counts: { all: 1 } })
  expect(all.total).toBeGreaterThan(1)
  const { items: _items, counts: _counts, total: _total, page: _page, pageSize: _size, ...beside } = all
  expect(found).toMatchObject(beside)
  expect(found.ongoing?.number).toBe(blue)
})
