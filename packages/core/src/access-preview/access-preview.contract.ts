import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { EMAIL_MAX_CHARACTERS } from '../limits/index.ts'
import { listCalls } from '../lists/index.ts'
import { previewedEmployeesList, previewPeopleList } from './previewed-employees-list.ts'
import { previewedPersonSchema } from './previewed-person.ts'

const company = z.object({ clientNumber: z.string() })

/** Who may see what, as a preview for HR of a whole client number. Each look is audited. */
export const accessPreviewContract = defineContract('accessPreview', {
  ...listCalls(previewPeopleList),
  get: {
    kind: 'json',
    method: 'GET',
    path: 'access/{clientNumber}/people/{id}',
    access: 'person',
    feature: 'coworkers',
    spec: 'assumed',
    summary: 'What one person sees and may do, with where each role comes from. For HR.',
    params: company.extend({ id: z.string() }),
    response: previewedPersonSchema,
    errors: ['ACCESS_PREVIEW_HR_ONLY', 'PREVIEWED_PERSON_NOT_FOUND'],
  },
  find: {
    kind: 'json',
    method: 'POST',
    path: 'access/{clientNumber}/searches',
    access: 'person',
    feature: 'coworkers',
    spec: 'assumed',
    summary: 'The same of the person with an email address. For HR.',
    reads: true,
    params: company,
    body: z.strictObject({ email: z.string().trim().min(1).max(EMAIL_MAX_CHARACTERS) }),
    response: previewedPersonSchema,
    errors: ['ACCESS_PREVIEW_HR_ONLY', 'PREVIEWED_PERSON_NOT_FOUND'],
  },
})

export const previewedEmployeesContract = defineContract(
  'previewedEmployees',
  listCalls(previewedEmployeesList),
)
