import { z } from 'zod'
import { sessionAnswerSchema } from '../auth/auth.contract.ts'
import { defineContract } from '../contract/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { deviceSchema } from './device.ts'

/** Ways in that begin a session; a machine token begins none. */
const sessionMethodSchema = sessionAnswerSchema.shape.authMethod.exclude(['token'])
export type SessionMethod = z.infer<typeof sessionMethodSchema>

/** One session of the user. Where in the world it is is neither stored nor answered. */
const ownSessionSchema = z.object({
  id: z.uuid(),
  /** True for the session that makes the call. */
  isThis: z.boolean(),
  method: sessionMethodSchema,
  device: deviceSchema,
  /** When the user last proved who they are: at the sign-in, or by changing the password. */
  startedAt: instantSchema,
  lastUsedAt: instantSchema,
})
export type OwnSession = z.infer<typeof ownSessionSchema>

export const sessionsContract = defineContract('sessions', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'profile/sessions',
    access: 'person',
    spec: 'assumed',
    summary:
      'Where the user is signed in: this session first, then those last used, 50 at most. What has ended is not there.',
    response: z.object({
      items: z.array(ownSessionSchema),
      /** How many there are, whether listed or not. */
      total: z.number().int(),
    }),
    errors: [],
  },
  end: {
    kind: 'json',
    method: 'DELETE',
    path: 'profile/sessions/{id}',
    access: 'person',
    spec: 'assumed',
    summary:
      'Ends one session of the user at once, after a recent sign-in; one that is over already stays so.',
    params: z.object({ id: z.uuid() }),
    errors: ['SIGN_IN_TOO_OLD'],
  },
  endOthers: {
    kind: 'json',
    method: 'DELETE',
    path: 'profile/sessions/others',
    access: 'person',
    spec: 'assumed',
    summary: 'Ends every session of the user but this one at once, after a recent sign-in.',
    errors: ['SIGN_IN_TOO_OLD'],
  },
})
