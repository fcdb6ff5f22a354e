import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { listCalls } from '../lists/index.ts'
import { checkRequirementSchema, coverageList } from './coverage.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'

const company = z.object({ clientNumber: z.string() })
const feature = 'certificates'
const spec = 'assumed'

export const checkCoverageContract = defineContract('checkCoverage', {
  ...listCalls(coverageList),
  requirements: {
    kind: 'json',
    method: 'GET',
    path: 'certificates/{clientNumber}/requirements',
    access: 'person',
    feature,
    spec,
    summary: 'Which checks HR says that units and titles need.',
    params: company,
    response: z.object({
      items: z.array(checkRequirementSchema),
      /** The titles of the employees, by name. */
      titles: z.array(z.string()),
    }),
    errors: ['REQUIREMENTS_HR_ONLY'],
  },
  addRequirement: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/requirements',
    access: 'person',
    feature,
    spec,
    summary:
      'Says that a unit with everything below it, a title, or a title in a unit needs a check. For HR.',
    params: company,
    body: z.strictObject({
      check: z.enum(MEDICAL_CHECK_NAMES),
      unit: z.uuid().nullable(),
      title: z.string().trim().min(1).max(200).nullable(),
    }),
    response: checkRequirementSchema,
    idempotent: true,
    errors: [
      'REQUIREMENTS_HR_ONLY',
      'REQUIREMENT_INCOMPLETE',
      'REQUIREMENT_EXISTS',
      'REQUIREMENTS_FULL',
      'CHECK_UNIT_NOT_FOUND',
    ],
  },
  removeRequirement: {
    kind: 'json',
    method: 'POST',
    path: 'certificates/{clientNumber}/requirements/{id}/removals',
    access: 'person',
    feature,
    spec,
    summary: 'Says that the check is not needed any more. For HR.',
    params: company.extend({ id: z.uuid() }),
    errors: ['REQUIREMENTS_HR_ONLY', 'REQUIREMENT_NOT_FOUND'],
  },
})
