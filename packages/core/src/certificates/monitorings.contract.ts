import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { MONITORING_ROWS_MAX } from '../limits/index.ts'
import { monitoringFaultSchema, monitoringRowSchema } from './monitoring-rules.ts'

const company = z.object({ clientNumber: z.string() })
const feature = 'certificates'
const spec = 'assumed'

export const monitoringsContract = defineContract('monitorings', {
  review: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/monitorings/reviews',
    access: 'person',
    feature,
    spec,
    summary: 'What a file of monitorings would do, row by row. Nothing is changed.',
    reads: true,
    params: company,
    body: z.strictObject({ rows: z.array(monitoringRowSchema).min(1).max(MONITORING_ROWS_MAX) }),
    response: z.object({
      faults: z.array(monitoringFaultSchema),
      /** How many rows add something, and how many of them take the place of something. */
      added: z.int(),
      replaced: z.int(),
    }),
    errors: [],
  },
  add: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/monitorings',
    access: 'person',
    feature,
    spec,
    summary: 'Adds the monitorings of a file: all of them, or with one wrong row none.',
    params: company,
    body: z.strictObject({
      rows: z.array(monitoringRowSchema).min(1).max(MONITORING_ROWS_MAX),
      /** How many entries the user has agreed to replace. Another number by now changes nothing. */
      replaces: z.int().min(0),
    }),
    response: z.object({ added: z.int(), replaced: z.int() }),
    idempotent: true,
    errors: ['MONITORINGS_WRONG', 'MONITORINGS_CHANGED'],
  },
})
