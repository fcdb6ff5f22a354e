import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { DEFAULT_MACHINE_GRANTS, machineGrantSchema } from '../features/index.ts'
import { MACHINE_TOKEN_OVERLAP_HOURS, NAME_MAX_CHARACTERS } from '../limits/index.ts'
import { machineTokenSchema } from './machine-token.ts'

const client = z.object({ clientNumber: z.string() })
const one = client.extend({ id: z.uuid() })

/** A token that was just made, with its secret. No later call answers the secret again. */
const madeTokenSchema = machineTokenSchema.extend({ token: z.string() })
export type MadeToken = z.infer<typeof madeTokenSchema>

/** HR of a company looks after its machine tokens; the provider can list and revoke those of every company. */
export const machineTokensContract = defineContract('machineTokens', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'machine-tokens/{clientNumber}',
    access: 'person',
    spec: 'assumed',
    summary: "Lists the company's machine tokens that have not ended, without their secrets.",
    params: client,
    response: z.object({ items: z.array(machineTokenSchema) }),
    errors: ['MACHINE_TOKENS_HR_ONLY'],
  },
  create: {
    kind: 'json',
    method: 'POST',
    path: 'machine-tokens/{clientNumber}',
    access: 'person',
    spec: 'assumed',
    summary:
      'Makes a machine token for one company and the chosen grants, after a recent sign-in; its secret is answered this once, and HR is told by email.',
    params: client,
    body: z.strictObject({
      name: z.string().trim().min(1).max(NAME_MAX_CHARACTERS),
      grants: z
        .array(machineGrantSchema)
        .min(1)
        .default([...DEFAULT_MACHINE_GRANTS]),
    }),
    response: madeTokenSchema,
    idempotent: true,
    errors: ['MACHINE_TOKENS_HR_ONLY', 'SIGN_IN_TOO_OLD', 'FEATURE_NOT_ALLOWED'],
  },
  rotate: {
    kind: 'json',
    method: 'POST',
    path: 'machine-tokens/{clientNumber}/{id}/rotations',
    access: 'person',
    spec: 'assumed',
    summary:
      'Makes a token with the same name and grants in the place of one, after a recent sign-in; the old one ends after the overlap.',
    params: one,
    body: z.strictObject({ overlapHours: z.int().default(MACHINE_TOKEN_OVERLAP_HOURS) }),
    response: madeTokenSchema,
    idempotent: true,
    errors: [
      'MACHINE_TOKENS_HR_ONLY',
      'SIGN_IN_TOO_OLD',
      'MACHINE_TOKEN_REPLACED',
      'MACHINE_TOKEN_OVERLAP_WRONG',
    ],
  },
  revoke: {
    kind: 'json',
    method: 'DELETE',
    path: 'machine-tokens/{clientNumber}/{id}',
    access: 'person',
    spec: 'assumed',
    summary: 'Revokes a machine token at once.',
    params: one,
    errors: ['MACHINE_TOKENS_HR_ONLY'],
  },
  listOfCustomer: {
    kind: 'json',
    method: 'GET',
    path: 'customers/{clientNumber}/machine-tokens',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      "Lists a customer's machine tokens that have not ended, and whether there is HR, without whom none works.",
    params: client,
    response: z.object({ items: z.array(machineTokenSchema), hasHr: z.boolean() }),
    errors: [],
  },
  revokeOfCustomer: {
    kind: 'json',
    method: 'DELETE',
    path: 'customers/{clientNumber}/machine-tokens/{id}',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'Revokes a machine token of a customer at once; its HR is told by email.',
    params: one,
    errors: [],
  },
  revokeAllOfCustomer: {
    kind: 'json',
    method: 'POST',
    path: 'customers/{clientNumber}/machine-tokens/revocations',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      'Revokes every machine token of a customer at once, and answers how many there were; its HR is told by email.',
    params: client,
    response: z.object({ revoked: z.int() }),
    errors: [],
  },
})
