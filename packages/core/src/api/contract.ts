import type { Endpoint } from '../contract/index.ts'
import type { ErrorCode } from '../error-catalogue/index.ts'
import { contracts } from './contracts.gen.ts'

/** Checks at compile time that each call is named by its place and declares existing errors. */
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

/** The contract of the whole API: `contract.<concept>.<call>`. */
export const contract = assemble(contracts)
export type Contract = typeof contract
