import { z } from 'zod'
import { certificateSchema, checkedEmployeeSchema } from './certificate.ts'
import { withdrawalSchema } from './withdrawal.ts'

/** An employee for whom a monitoring may be added. */
export const monitorableEmployeeSchema = checkedEmployeeSchema.extend({
  title: z.string().nullable(),
  /** False for an identity number that belongs to nobody: no monitoring can be added then. */
  hasValidNumber: z.boolean(),
})
export type MonitorableEmployee = z.infer<typeof monitorableEmployeeSchema>

/** The medical check-ups of one employee. */
export const personCertificatesSchema = z.object({
  employee: monitorableEmployeeSchema,
  /** Whether the user sees the employee's own page: a check-up reviewer of the unit alone does not. */
  seesEmployee: z.boolean(),
  /** Whether the user may add, replace and remove monitorings. */
  mayChange: z.boolean(),
  /** What applies now, the most urgent first. */
  entries: z.array(certificateSchema),
  /** What a newer certificate has taken the place of, the latest first. */
  earlier: z.array(certificateSchema),
  /** What the provider has ended the validity of and nothing newer has come for, the latest first. */
  withdrawn: z.array(withdrawalSchema),
})
export type PersonCertificates = z.infer<typeof personCertificatesSchema>
