import { z } from 'zod'
import { MEDICAL_CHECK_NAMES } from '../certificates/index.ts'
import { defineContract } from '../contract/index.ts'
import { notificationKindSchema } from './notification-kinds.ts'

/** Mails of one kind about one medical check-up of a person, or all mails of the kind. */
const ownNotificationSchema = z.object({
  /** With the scope `all` the kind. */
  id: z.union([z.uuid(), notificationKindSchema]),
  kind: notificationKindSchema,
  scope: z.enum(['all', 'one']),
  /** The person and the check; null for all, and if the user may not, or may no longer, see that person. */
  about: z.object({ name: z.string(), check: z.enum(MEDICAL_CHECK_NAMES) }).nullable(),
  isOn: z.boolean(),
})
export type OwnNotification = z.infer<typeof ownNotificationSchema>

export const notificationsContract = defineContract('notifications', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'profile/notifications',
    access: 'person',
    spec: 'assumed',
    summary:
      'The notification emails that the user has asked for or gets by role, turned off ones too: each kind as a whole first, then by name, 200 at most.',
    response: z.object({
      items: z.array(ownNotificationSchema),
      /** How many there are, whether listed or not. */
      total: z.int(),
    }),
    errors: [],
  },
  turn: {
    kind: 'json',
    method: 'PATCH',
    path: 'profile/notifications/{id}',
    access: 'person',
    spec: 'assumed',
    summary:
      'Turns notification emails of the user off, or on again: those with an id, or with a kind all of that kind. What stands so already stays so.',
    params: z.object({ id: z.union([z.uuid(), notificationKindSchema]) }),
    body: z.strictObject({ isOn: z.boolean() }),
    errors: [],
  },
})
