import { z } from 'zod'
import { defineFeed } from '../feeds/index.ts'

const line = z.string().trim().min(1).max(200)

/** The clinics where visits take place, partners' clinics included. */
export const clinicsFeed = defineFeed({
  summary: 'A clinic where visits take place.',
  data: z.strictObject({
    name: line,
    city: line,
    address: line.nullable(),
    /** For a visit under way and changes at short notice. */
    phone: line.nullable(),
    /** Run by a partner: an order for it says who receives the visit and where. */
    partner: z.boolean(),
  }),
  examples: [
    {
      id: 'bjorkby',
      data: {
        name: 'Mottagningen Björkby',
        city: 'Björkby',
        address: 'Storgatan 3, 543 21 Björkby',
        phone: '0317600100',
        partner: false,
      },
    },
  ],
  refusals: [],
})
