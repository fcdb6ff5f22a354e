import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { turnNotification } from './own-notifications.store.ts'
import { ownNotifications, subscriptionNamed } from './own-notifications.ts'

export const notificationsHandlers: HandlersOf<'notifications'> = {
  list: ({ services, caller, locale }) => ownNotifications(services.db, caller, locale),

  async turn({ services, caller, params, body, now, fail }) {
    const { accountId } = caller
    await transaction(services.db, async tx => {
      const id = await subscriptionNamed(tx, caller, params.id, now)
      if (id === undefined) throw fail('NOT_FOUND')
      const isChanged = await turnNotification(tx, { id, accountId, isOn: body.isOn }, now)
      if (isChanged === undefined) throw fail('NOT_FOUND')
      if (!isChanged) return
      const action = body.isOn ? 'mails-turned-on' : 'mails-turned-off'
      await addAudit(tx, { at: now, actor: caller, action, object: id })
    })
  },
}
