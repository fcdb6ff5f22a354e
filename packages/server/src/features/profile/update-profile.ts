import type { Instant } from '@salvia/core/primitives'
import { contactFaults, type ProfileEdit, tidyContact } from '@salvia/core/profile'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { changeDetails } from './profile-details.store.ts'

/** A call of a user who is signed in. */
interface PersonCall {
  readonly services: Services
  readonly caller: Person
  readonly now: Instant
}

/** Changes the given details and settings of the user's own account, and returns the new profile. @spec §3 */
export async function updateProfile(
  { services, caller, now }: PersonCall,
  edit: ProfileEdit,
): Promise<Person> {
  const [fault] = contactFaults(edit)
  if (fault) throw fault.error
  const { first_name, last_name, work_phone } = tidyContact(edit)
  const { language, appearance, denseTables, shortcuts, servicePreview } = edit
  const change = {
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
    ...(work_phone !== undefined && { workPhone: work_phone || null }),
    ...(language !== undefined && { locale: language }),
  }
  const settings = {
    ...(appearance !== undefined && { appearance }),
    ...(denseTables !== undefined && { denseTables }),
    ...(shortcuts !== undefined && { shortcuts }),
    ...(servicePreview !== undefined && { servicePreview }),
  }
  const account = await transaction(services.db, async tx => {
    const changed = await changeDetails(tx, caller.accountId, change, settings)
    await addAudit(tx, {
      at: now,
      actor: caller,
      action: 'profile-changed',
      object: Object.keys(edit).join(' '),
    })
    return changed
  })
  const { firstName, lastName, workPhone, locale } = account
  return { ...caller, firstName, lastName, workPhone, locale, settings: account.settings }
}
