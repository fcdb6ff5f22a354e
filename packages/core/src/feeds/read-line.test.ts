import { expect, test } from 'vitest'
import { z } from 'zod'
import { FEED_LINE_MAX_BYTES } from '../limits/index.ts'
import { defineFeed } from './define-feed.ts'
import { feedLineSchema } from './feed-line.ts'
import { readLine } from './read-line.ts'

const feed = defineFeed({
  summary: 'A thing.',
  data: z.strictObject({ name: z.string().max(10), tags: z.array(z.string()).optional() }),
  examples: [],
  refusals: [],
})
const schema = feedLineSchema(feed)
const read = (text: string | Uint8Array) =>
  readLine(schema, typeof text === 'string' ? new TextEncoder().encode(text) : text)
const mistakes = (text: string | Uint8Array) =>
  read(text).mistakes?.map(({ path, code }) => `${code} ${path}`.trim())
const put = (more: object) => JSON.stringify({ id: 'a', version: 1, op: 'put', data: { name: 'A' }, ...more })

test('a right line is read, with a carriage return too', () => {
  expect(read(`${put({})}\r`).line).toEqual({ id: 'a', version: 1, op: 'put', data: { name: 'A' } })
  expect(read('{"id":"a","version":0,"op":"delete"}').line).toEqual({ id: 'a', version: 0, op: 'delete' })
})

test.each([
  ['not JSON', '{"id":"a"', ['FEED_LINE_NOT_JSON']],
  ['a list', '[]', ['FEED_FIELD_WRONG']],
  ['no id', '{"version":1,"op":"delete"}', ['FEED_FIELD_MISSING id']],
  ['an id with a space', put({ id: 'a b' }), ['FEED_FIELD_WRONG id']],
  ['an id of 101 characters', put({ id: 'a'.repeat(101) }), ['FEED_FIELD_WRONG id']],
  ['a version below 0', put({ version: -1 }), ['FEED_FIELD_WRONG version']],
  ['a version with decimals', put({ version: 1.5 }), ['FEED_FIELD_WRONG version']],
  ['a version as text', put({ version: '1' }), ['FEED_FIELD_WRONG version']],
  ['a version that is not exact', put({ version: 2 ** 53 }), ['FEED_FIELD_WRONG version']],
  ['no op', '{"id":"a","version":1}', ['FEED_FIELD_MISSING op']],
  ['another op', put({ op: 'patch' }), ['FEED_FIELD_WRONG op']],
  ['no data', '{"id":"a","version":1,"op":"put"}', ['FEED_FIELD_MISSING data']],
  ['data of a deleted object', put({ op: 'delete' }), ['FEED_FIELD_UNKNOWN data']],
  ['an unknown field', put({ data: { name: 'A', nmae: 'B' } }), ['FEED_FIELD_UNKNOWN data.nmae']],
  ['a wrong field in a list', put({ data: { name: 'A', tags: ['x', 1] } }), ['FEED_FIELD_WRONG data.tags.1']],
  [
    'two mistakes',
    put({ version: null, data: {} }),
    ['FEED_FIELD_WRONG version', 'FEED_FIELD_MISSING data.name'],
  ],
  ['a NUL', put({ data: { name: 'a\0b' } }), ['FEED_FIELD_WRONG data.name']],
  ['half of a surrogate pair', put({ data: { name: '\u{d800}' } }), ['FEED_FIELD_WRONG data.name']],
])('%s', (_, text, expected) => {
  expect(mistakes(text)).toEqual(expected)
})

test('a line that is not UTF-8', () => {
  expect(mistakes(new Uint8Array([0x7b, 0xff, 0x7d]))).toEqual(['FEED_LINE_NOT_UTF8'])
})

test('a line of the longest length is read, one byte more is too long', () => {
  const short = put({})
  const longest = short + ' '.repeat(FEED_LINE_MAX_BYTES - short.length)
  expect(mistakes(longest)).toBeUndefined()
  expect(mistakes(`${longest} `)).toEqual(['FEED_LINE_TOO_LONG'])
})

test('the highest version that is exact is right', () => {
  expect(mistakes(put({ version: Number.MAX_SAFE_INTEGER }))).toBeUndefined()
})

test('a wrong line keeps an id that is right', () => {
  expect(read(put({ version: -1 }))).toMatchObject({ id: 'a' })
  expect(read(put({ id: ' ' }))).toMatchObject({ id: null })
})
