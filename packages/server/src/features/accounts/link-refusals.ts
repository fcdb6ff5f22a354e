import { AppError } from '@salvia/core/errors'
import type { Instant } from '@salvia/core/primitives'
import { keepRefusal } from '../../access/refusals.ts'
import type { Services } from '../../services.ts'

interface LinkCall {
  readonly services: Services
  readonly now: Instant
  readonly clientAddress: string
}

/** Runs work on a link or a request for one, and audits a refusal with the address of the client. */
export async function keepingRefusals<T>(
  call: LinkCall,
  work: () => Promise<T>,
  unknownEmail?: string,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) {
      await keepRefusal(call, { action: 'link-refused', code: error.code, unknownEmail })
    }
    throw error
  }
}
