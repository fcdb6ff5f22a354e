import type { Endpoint } from '../contract/index.ts'
import type { ErrorCode } from '../error-catalogue/index.ts'
import { contracts } from './contracts.gen.ts'

/** Every call is named by its place, and declares errors that exist. */
type ApiContract<C> = {
  readonly [Concept in keyof C & string]: Readonly<
    Record<
      string,
      Endpoint & { readonly name: `${Concept}.${string}`; readonly errors: readonly ErrorCode[] }
    >
  >
}

function assemble<const C extends ApiContract<C>>(contract: C): C {
  return contract
}

/** The whole API: `contract.<concept>.<call>`. */
export const contract = assemble(contracts)
export type Contract = typeof contract
