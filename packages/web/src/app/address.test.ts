import { afterEach, describe, expect, it } from 'vitest'
import { endedElsewhere, endSession, onSessionEnd } from '../state/session-end.ts'
import { beSignedInAs } from '../testing/signed-in.ts'
import { meantAddress, rewrittenAddress } from './address.ts'
import { forgetReferer, readReferer, refererAfter, saveReferer } from './referer.ts'

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

describe('the remembered screen, when the session ends', () => {
  onSessionEnd(refererAfter)
  const here = '/medarbetare?page=2'
  const beAt = (path: string): void => {
    beSignedInAs('karin')
    saveReferer(path, 'karin')
  }
  afterEach(() => {
    endSession(undefined)
    forgetReferer()
  })

  it('by itself, stays', () => {
    beAt(here)
    endSession(498)
    expect(readReferer('karin')).toBe(here)
  })

  it('because the user signs out, is forgotten', () => {
    beAt(here)
    endSession(undefined)
    expect(sessionStorage).toHaveLength(0)
  })

  it('in another tab, is there again once that tab tells that it ended by itself, for its user alone', () => {
    beAt(here)
    endSession(undefined, { elsewhere: true })
    expect(sessionStorage).toHaveLength(0)
    endedElsewhere(498, true)
    expect(readReferer('karin')).toBe(here)
    expect(readReferer('lars')).toBeNull()
  })

  it('in another tab because the user signed out there, stays forgotten', () => {
    beAt(here)
    endSession(undefined, { elsewhere: true })
    endedElsewhere(undefined, false)
    beAt('/personalfil')
    endSession(undefined)
    endedElsewhere(498, false)
    expect(sessionStorage).toHaveLength(0)
  })

  it('in another tab, gives way to one that was asked for since', () => {
    beAt(here)
    endSession(undefined, { elsewhere: true })
    saveReferer('/personalfil', undefined)
    endedElsewhere(498, false)
    expect(readReferer('karin')).toBe('/personalfil')
  })
})
