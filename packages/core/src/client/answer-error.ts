import { type ErrorCode, errorCatalogue, isErrorCode } from '../error-catalogue/index.ts'
import { AppError, problemSchema } from '../errors/index.ts'

/** Codes for answers without one of ours: a proxy's page, or an older or newer server. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_REQUEST',
  401: 'NOT_SIGNED_IN',
  404: 'NOT_FOUND',
  408: 'SERVICE_UNAVAILABLE',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'SERVICE_UNAVAILABLE',
  498: 'SIGNED_OUT',
  502: 'SERVICE_UNAVAILABLE',
  503: 'SERVICE_UNAVAILABLE',
  504: 'SERVICE_UNAVAILABLE',
}

/** The meaning of an answer with an error status: the declared code, or the closest one by status. */
interface AnsweredError {
  readonly error: AppError
  /** The code as it was sent, whether it is known here or not. */
  readonly sentCode: string | undefined
}

export async function answeredError(response: Response): Promise<AnsweredError> {
  const problem = problemSchema.safeParse(await jsonOf(response)).data
  const retryAfterMs = retryAfter(response.headers)
  const nearest = CODE_OF_STATUS[response.status] ?? 'UNEXPECTED_ERROR'
  if (!problem) {
    const cause = new Error(`Status ${response.status} without a problem`)
    return { error: new AppError(errorCatalogue[nearest], {}, { cause, retryAfterMs }), sentCode: undefined }
  }
  const { feature, lacks } = problem
  const data = { ...problem.data, ...(feature !== undefined && { feature }), ...(lacks && { lacks }) }
  const code = isErrorCode(problem.code) ? problem.code : nearest
  return {
    error: new AppError(errorCatalogue[code], data, {
      traceId: problem.traceId,
      retryAfterMs,
      lines: problem.errors,
    }),
    sentCode: problem.code,
  }
}

/**
 * The wait that a `Retry-After` asks for: seconds, or a date, which counts from the server's own `Date`. Undefined
 * when there is none, or none that can be read.
 */
function retryAfter(headers: Headers): number | undefined {
  const asked = headers.get('Retry-After') ?? ''
  if (/^\d{1,9}$/.test(asked)) return Number(asked) * 1000
  const wait = Date.parse(asked) - Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
