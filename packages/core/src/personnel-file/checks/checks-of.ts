import type { Check } from './define-check.ts'
import { checks } from './index.ts'
import type { Scope } from './scopes.ts'

const all: readonly Check[] = Object.values(checks)

/** The checks of one scope, in the order of their codes. */
export function checksOf<S extends Scope>(scope: S): readonly Check<S>[] {
  return all.filter((check): check is Check<S> => check.scope === scope)
}
