import { feedSchema, outgoingSchema } from '@salvia/core/api'
import { FEED_KINDS, OUTGOING_KINDS } from '@salvia/core/feed-catalogue'
import type { Generated } from '../gen.ts'

/** The published JSON Schema of each kind that the provider's systems send or read, as the server answers it too. */
export async function generate(): Promise<Generated[]> {
  const schemas = [
    ...FEED_KINDS.map(kind => [kind, feedSchema(kind)] as const),
    ...OUTGOING_KINDS.map(kind => [kind, outgoingSchema(kind)] as const),
  ]
  return schemas.map(([kind, schema]) => ({
    path: `docs/generated/feeds/${kind}.schema.json`,
    content: `${JSON.stringify(schema, null, 2)}\n`,
  }))
}
