import { feedSchema } from '@salvia/core/api'
import { FEED_KINDS } from '@salvia/core/feed-catalogue'
import type { Generated } from '../gen.ts'

/** The published JSON Schema of each kind of the provider's feed, as the server answers it too. */
export async function generate(): Promise<Generated[]> {
  return FEED_KINDS.map(kind => ({
    path: `docs/generated/feeds/${kind}.schema.json`,
    content: `${JSON.stringify(feedSchema(kind), null, 2)}\n`,
  }))
}
