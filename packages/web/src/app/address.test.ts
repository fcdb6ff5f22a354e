import { describe, expect, it } from 'vitest'
import { meantAddress, rewrittenAddress } from './address.ts'
import { readReferer, saveReferer } from './referer.ts'

describe('an address', () => {
  it.each([
    ['//personalfil?page=2', '/personalfil?page=2'],
    ['//personalfil#content', '/personalfil#content'],
    ['////example.com/x', '/example.com/x'],
    ['/\\example.com', '/example.com'],
    ['\\\\example.com', '/example.com'],
    ['/\t/example.com', '/example.com'],
    ['/#/medarbetare', '/medarbetare'],
    ['/#/medarbetare?page=2#content', '/medarbetare?page=2#content'],
    ['/#///example.com', '/example.com'],
    ['/#/\\example.com', '/example.com'],
    ['/#//#//example.com', '/example.com'],
    ['//#/medarbetare', '/medarbetare'],
  ])('%j means %j', (address, meant) => {
    expect(rewrittenAddress(address)).toBe(meant)
  })

  it.each([
    '/',
    '/personalfil',
    '/personalfil?q=//x',
    '/personalfil#content',
    '/#content',
    '/personalfil//x',
  ])('%j stays', address => {
    expect(rewrittenAddress(address)).toBeNull()
    expect(meantAddress(address)).toBe(address)
  })

  it('never means another server, and means itself once it is rewritten', () => {
    // All combinations of up to four parts, and some of five, that can begin a server name, a hash or a path.
    const parts = ['/', '\\', '#', '\t', 'evil.example', '?x', '%2f']
    const addresses = ['/']
    for (let at = 0; addresses.length < 20_000; at++)
      addresses.push(...parts.map(part => (addresses[at] ?? '') + part))
    const wrong = addresses.filter(address => {
      const meant = meantAddress(address)
      return (
        URL.parse(meant, 'https://portal.example')?.origin !== 'https://portal.example' ||
        rewrittenAddress(meant)
      )
    })
    expect(wrong).toEqual([])
  })
})

describe('the remembered screen', () => {
  it.each([
    '/personalfil',
    '/medarbetare?page=2',
    '/din-profil/hantering-personinformation',
    '/handlaggning/bestallningar/00000000-0000-4000-8000-000000000001',
  ])('is %s', path => {
    saveReferer(path, undefined)
    expect(readReferer('karin')).toBe(path)
  })

  it.each(['/', '/?notAllowed=statistics', '//example.com', '/\\example.com', 'https://example.com'])(
    'is never %s',
    path => {
      saveReferer(path, undefined)
      expect(readReferer('karin')).toBeNull()
    },
  )

  it('of a user whose session ended leads that user back, and nobody else', () => {
    saveReferer('/personalfil', 'karin')
    saveReferer('/personalfil', undefined)
    expect(readReferer('karin')).toBe('/personalfil')
    expect(readReferer('lars')).toBeNull()
    saveReferer('/medarbetare', undefined)
    expect(readReferer('lars'), 'a link that was opened before sign-in').toBe('/medarbetare')
  })
})
