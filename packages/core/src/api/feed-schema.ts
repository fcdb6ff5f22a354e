import { FEEDS, type FeedKind, lineSchemaOf } from '../feed-catalogue/index.ts'
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
