import { expect, test } from 'vitest'
import { afterReplacements } from './after-replacements.ts'

const token = (id: string, replacedBy: string | null = null) => ({ id, replacedBy })
const order = (...tokens: ReturnType<typeof token>[]): string =>
  afterReplacements(tokens)
    .map(({ id }) => id)
    .join(' ')

test('a replaced token follows the one that replaced it', () => {
  expect(order(token('old', 'new'), token('other'), token('new'))).toBe('other new old')
})

test('so do tokens that have been replaced one after the other', () => {
  expect(order(token('a', 'b'), token('b', 'c'), token('c'))).toBe('c b a')
})

test('a token whose replacement has ended keeps its place', () => {
  expect(order(token('old', 'gone'), token('other'))).toBe('old other')
})
