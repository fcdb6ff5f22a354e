import { type NotificationKind, notificationKindSchema } from '@salvia/core/notifications'
import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import {
  endSubscription,
  isSubscriber,
  restartSubscription,
  subscriptionToAll,
} from '../accounts/subscriptions.store.ts'
import { ownNotifications } from './own-notifications.ts'

export const notificationsHandlers: HandlersOf<'notifications'> = {
  list: ({ services, caller, now }) => ownNotifications(services.db, caller, now),

  async turn({ services, caller, params, body, now, fail }) {
    const { accountId } = caller
    await transaction(services.db, async tx => {
      const id = isKind(params.id)
        ? await subscriptionToAll(tx, { accountId, kind: params.id }, now)
        : params.id
      if (!(await isSubscriber(tx, { id, accountId }))) throw fail('NOT_FOUND')
      const turn = body.isOn ? restartSubscription : endSubscription
      if (!(await turn(tx, id, now))) return
      const action = body.isOn ? 'mails-turned-on' : 'mails-turned-off'
      await addAudit(tx, { at: now, actor: caller, action, object: id })
    })
  },
}

function isKind(id: string): id is NotificationKind {
  return notificationKindSchema.safeParse(id).success
}
