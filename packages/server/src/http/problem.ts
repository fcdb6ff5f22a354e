import { AppError, type ErrorCode, errorFacts, errorText, type Problem } from '@salvia/core/errors'
import { FEATURES, type Feature } from '@salvia/core/features'
import type { Locale, TextValues } from '@salvia/core/i18n'
import { databaseCode } from '../db/transaction.ts'

/** The body of an error answer, in the caller's language. */
export function problemOf(error: AppError, locale: Locale, traceId: string): Problem {
  const { status, subStatus } = errorFacts(error.code)
  const { feature, ...data } = error.data
  const { title, action } = errorText(error.code, locale, error.data)
  return {
    status,
    code: error.code,
    ...(subStatus === undefined ? {} : { subStatus }),
    title,
    detail: action,
    ...(feature === undefined ? {} : { feature: String(feature) }),
    ...(Object.keys(data).length > 0 ? { data } : {}),
    traceId,
  }
}

/** The refusal of a feature, with its wire key. */
export function featureRefused(feature: Feature): AppError {
  return new AppError('FEATURE_NOT_ALLOWED', { feature: FEATURES[feature].key })
}

/** Any error as one of the catalogue: what the framework and the database raise gets its code here. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = foreignCode(error)
  return new AppError(code, noValues, { cause: error })
}

const noValues: TextValues = {}

function foreignCode(error: unknown): ErrorCode {
  if (isDatabaseAway(error)) return 'SERVICE_UNAVAILABLE'
  if (!(error instanceof Error) || !('statusCode' in error)) return 'UNEXPECTED_ERROR'
  const isClientError = typeof error.statusCode === 'number' && error.statusCode < 500
  return isClientError ? 'INVALID_REQUEST' : 'UNEXPECTED_ERROR'
}

/** Connection exceptions, resources used up, a server that is starting or stopping, and one that took too long. */
const AWAY_CODES = /^(08|25P03|53|57014|57P0)/
const AWAY_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|PGlite is closed/i
const AWAY_ERRNOS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE'])

function isDatabaseAway(error: unknown): boolean {
  if (AWAY_CODES.test(databaseCode(error) ?? '')) return true
  let isQuery = false
  for (let at = error; at instanceof Error; at = at.cause) {
    isQuery ||= 'params' in at
    if (AWAY_MESSAGES.test(at.message)) return true
    const isConnection = isQuery || ('syscall' in at && at.syscall === 'connect')
    if (isConnection && 'code' in at && AWAY_ERRNOS.has(String(at.code))) return true
  }
  return false
}
