import { FEEDS, type FeedKind, lineSchemaOf, OUTGOING, type OutgoingKind } from '../feed-catalogue/index.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

/** The published JSON Schema of a line of a kind of the provider's feed, with examples. */
export function feedSchema(kind: FeedKind): JsonSchema {
  const { summary, examples } = FEEDS[kind]
  return {
    ...jsonSchemaOf(lineSchemaOf(kind), 'input'),
    title: `A line of feeds/${kind}`,
    description: summary,
    examples: [
      ...examples.map(({ id, data }) => ({ id, version: 1, op: 'put', data })),
      ...examples.map(({ id }) => ({ id, version: 2, op: 'delete' })),
    ],
  }
}

/** The published JSON Schema of a change of a kind that the provider's systems read, with examples. */
export function outgoingSchema(kind: OutgoingKind): JsonSchema {
  const { summary, change, examples } = OUTGOING[kind]
  return {
    ...jsonSchemaOf(change, 'output'),
    title: `An item of feeds/${kind}/changes`,
    description: summary,
    examples,
  }
}
