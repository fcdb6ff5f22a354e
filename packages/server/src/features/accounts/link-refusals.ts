import { AppError } from '@salvia/core/errors'
import type { Instant } from '@salvia/core/primitives'
import { keepRefusal } from '../../access/refusals.ts'
import type { Services } from '../../services.ts'

interface LinkCall {
  readonly services: Services
  readonly now: Instant
  readonly clientAddress: string
}

/** Does what a link is for, or what leads to one; a refusal is kept with where it came from. */
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
