import type { Endpoint } from '@salvia/core/contract'
import { identitySearch } from '@salvia/core/primitives'

/** What a call was given, once it is validated. */
interface Given {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** The digits of the whole identity number that stands in the field `typedNumber` of a call; null without one. */
export function typedNumberIn({ typedNumber }: Pick<Endpoint, 'typedNumber'>, given: Given): string | null {
  if (typedNumber === undefined) return null
  for (const part of [given.params, given.query, given.body]) {
    const value = typedNumber.split('.').reduce(fieldOf, part)
    const search = typeof value === 'string' ? identitySearch(value) : null
    if (search?.kind === 'number') return search.digits
  }
  return null
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
