import { z } from 'zod'
import { coworkerSchema, coworkersList } from '../coworkers/index.ts'
import { defineList } from '../lists/index.ts'
import { previewListItemSchema } from './previewed-person.ts'

const company = z.object({ clientNumber: z.string() })

/** Who has an account at the company, by name. */
export const previewPeopleList = defineList({
  path: 'access/{clientNumber}/people',
  params: company,
  access: 'person',
  feature: 'coworkers',
  spec: 'assumed',
  summary: 'Who has an account at the company, by name. For HR.',
  errors: ['ACCESS_PREVIEW_HR_ONLY'],
  row: previewListItemSchema,
  isSearchable: true,
})

/** The employees as the chosen person sees them: without contact fields, which HR has in its own list. */
export const previewedEmployeesList = defineList({
  path: 'access/{clientNumber}/people/{id}/employees',
  params: company.extend({ id: z.string() }),
  access: 'person',
  feature: 'coworkers',
  spec: 'assumed',
  summary:
    'The employees that the person sees, which rule shuts whom, and for whom the person may order. For HR.',
  errors: ['ACCESS_PREVIEW_HR_ONLY', 'PREVIEWED_PERSON_NOT_FOUND'],
  row: coworkerSchema
    .pick({
      id: true,
      pidHash: true,
      firstName: true,
      lastName: true,
      protectedIdentity: true,
      unit: true,
      excludedBy: true,
      mayOrder: true,
    })
    .extend({
      /** How the person comes to see the employee: by a role for the unit, as the immediate manager, or both. */
      through: z.array(z.enum(['role', 'manager'])),
    }),
  filter: { name: 'context', values: coworkersList.declaration.filter.values },
  isSearchable: true,
})
