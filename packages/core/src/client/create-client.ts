import type { Contract } from '../api/index.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from '../contract/index.ts'
import type { CallOptions, ClientOptions } from './client-options.ts'
import { type Caller, createCaller } from './create-caller.ts'

/** One call as a function. The input comes first, if the call takes any. */
export type Call<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E>
    ? (input?: EndpointInput<E>, options?: CallOptions) => Promise<EndpointOutput<E>>
    : (input: EndpointInput<E>, options?: CallOptions) => Promise<EndpointOutput<E>>

type Calls<C> = {
  readonly [Concept in keyof C]: {
    readonly [Name in keyof C[Concept]]: C[Concept][Name] extends Endpoint ? Call<C[Concept][Name]> : never
  }
}

/** `client.<concept>.<call>(input, options)` for every endpoint of the contract. Rejects with an `AppError`. */
export type Client = Calls<Contract> & Caller

/** A client of the API, the same in a browser and in a terminal. It does not retry by itself; `attempts` decides that. */
export function createClient(contract: Contract, options: ClientOptions): Client {
  const caller = createCaller(options)
  const calls = mapValues(contract, concept =>
    mapValues(
      concept,
      (endpoint: Endpoint) => (input: EndpointInput<Endpoint>, call?: CallOptions) =>
        caller.call(endpoint, input ?? {}, call),
    ),
  )
  // The loop above gives each endpoint the function that the type declares; the compiler cannot see this.
  return { ...calls, ...caller } as unknown as Client
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}
