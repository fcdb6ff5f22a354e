import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { endSubscription, subscribe } from '../accounts/subscriptions.store.ts'
import { CERTIFICATE_MAILS, mailsOnAmong } from './mail-switches.store.ts'
import { seenCertificate } from './seen-certificate.ts'

/** Turns the user's own mails about an entry on or off. Turned on, nothing is made up for that was due before. @spec §9 */
export const turnMails: HandlersOf<'certificates'>['mails'] = async call => {
  const { services, caller, company, body, now, fail } = call
  const { accountId } = caller
  await transaction(services.db, async tx => {
    const { row } = await seenCertificate(tx, call)
    const { id, endsOn } = row.certificate
    if (body.isOn && endsOn === null) throw fail('CERTIFICATE_WITHOUT_END')
    const isOn = (await mailsOnAmong(tx, accountId, [id])).has(id)
    if (isOn === body.isOn) return
    const subscriptionId = await subscribe(tx, { accountId, kind: CERTIFICATE_MAILS, object: id }, now)
    if (!body.isOn) await endSubscription(tx, subscriptionId, now)
    await addAudit(tx, {
      ...{ at: now, actor: caller, clientNumber: company.clientNumber, object: subscriptionId },
      action: body.isOn ? 'mails-turned-on' : 'mails-turned-off',
      details: { certificate: id },
    })
  })
}
