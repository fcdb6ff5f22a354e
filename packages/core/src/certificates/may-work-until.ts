import type { IsoDate } from '../primitives/index.ts'
import type { Certificate } from './certificate.ts'

/**
 * Until when, that day included, an entry allows the work of its check today; null if it does not. Only a certificate of
 * fitness from the journal that has begun and not ended does: somebody's own date is no permit.
 */
export function mayWorkUntil({
  type,
  source,
  status,
  end,
}: Pick<Certificate, 'type' | 'source' | 'status' | 'end'>): IsoDate | null {
  const isValid = status === 'expires' || status === 'expires-soon'
  return type === 'fitness' && source === 'journal' && isValid ? end : null
}
