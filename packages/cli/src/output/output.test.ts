import { describe, expect, test } from 'vitest'
import { toJson, visible } from './escape.ts'
import { listed } from './listed.ts'
import { nearest } from './nearest.ts'
import { bytes, count, date, dateTime, duration, momentSince } from './quantities.ts'
import { type Screen, screenOf } from './screen.ts'
import { targetsOf } from './targets.ts'
import { commandHint, pad, spread, twoColumns, wrap, wrapWithCommand } from './wrap.ts'

describe('screen', () => {
  const screen = (env: NodeJS.ProcessEnv, isTTY = true, flags = {}): Screen =>
    screenOf({ isTTY, columns: 72 }, { locale: 'sv', env, noColor: false, plain: false, ...flags })
  const red = (of: Screen) => of.paint.error('x') !== 'x'

  test('colour: the flag, then FORCE_COLOR, NO_COLOR, CLICOLOR_FORCE, then the terminal', () => {
    expect(red(screen({}))).toBe(true)
    expect(red(screen({}, false))).toBe(false)
    expect(red(screen({ NO_COLOR: '1' }))).toBe(false)
    expect(red(screen({ NO_COLOR: '' }))).toBe(true)
    expect(red(screen({ NO_COLOR: '1', FORCE_COLOR: '1' }, false))).toBe(true)
    expect(red(screen({ FORCE_COLOR: '0' }))).toBe(false)
    expect(red(screen({ CLICOLOR_FORCE: '1' }, false))).toBe(true)
    expect(red(screen({ CLICOLOR_FORCE: '1', NO_COLOR: '1' }, false))).toBe(false)
    expect(red(screen({ TERM: 'dumb' }))).toBe(false)
    expect(red(screen({ FORCE_COLOR: '1' }, true, { noColor: true }))).toBe(false)
  })

  test('width: of the terminal, from 60 to 100', () => {
    expect(screen({}).width).toBe(72)
    expect([screen({ COLUMNS: '20' }).width, screen({ COLUMNS: '300' }).width]).toEqual([60, 100])
    expect(screenOf({}, { locale: 'sv', env: {}, noColor: false, plain: false }).width).toBe(80)
  })

  test('movement: on a terminal that nobody reads aloud, and not in CI', () => {
    expect(screen({}).moving).toBe(true)
    for (const env of [{ CI: 'true' }, { TERM: 'dumb' }, { SALVIA_SCREEN_READER: '1' }]) {
      expect(screen(env).moving).toBe(false)
    }
    expect(screen({}, false).moving).toBe(false)
    expect(screen({ CI: 'false' }).moving).toBe(true)
  })

  test('signs: as good as the terminal can show', () => {
    expect(screen({ LANG: 'sv_SE.UTF-8' }).marks.error).toBe('✖')
    expect(screen({ LANG: 'C' }).marks.error).toBe('x')
    expect(screen({ TERM: 'linux' }).marks.error).toBe('x')
    expect(screen({ SALVIA_SCREEN_READER: '1' }).marks.error).toBe('Fel:')
  })
})

test('a file has the format of its ending, unless an option names one or the result has no such format', () => {
  const formatsOf = (output: string, formats: string[] = [], fallback?: string) =>
    targetsOf({
      ...{ formats, output, fallback, known: ['pretty', 'concise', 'json', 'xlsx', 'csv'] },
      ...{ tty: true, isPrivate: false },
    }).map(({ format, file }) => `${format} ${file}`)
  expect(formatsOf('a.xlsx')).toEqual(['xlsx a.xlsx'])
  expect(formatsOf('b/A.JSON', [], 'pretty')).toEqual(['json b/A.JSON'])
  expect(formatsOf('a.xlsx', ['csv'])).toEqual(['csv a.xlsx'])
  expect(formatsOf('a.png', [], 'json')).toEqual(['json a.png'])
  expect(formatsOf('a.txt')).toEqual(['concise a.txt'])
  expect(formatsOf('xlsx')).toEqual(['concise xlsx'])
})

test('control characters and marks of direction are written out', () => {
  expect(visible('a\u001b[31m\u0085\u202eb')).toBe('a\\u001b[31m\\u0085\\u202eb')
  expect(JSON.parse(toJson({ a: '\u0085\n\u202e' }))).toEqual({ a: '\u0085\n\u202e' })
  expect(toJson({ a: '\u0085' })).toContain('\\u0085')
})

test('the nearest word is suggested only where it is near', () => {
  expect(nearest('valdate', ['validate', 'explain'])).toBe('validate')
  expect(nearest('log', ['logout', 'status'])).toBe('logout')
  expect(nearest('import', ['validate', 'explain'])).toBeUndefined()
})

test('text is wrapped by what is seen of it, and a long word stands alone', () => {
  expect(wrap('ett två tre', 7)).toEqual(['ett två', 'tre'])
  expect(wrap('\u001b[31mett\u001b[39m två tre', 7)).toHaveLength(2)
  expect(wrap('enmycketlångtext ja', 5)).toEqual(['enmycketlångtext', 'ja'])
  expect(pad('日本', 5)).toBe('日本 ')
  expect(spread('a', 'b', 5)).toEqual(['a   b'])
  expect(spread('abc', 'def', 7)).toEqual(['abc', 'def'])
  expect(
    twoColumns(
      [
        ['a', 'b c d'],
        ['long word', 'e'],
      ],
      16,
    ),
  ).toEqual(['  a          b c', '             d', '  long word  e'])
})

test('a command that is too wide for its line stands whole on the next', () => {
  expect(commandHint('läs mer:', 'salvia explain A', 30)).toEqual([' läs mer:  salvia explain A'])
  expect(commandHint('läs mer:', 'salvia explain LONG_CODE', 30)).toEqual([
    ' läs mer:',
    '   salvia explain LONG_CODE',
  ])
})

test('a sentence that ends with a command breaks before the command, not in it', () => {
  const text = 'Rätta felet och kör:  salvia validate a.csv'
  expect(wrapWithCommand(text, 60)).toEqual([text])
  expect(wrapWithCommand(text, 30)).toEqual(['Rätta felet och kör:', '  salvia validate a.csv'])
})

test('quantities as people write them, times in Stockholm', () => {
  expect([count(1200, 'sv'), count(1200, 'en')]).toEqual(['1 200', '1,200'])
  expect([bytes(999, 'sv'), bytes(1500, 'sv'), bytes(1_900_000, 'en')]).toEqual(['999 B', '1,5 kB', '1.9 MB'])
  expect([
    duration(59_000),
    duration(60_000),
    duration(95_000),
    duration(3_600_000),
    duration(5_400_000),
  ]).toEqual(['59 s', '1 min', '1 min 35 s', '1 h', '1 h 30 min'])
  const midnight = '2026-11-21T23:30:00Z'
  expect([dateTime(midnight, 'sv'), date(midnight), momentSince(midnight, midnight, 'sv')]).toEqual([
    '2026-11-22 00:30',
    '2026-11-22',
    '00:30',
  ])
  expect(dateTime('2026-10-25T00:30:00Z', 'en')).toBe('2026-10-25 02:30 (summer time)')
  expect(momentSince('2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z', 'sv')).toBe('02:30 (vintertid)')
  expect(momentSince('2026-10-24T01:30:00Z', '2026-10-25T02:00:00Z', 'sv')).toBe('2026-10-24 03:30')
  expect(listed(['1', '2', '3'], 'och')).toBe('1, 2 och 3')
})
