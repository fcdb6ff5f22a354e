import { describe, expect, test } from 'vitest'
import { ssoCookieIn } from './sso-cookie.ts'

const HINTS = {
  authMethod: 'sso',
  accessToken: 'a.b.c',
  consentsGiven: [],
  consentsNeeded: ['analytics'],
  consentsDeclined: [],
}
const cookie = (value: string) => `other=1; wp_sso=${encodeURIComponent(value)}; wp_sso_x=2`

test('the hints of the server are read', () => {
  expect(ssoCookieIn(cookie(JSON.stringify(HINTS)))).toEqual({ kind: 'hints', hints: HINTS })
})

test('none where there is none, whatever else there is', () => {
  expect(ssoCookieIn('')).toEqual({ kind: 'none' })
  expect(ssoCookieIn('wp_sso_out=1; xwp_sso=2')).toEqual({ kind: 'none' })
})

describe('unreadable, without a crash', () => {
  test.each([
    ['not JSON', 'hello'],
    ['nothing', ''],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another method', JSON.stringify({ ...HINTS, authMethod: 'password' })],
    ['a token that is no text', JSON.stringify({ ...HINTS, accessToken: {} })],
    ['an empty token', JSON.stringify({ ...HINTS, accessToken: '' })],
    ['without consents', JSON.stringify({ authMethod: 'sso' })],
    ['5 kB', JSON.stringify({ ...HINTS, accessToken: 'x'.repeat(5000) })],
  ])('%s', (_, value) => expect(ssoCookieIn(cookie(value))).toEqual({ kind: 'unreadable' }))

  test('broken escapes', () => {
    expect(ssoCookieIn('wp_sso=%E0%A4%A')).toEqual({ kind: 'unreadable' })
  })

  test('two of them', () => {
    const one = cookie(JSON.stringify(HINTS))
    expect(ssoCookieIn(`${one}; ${one}`)).toEqual({ kind: 'unreadable' })
  })
})

test('what is more than asked for stays out, and no prototype changes', () => {
  const text = `{"__proto__":{"accessToken":"evil","polluted":true},"authMethod":"sso","consentsGiven":["analytics","<b>x</b>"],"consentsNeeded":[],"consentsDeclined":[],"constructor":{"prototype":{"polluted":true}}}`
  const read = ssoCookieIn(cookie(text))
  expect(read.kind === 'hints' && read.hints.accessToken).toBeUndefined()
  expect(read.kind === 'hints' && Object.keys(read.hints)).not.toContain('constructor')
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
