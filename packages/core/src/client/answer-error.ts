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
export interface AnsweredError {
  readonly error: AppError
  /** The code as it was sent, whether it is known here or not. */
  readonly sentCode: string | undefined
}

export async function answeredError(response: Response): Promise<AnsweredError> {
  const problem = problemSchema.safeParse(await jsonOf(response)).data
  const nearest = CODE_OF_STATUS[response.status] ?? 'UNEXPECTED_ERROR'
  if (!problem) {
    const cause = new Error(`Status ${response.status} without a problem`)
    return { error: new AppError(errorCatalogue[nearest], {}, { cause }), sentCode: undefined }
  }
  const { feature, lacks } = problem
  const data = { ...problem.data, ...(feature !== undefined && { feature }), ...(lacks && { lacks }) }
  const code = isErrorCode(problem.code) ? problem.code : nearest
  return {
    error: new AppError(errorCatalogue[code], data, { traceId: problem.traceId }),
    sentCode: problem.code,
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
