import { z } from 'zod'
import { companySchema } from '../companies/company.ts'
import { coworkerSchema } from '../coworkers/coworkers.contract.ts'
import { problemSchema } from '../errors/index.ts'
import {
  caseDetailsSchema,
  caseStandingSchema,
  leftOutPageSchema,
  uploadDetailsSchema,
  uploadSchema,
} from '../personnel-file/case/case.ts'
import { findingSchema, reportSchema } from '../personnel-file/report/report.ts'
import { templateSchema } from '../personnel-file/template/template.ts'

/** A JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Shapes that have a name of their own in the document; other shapes stand where they are used. */
const named = z.registry<{ id: string }>()
named.add(caseDetailsSchema, { id: 'CaseDetails' })
named.add(caseStandingSchema, { id: 'CaseStanding' })
named.add(companySchema, { id: 'Company' })
named.add(coworkerSchema, { id: 'Employee' })
named.add(findingSchema, { id: 'Finding' })
named.add(problemSchema, { id: 'Problem' })
named.add(leftOutPageSchema, { id: 'LeftOutPage' })
named.add(reportSchema, { id: 'Report' })
named.add(templateSchema, { id: 'Template' })
named.add(uploadSchema, { id: 'Upload' })
named.add(uploadDetailsSchema, { id: 'UploadDetails' })

/** Turns schemas into JSON Schema, and gathers the named ones as components. */
export class SchemaBook {
  readonly components: Record<string, JsonSchema> = {}

  /** The schema of what is sent (`input`, defaults may be left out) or answered (`output`). */
  write(schema: z.ZodType, side: 'input' | 'output'): JsonSchema {
    const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
      io: side,
      metadata: named,
      override: ({ zodSchema, jsonSchema }) => {
        if (Math.abs(jsonSchema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
        // The format says the same, and reads better.
        if (jsonSchema.format === 'uuid' || jsonSchema.format === 'date-time') delete jsonSchema.pattern
        const { def } = zodSchema._zod
        const isStrict = def.type === 'object' && 'catchall' in def && def.catchall !== undefined
        // An answer may grow: only what is declared strict is closed.
        if (def.type === 'object' && !isStrict) delete jsonSchema.additionalProperties
      },
    })
    for (const [name, definition] of Object.entries($defs ?? {})) {
      this.components[name] ??= withComponentReferences(definition)
    }
    return withComponentReferences(rest)
  }
}

function withComponentReferences(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
