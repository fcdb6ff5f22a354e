import { describe, expect, it } from 'vitest'
import { rewrittenAddress } from './address.ts'
import { readReferer, saveReferer } from './referer.ts'

describe('an address', () => {
  it('that begins with two slashes is the path after them', () => {
    expect(rewrittenAddress('//personalfil', '?page=2', '')).toBe('/personalfil?page=2')
  })

  it('that begins with more slashes never becomes that of another server', () => {
    expect(rewrittenAddress('////example.com/x', '', '')).toBe('/example.com/x')
    expect(rewrittenAddress('/', '', '#///example.com')).toBe('/example.com')
  })

  it('with its path after a hash is that path', () => {
    expect(rewrittenAddress('/', '', '#/medarbetare')).toBe('/medarbetare')
  })

  it('of a part of a page stays', () => {
    expect(rewrittenAddress('/personalfil', '', '#content')).toBeNull()
    expect(rewrittenAddress('/', '', '')).toBeNull()
  })
})

describe('the remembered screen', () => {
  it.each(['/personalfil', '/medarbetare?page=2', '/din-profil/hantering-personinformation'])(
    'is %s',
    path => {
      saveReferer(path)
      expect(readReferer()).toBe(path)
    },
  )

  it.each(['/', '/?notAllowed=statistics', '//example.com', '/\\example.com', 'https://example.com'])(
    'is never %s',
    path => {
      saveReferer(path)
      expect(readReferer()).toBeNull()
    },
  )
})
