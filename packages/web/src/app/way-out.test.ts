import { describe, expect, it } from 'vitest'
import type { SessionEnd } from '../state/session-end.ts'
import { wayOut } from './way-out.ts'

const BY_HAND: SessionEnd = { status: undefined, expired: false, method: 'password', elsewhere: false }
const IDLE: SessionEnd = { ...BY_HAND, status: 498, expired: true }
const out = (end: SessionEnd) => wayOut(end, 'https://api.example/', '/logga-in')

describe('the end of a session', () => {
  it('by the user leads to signing in, without a reason', () => {
    expect(out(BY_HAND)).toEqual({ kind: 'screen', path: '/logga-in' })
  })

  it('by a token that had expired tells status and expiry', () => {
    expect(out(IDLE)).toEqual({ kind: 'screen', path: '/logga-in?error=498&exp=true' })
  })

  it('by a token that was revoked tells the status alone', () => {
    expect(out({ ...IDLE, expired: false })).toEqual({ kind: 'screen', path: '/logga-in?error=498' })
  })
})

describe('the end of a session that began with single sign-on', () => {
  it.each([
    ['by the user', BY_HAND, 'https://api.example/sso/logout?sso=True'],
    ['by being idle', IDLE, 'https://api.example/sso/logout?sso=True&timeout=True'],
  ])('%s is told to the server, which knows who it was', (_why, end, address) => {
    expect(out({ ...end, method: 'sso' })).toEqual({ kind: 'server', address })
  })

  it('in another tab is told by that one', () => {
    expect(out({ ...IDLE, method: 'sso', elsewhere: true })).toEqual({
      kind: 'screen',
      path: '/logga-in?error=498&exp=true',
    })
  })
})
