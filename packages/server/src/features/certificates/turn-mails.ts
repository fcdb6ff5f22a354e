import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { personsView } from './certificate-view.ts'
import { mailsOnAmong } from './mail-switches.store.ts'
import { entriesToTurn, turnOff, turnOn } from './turn-mails.store.ts'

/**
 * Turns the caller's mails about some entries on or off. Entries that the caller may not see are left out, alike those
 * that there are not; what stands so already stays so. Turned on, nothing is made up for that was due before.
 */
export const turnMails: HandlersOf<'certificates'>['mails'] = async ({
  services,
  caller,
  company,
  body,
  now,
}) => {
  const { clientNumber } = company
  const { accountId } = caller
  const view = await personsView(services.db, caller, clientNumber)
  return transaction(services.db, async tx => {
    const found = await entriesToTurn(tx, view, [...new Set(body.ids)])
    const ids = found.filter(({ endsOn }) => endsOn !== null).map(({ id }) => id)
    const withoutEnd = found.filter(({ endsOn }) => endsOn === null).map(({ id }) => id)
    const on = await mailsOnAmong(tx, view, ids)
    const changed = ids.filter(id => on.has(id) !== body.isOn)
    // One that is mailed about by default is chosen from now on, also when the default ends.
    if (body.isOn) await turnOn(tx, { accountId, ids, changed }, now)
    else await turnOff(tx, { accountId, ids: changed }, now)
    if (changed.length > 0) {
      const action = body.isOn ? 'mails-turned-on' : 'mails-turned-off'
      const details = { certificates: changed }
      await addAudit(tx, { at: now, actor: caller, action, clientNumber, details })
    }
    return { turned: ids, withoutEnd }
  })
}
