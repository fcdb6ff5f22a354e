import { z } from 'zod'
import { defineContract } from '../contract/index.ts'

/** A clinic that an order can name. */
const clinicSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  /** Run by a partner: an order for it says who receives the visit and where. */
  partner: z.boolean(),
})
export type Clinic = z.infer<typeof clinicSchema>

export const clinicsContract = defineContract('clinics', {
  view: {
    kind: 'json',
    method: 'GET',
    path: 'orders/{clientNumber}/view',
    access: 'person',
    feature: 'orders',
    spec: 'portal §7',
    summary: 'The clinics that an order can name, by city and name.',
    params: z.object({ clientNumber: z.string() }),
    response: z.object({ clinics: z.array(clinicSchema) }),
    errors: [],
  },
})
