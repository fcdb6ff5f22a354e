import { appError, codeOf, type ErrorCode, errorCatalogue, errorText } from '@salvia/core/error-catalogue'
import { AppError, type Problem } from '@salvia/core/errors'
import { FEATURES, type Feature, type FeatureLack, featureLackSchema } from '@salvia/core/features'
import type { Locale } from '@salvia/core/i18n'
import { isDatabaseAway } from '../db/database-away.ts'
import { isCollision } from '../db/transaction.ts'

/** The body of an error answer, in the caller's language. */
export function problemOf(error: AppError, locale: Locale, traceId: string): Problem {
  const { status, subStatus } = error
  const { feature, lacks, ...data } = error.data
  const { title, action } = errorText(codeOf(error), locale, error.data)
  return {
    status,
    code: error.code,
    ...(subStatus === undefined ? {} : { subStatus }),
    title,
    detail: action,
    ...(feature === undefined ? {} : { feature: String(feature) }),
    ...(lacks === undefined ? {} : { lacks: featureLackSchema.parse(lacks) }),
    ...(Object.keys(data).length > 0 ? { data } : {}),
    ...(error.lines.length > 0 ? { errors: [...error.lines] } : {}),
    traceId,
  }
}

/** The error for a closed feature, with its wire key and what is missing. */
export function featureRefused(feature: Feature, lacks: FeatureLack): AppError {
  return appError('FEATURE_NOT_ALLOWED', { feature: FEATURES[feature].key, lacks })
}

/** Turns any error into one of the catalogue. Errors of the framework and of the database get their codes here. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = foreignCode(error)
  return new AppError(errorCatalogue[code], {}, { cause: error })
}

function foreignCode(error: unknown): ErrorCode {
  // A transaction that still collides after several tries can be tried again later.
  if (isDatabaseAway(error) || isCollision(error)) return 'SERVICE_UNAVAILABLE'
  if (!(error instanceof Error) || !('statusCode' in error)) return 'UNEXPECTED_ERROR'
  const isClientError = typeof error.statusCode === 'number' && error.statusCode < 500
  return isClientError ? 'INVALID_REQUEST' : 'UNEXPECTED_ERROR'
}
