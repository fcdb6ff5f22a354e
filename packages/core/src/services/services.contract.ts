import { z } from 'zod'
import { CONTRACT_NAMES } from '../agreements/index.ts'
import { CERTIFICATE_TYPE_NAMES, MEDICAL_CHECK_NAMES } from '../certificates/index.ts'
import { defineContract } from '../contract/index.ts'
import { SEARCH_MAX_CHARACTERS } from '../limits/index.ts'
import { isoDateSchema } from '../primitives/index.ts'
import { orderLinkSchema } from './order-links.ts'
import { ORDERED_FOR, serviceSchema } from './service.ts'

const company = z.object({ clientNumber: z.string() })
const begun = z.object({ from: isoDateSchema }).nullable()

/** The services that a customer can order, and what the caller needs to order them. */
const catalogueSchema = z.object({
  /** The order calls that the user may make. */
  links: z.array(orderLinkSchema),
  /** The contract that holds today and the one that begins next; null where there is none. */
  contracts: z.object({ current: begun, upcoming: begun }),
  /** First the one that the provider puts first, then by category and name. */
  services: z.array(serviceSchema),
})
export type ServiceCatalogue = z.infer<typeof catalogueSchema>

export const servicesContract = defineContract('services', {
  catalogue: {
    kind: 'json',
    method: 'GET',
    path: 'companies/{clientNumber}/services/orders',
    access: 'person',
    feature: 'orders',
    spec: 'portal §7',
    summary:
      'The services of the customer’s current and upcoming contract, and the order calls that the user may make.',
    params: company,
    query: z.object({
      'filter[contract]': z.enum(CONTRACT_NAMES).optional(),
      'filter[for]': z.enum(ORDERED_FOR).optional(),
      'filter[category]': z.string().optional(),
      'filter[q]': z.string().max(SEARCH_MAX_CHARACTERS).optional(),
      'filter[certificateType]': z.enum(CERTIFICATE_TYPE_NAMES).optional(),
      'filter[check]': z.enum(MEDICAL_CHECK_NAMES).optional(),
    }),
    response: catalogueSchema,
    errors: ['INVALID_REQUEST'],
  },
  get: {
    kind: 'json',
    method: 'GET',
    path: 'companies/{clientNumber}/services/orders/{id}',
    access: 'person',
    feature: 'orders',
    spec: 'assumed',
    summary:
      'One service of the customer’s agreement. One that the provider offers to others only is refused.',
    params: company.extend({ id: z.string() }),
    response: serviceSchema,
    errors: ['SERVICE_NOT_FOUND', 'SERVICE_NOT_IN_AGREEMENT'],
  },
})
