import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { turnNotification } from './own-notifications.store.ts'
import { ownNotifications } from './own-notifications.ts'

export const notificationsHandlers: HandlersOf<'notifications'> = {
  list: ({ services, caller, locale }) => ownNotifications(services.db, caller, locale),

  async turn({ services, caller, params, body, now, fail }) {
    const { accountId } = caller
    await transaction(services.db, async tx => {
      const isChanged = await turnNotification(tx, { id: params.id, accountId, isOn: body.isOn }, now)
      if (isChanged === undefined) throw fail('NOT_FOUND')
      if (!isChanged) return
      const action = body.isOn ? 'mails-turned-on' : 'mails-turned-off'
      await addAudit(tx, { at: now, actor: caller, action, object: params.id })
    })
  },
}
