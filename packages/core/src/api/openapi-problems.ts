import type { Endpoint } from '../contract/index.ts'
import { type ErrorCode, errorFacts, errorText } from '../error-catalogue/index.ts'
import { answersOf } from './answers.ts'
import type { JsonSchema } from './json-schema.ts'

/** Component names have no commas. */
const nameOf = (codes: readonly ErrorCode[]): string => codes.join('.')

/** The refusals of an endpoint by their status, each with the codes that it can carry. */
const refusalsOf = (endpoint: Endpoint) =>
  Map.groupBy(answersOf(endpoint), code => String(errorFacts(code).status))

/** Refusals that several calls give alike are components, called by their codes; any other is written at its call. */
export class ProblemBook {
  readonly #shared: ReadonlyMap<string, JsonSchema>

  constructor(endpoints: readonly Endpoint[]) {
    const all = endpoints.flatMap(endpoint => [...refusalsOf(endpoint).values()])
    const alike = Map.groupBy(all, nameOf)
    this.#shared = new Map(
      [...alike].flatMap(([name, [codes, ...others]]) =>
        codes && others.length > 0 ? [[name, problemAnswer(codes)] as const] : [],
      ),
    )
  }

  get components(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries(this.#shared)
  }

  /** One answer for each status in which an endpoint refuses. */
  answersOf(endpoint: Endpoint): Record<string, JsonSchema> {
    return Object.fromEntries(
      [...refusalsOf(endpoint)].map(([status, codes]) => {
        const name = nameOf(codes)
        const reference = { $ref: `#/components/responses/${name}` }
        return [status, this.#shared.has(name) ? reference : problemAnswer(codes)]
      }),
    )
  }
}

function problemAnswer(codes: readonly ErrorCode[]): JsonSchema {
  const code = { type: 'string', enum: codes }
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code } }] }
  return {
    description: codes.map(each => `\`${each}\`: ${errorText(each, 'en').title}`).join('\n\n'),
    content: { 'application/problem+json': { schema } },
  }
}
