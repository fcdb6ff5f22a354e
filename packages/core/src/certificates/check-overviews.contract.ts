import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { isoDateSchema } from '../primitives/index.ts'
import { inspectionSheetSchema } from './inspection-sheet.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'
import { yearAheadSchema } from './year-ahead.ts'

const company = z.object({ clientNumber: z.string() })
const feature = 'certificates'
const spec = 'assumed'

export const checkOverviewsContract = defineContract('checkOverviews', {
  yearAhead: {
    kind: 'json',
    method: 'GET',
    path: 'certificates/{clientNumber}/year-ahead',
    access: 'person',
    feature,
    spec,
    summary: 'How many last valid days each of the next twelve months has, by unit.',
    params: company,
    query: z.object({ unit: z.uuid().optional(), check: z.enum(MEDICAL_CHECK_NAMES).optional() }),
    response: yearAheadSchema,
    errors: ['INVALID_REQUEST', 'CHECK_UNIT_NOT_FOUND'],
  },
  sheet: {
    kind: 'json',
    method: 'GET',
    path: 'certificates/{clientNumber}/sheet',
    access: 'person',
    feature,
    spec,
    summary:
      'The inspection sheet of a unit with everything below it on a day, today or earlier. Each answer is audited.',
    params: company,
    query: z.object({ unit: z.uuid(), on: isoDateSchema, check: z.enum(MEDICAL_CHECK_NAMES).optional() }),
    response: inspectionSheetSchema,
    errors: ['INVALID_REQUEST', 'CHECK_UNIT_NOT_FOUND', 'SHEET_IN_FUTURE', 'SHEET_TOO_LARGE'],
  },
  units: {
    kind: 'json',
    method: 'GET',
    path: 'certificates/{clientNumber}/units',
    access: 'person',
    feature,
    spec,
    summary:
      'The units in which the user sees medical checks, with those above them, by path. A closed one says so.',
    params: company,
    response: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          parentId: z.uuid().nullable(),
          path: z.array(z.string()),
          isClosed: z.boolean(),
        }),
      ),
    }),
    errors: [],
  },
})
