import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { notificationKindSchema } from './notification-kinds.ts'

/** One kind of mail about one person, which the user gets or has turned off. */
const ownNotificationSchema = z.object({
  id: z.uuid(),
  kind: notificationKindSchema,
  /** The name of the person that the mail is about; null if the user may not, or may no longer, see that person. */
  about: z.string().nullable(),
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
      'The notification emails that the user has asked for, turned off ones too: by kind and name, 200 at most.',
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
    summary: 'Turns notification emails of the user off, or on again. What stands so already stays so.',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ isOn: z.boolean() }),
    errors: [],
  },
})
