import { describe, expect, it } from 'vitest'
import { FRESH_SIGN_IN_MINUTES } from '../limits/index.ts'
import { addElapsed, instantFromMillis } from '../primitives/index.ts'
import { isFreshSignIn } from './fresh-sign-in.ts'

describe('a sign-in', () => {
  const startedAt = instantFromMillis(Date.parse('2026-11-21T12:00:00.000Z'))
  const limit = addElapsed(startedAt, { minutes: FRESH_SIGN_IN_MINUTES })

  it('is fresh from its own moment up to the limit', () => {
    expect(isFreshSignIn(startedAt, startedAt)).toBe(true)
    expect(isFreshSignIn(startedAt, limit)).toBe(true)
  })

  it('is too old a millisecond later', () => {
    expect(isFreshSignIn(startedAt, addElapsed(limit, { milliseconds: 1 }))).toBe(false)
  })
})
