import { appError } from '@salvia/core/error-catalogue'
import { describe, expect, it } from 'vitest'
import { describeFailure } from './failure.ts'
import { isWorthRetrying } from './query-client.ts'

describe('another try', () => {
  it.each(['SERVICE_UNAVAILABLE', 'UNEXPECTED_ERROR'] as const)('is worth it after %s', code => {
    expect(isWorthRetrying(appError(code))).toBe(true)
  })

  it('is worth it after a fault of the network', () => {
    expect(isWorthRetrying(new TypeError('Failed to fetch'))).toBe(true)
  })

  it('is not worth it while the booking system is away, which the server has asked again', () => {
    expect(isWorthRetrying(appError('BOOKING_SYSTEM_UNAVAILABLE'))).toBe(false)
  })

  it.each(['NOT_FOUND', 'FEATURE_NOT_ALLOWED', 'SIGNED_OUT', 'SIGN_IN_FAILED', 'INVALID_REQUEST'] as const)(
    'is not worth it after %s',
    code => {
      expect(isWorthRetrying(appError(code))).toBe(false)
    },
  )
})

describe('a failure', () => {
  it('is the sentence of its code, with the reference of the answer', () => {
    const failure = describeFailure(appError('NOT_FOUND', {}, { traceId: 'abc' }), 'sv')
    expect(failure).toEqual({
      code: 'NOT_FOUND',
      title: 'Det du söker finns inte.',
      action: 'Det kan vara borttaget, eller så saknar du behörighet. Gå tillbaka till listan.',
      traceId: 'abc',
    })
  })

  it('that is not ours is unexpected', () => {
    expect(describeFailure(new Error('x'), 'en').code).toBe('UNEXPECTED_ERROR')
  })
})
