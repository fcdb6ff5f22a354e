import { appError } from '@salvia/core/error-catalogue'
import { StartError } from '../../process/start-error.ts'
import type { BucketSettings } from './files-settings.ts'

/** Names of connection failures, from the system and from the library. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'TimeoutError',
  'RequestTimeout',
  'SlowDown',
])

/** The facts of a failed call that may be logged. */
interface Fault {
  readonly code: string
  readonly status: number | undefined
}

function faultOf(error: unknown): Fault {
  const { name, code, $metadata } = (error ?? {}) as {
    name?: unknown
    code?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode
  return { code: String(status === undefined ? (code ?? name) : name), status }
}

function isAway({ code, status }: Fault): boolean {
  return AWAY.has(code) || (status !== undefined && (status >= 500 || status === 429))
}

/** Whether the storage answered that it has no such file. */
export function isMissing(error: unknown): boolean {
  const { code, status } = faultOf(error)
  return code === 'NoSuchKey' || (status === 404 && code !== 'NoSuchBucket')
}

/**
 * Turns a storage that is unreachable or too slow into SERVICE_UNAVAILABLE, as for the database. Returns any other
 * error unchanged.
 */
export function asStorageError(error: unknown): unknown {
  return isAway(faultOf(error)) ? appError('SERVICE_UNAVAILABLE', {}, { cause: error }) : error
}

/**
 * The sentence that names the wrong variable, judged by the storage's answer at the start. Never quotes a key or a
 * secret.
 */
export function bucketStartError({ bucket }: BucketSettings, error: unknown): StartError {
  const fault = faultOf(error)
  return new StartError(`Salvia cannot start: ${startSentence(bucket, fault)} (${fault.code}).`)
}

function startSentence(bucket: string, fault: Fault): string {
  switch (fault.code) {
    case 'NoSuchBucket':
    case 'NotFound':
      return `the storage has no bucket ${bucket}. Check SALVIA_FILES`
    case 'InvalidAccessKeyId':
      return 'the storage does not know the key of SALVIA_S3_KEY_ID'
    case 'SignatureDoesNotMatch':
      return 'the secret of SALVIA_S3_SECRET does not belong to the key of SALVIA_S3_KEY_ID'
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return `the bucket ${bucket} is in another region. Check SALVIA_S3_REGION`
    default:
  }
  if (isAway(fault) || fault.status === undefined) {
    return `the storage of ${bucket} cannot be reached. Check SALVIA_S3_ENDPOINT and SALVIA_S3_REGION`
  }
  return fault.status === 403
    ? `the key of SALVIA_S3_KEY_ID may not use the bucket ${bucket} of SALVIA_FILES`
    : `the bucket ${bucket} of SALVIA_FILES cannot be used`
}
