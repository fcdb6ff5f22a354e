import { reportSchema } from '@salvia/core/personnel-file'
import { z } from 'zod'
import type { Generated } from '../gen.ts'

/** The published JSON Schema of a report, as `salvia validate --format json` prints it and the server returns it. */
export async function generate(): Promise<Generated[]> {
  // An empty registry, because this document does not use the names that schemas have in the OpenAPI document.
  const metadata = z.registry<Record<string, never>>()
  const schema = z.toJSONSchema(reportSchema, { target: 'draft-2020-12', metadata })
  const document = { ...schema, title: 'Report of a reviewed personnel file' }
  return [{ path: 'docs/generated/report.schema.json', content: `${JSON.stringify(document, null, 2)}\n` }]
}
