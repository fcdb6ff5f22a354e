import { REPLY_TEMPLATES_MAX } from '@salvia/core/limits'
import { sortKey } from '@salvia/core/primitives'
import type { ReplyTemplate } from '@salvia/core/reply-templates'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { AnyContext, HandlersOf } from '../../http/handler.ts'
import {
  allTemplates,
  countLocked,
  deleteTemplate,
  insertTemplate,
  updateTemplate,
} from './reply-templates.store.ts'

export const replyTemplatesHandlers: HandlersOf<'replyTemplates'> = {
  async list({ services }) {
    return { items: (await allTemplates(services.db)).toSorted(byTitle) }
  },

  create: {
    act: call =>
      transaction(call.services.db, async tx => {
        if ((await countLocked(tx)) >= REPLY_TEMPLATES_MAX) {
          throw call.fail('TOO_MANY_REPLY_TEMPLATES', { limit: REPLY_TEMPLATES_MAX })
        }
        const template = await insertTemplate(tx, { ...call.body, updatedAt: call.now })
        await audit(tx, call, { id: template.id, change: 'created' })
        await call.keepAnswer(tx, template)
        return template
      }),
    beforeRepeat: null,
  },

  update: call =>
    transaction(call.services.db, async tx => {
      const template = await updateTemplate(tx, call.params.id, { ...call.body, updatedAt: call.now })
      if (!template) throw call.fail('NOT_FOUND')
      await audit(tx, call, { id: template.id, change: 'changed' })
      return template
    }),

  remove: call =>
    transaction(call.services.db, async tx => {
      if (!(await deleteTemplate(tx, call.params.id))) throw call.fail('NOT_FOUND')
      await audit(tx, call, { id: call.params.id, change: 'deleted' })
    }),
}

/** In the Swedish order of their titles. */
function byTitle(one: ReplyTemplate, other: ReplyTemplate): number {
  const [a, b] = [one, other].map(({ id, title }) => [sortKey(title), title, id].join('\0')) as [
    string,
    string,
  ]
  return a < b ? -1 : 1
}

async function audit(
  tx: Db,
  { caller, now: at }: Pick<AnyContext, 'now'> & { readonly caller: Person },
  { id: object, change }: { readonly id: string; readonly change: 'created' | 'changed' | 'deleted' },
): Promise<void> {
  await addAudit(tx, { at, actor: caller, action: 'reply-template-changed', object, details: { change } })
}
