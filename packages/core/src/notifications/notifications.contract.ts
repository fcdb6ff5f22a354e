import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { notificationKindSchema } from './notification-kinds.ts'

/** One kind of mail, about one thing or the digest of all, which the user gets or has turned off. */
const ownNotificationSchema = z.object({
  id: z.uuid(),
  kind: notificationKindSchema,
  /** The digest of a month. To turn it off turns off all mails of the kind. */
  isDigest: z.boolean(),
  /** The person and the check-up that the mail is about; null for the digest, and if the user may not, or may no longer, see that person. */
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
      'The notification emails that the user gets, turned off ones too: the digest, also before the first one was sent, then by kind and name, 200 at most.',
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
