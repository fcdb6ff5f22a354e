import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Sha256 } from './sha256.ts'

test('the digest of nothing and of "abc" (FIPS 180-4)', () => {
  const empty = new Sha256()
  expect(empty.digest('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  const abc = new Sha256()
  abc.update(new TextEncoder().encode('abc'))
  expect(abc.digest('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('pieces of any size give what Node gives', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), pieces => {
      const ours = new Sha256()
      const theirs = createHash('sha256')
      for (const piece of pieces) {
        ours.update(piece)
        theirs.update(piece)
      }
      expect(ours.digest('hex')).toBe(theirs.digest('hex'))
    }),
  )
})
