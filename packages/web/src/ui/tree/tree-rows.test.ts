import { expect, test } from 'vitest'
import { branchOf, marksOf, shownRows, type TreeNode, toggled, treeOf } from './tree-rows.ts'

const node = (id: string, parentId: string | null, label = id): TreeNode => ({ id, parentId, label })
/** a with b (with c and d) and e; f beside it. */
const TREE = treeOf([
  node('a', null),
  node('b', 'a'),
  node('c', 'b', 'Åäö Montering'),
  node('d', 'b', 'Nattskift'),
  node('e', 'a'),
  node('f', 'gone'),
])
const ids = (open: string[], search = '') =>
  shownRows(TREE, new Set(open), search)
    .map(({ id }) => id)
    .join('')
const marks = (...checked: string[]) => Object.fromEntries(marksOf(TREE, new Set(checked)))

test('a node whose parent is not there stands at the top', () => {
  expect(TREE.get('f')).toMatchObject({ level: 1, position: 2, siblings: 2 })
  expect(TREE.get('c')).toMatchObject({ level: 3, position: 1, siblings: 2 })
})

test.each([
  ['nothing open', [], 'af'],
  ['the top open', ['a'], 'abef'],
  ['all open', ['a', 'b'], 'abcdef'],
  ['something open below what is closed', ['b'], 'af'],
])('with %s the rows are those below what is open', (_what, open, rows) => {
  expect(ids(open)).toBe(rows)
})

test.each([
  ['montering', 'abc'],
  ['AAO mont', 'abc'],
  ['natt', 'abd'],
  ['b / natt', 'abd'],
  ['b natt', 'abd'],
  ['montering natt', ''],
  ['finns inte', ''],
  ['  ', 'af'],
  [' / ', 'af'],
])('the search "%s" shows what it finds and what is above it: "%s"', (search, rows) => {
  expect(ids([], search)).toBe(rows)
})

test('a branch is the node and all below it', () => {
  expect(branchOf(TREE, 'a').join('')).toBe('abcde')
  expect(branchOf(TREE, 'e')).toEqual(['e'])
})

test('a node is mixed when only some of it and what is below is checked', () => {
  expect(marks('c')).toEqual({ a: 'mixed', b: 'mixed', c: 'true', d: 'false', e: 'false', f: 'false' })
  expect(marks('b')).toMatchObject({ a: 'mixed', b: 'mixed', c: 'false' })
  expect(marks('a', 'b', 'c', 'd', 'e')).toMatchObject({ a: 'true', b: 'true', e: 'true', f: 'false' })
})

test('a press checks the node with all below it, and a second press none of them', () => {
  const once = toggled(TREE, new Set(['f', 'c']), 'b')
  expect([...once].sort().join('')).toBe('bcdf')
  expect([...toggled(TREE, once, 'b')].join('')).toBe('f')
  expect([...toggled(TREE, once, 'd')].sort().join('')).toBe('bcf')
})
