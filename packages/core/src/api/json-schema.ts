import { z } from 'zod'

/** A JSON Schema 2020-12, as used in OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The JSON Schema of what is sent (`input`, defaults may be left out) or returned (`output`). Schemas with a name from
 * `.meta({ id })` are in its `$defs`.
 */
export function jsonSchemaOf(schema: z.ZodType, side: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io: side,
    override: ({ zodSchema, jsonSchema }) => {
      if (Math.abs(jsonSchema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      // The format says the same and is easier to read.
      if (jsonSchema.format === 'uuid' || jsonSchema.format === 'date-time') delete jsonSchema.pattern
      const { def } = zodSchema._zod
      const isStrict = def.type === 'object' && 'catchall' in def && def.catchall !== undefined
      // Answers may get new fields, so only schemas declared strict forbid additional ones.
      if (def.type === 'object' && !isStrict) delete jsonSchema.additionalProperties
    },
  }) as JsonSchema
}

/**
 * Converts schemas to JSON Schema. A schema with a name from `.meta({ id })` becomes a component; any other is
 * written where it is used.
 */
export class SchemaBook {
  readonly components: Record<string, JsonSchema> = {}

  /** The schema of what is sent or returned. */
  write(schema: z.ZodType, side: 'input' | 'output'): JsonSchema {
    const { $schema, $defs = {}, ...rest } = jsonSchemaOf(schema, side)
    for (const [name, definition] of Object.entries($defs as Readonly<Record<string, object>>)) {
      this.components[name] ??= withComponentReferences(definition)
    }
    return withComponentReferences(rest)
  }
}

function withComponentReferences(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
