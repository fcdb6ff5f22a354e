import type { Contract } from '@salvia/core/api'
import { type CheckNoteRow, isNoteOf } from '@salvia/core/certificates'
import { CHECK_NOTES_MAX } from '@salvia/core/limits'
import { stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { employeeById } from '../../access/found-employee.store.ts'
import { personName } from '../../access/person-name.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context, HandlersOf } from '../../http/handler.ts'
import { certificateView } from './certificate-view.ts'
import { countNotes, insertNote, insertTakingBack, type NoteRow, noteById } from './check-notes.store.ts'
import { type SeenChecks, seenChecks } from './seen-checks.ts'
import { lockEmployees } from './superseded.store.ts'

type Call = Context<Contract['certificates']['note']>

/** Notes something about an employee and a check. Notes are only ever added. */
export const noteCheck: HandlersOf<'certificates'>['note'] = {
  async act(call) {
    const { services, caller, company, body, now, fail } = call
    const { employee } = await changeable(call)
    if (body.date > stockholmDate(now)) throw fail('NOTE_IN_FUTURE')
    if (!isNoteOf(body.check, body.kind)) throw fail('NOTE_NOT_OF_CHECK')
    return transaction(services.db, async tx => {
      await lockEmployees(tx, [employee.id])
      if ((await countNotes(tx, employee.id)) >= CHECK_NOTES_MAX)
        throw fail('NOTES_FULL', { max: CHECK_NOTES_MAX })
      const { clientNumber } = company
      const note = await insertNote(tx, {
        ...{
          clientNumber,
          employeeId: employee.id,
          medicalCheck: body.check,
          kind: body.kind,
          date: body.date,
        },
        ...{ accountId: caller.accountId, by: personName(caller), at: now },
      })
      await addAudit(tx, {
        ...{ at: now, actor: caller, action: 'check-noted', clientNumber, object: note.id },
        details: { employee: employee.id, check: body.check, kind: body.kind },
      })
      const answer = shownNote({ note, takenBack: null })
      await call.keepAnswer(tx, answer)
      return answer
    })
  },
  beforeRepeat: changeable,
}

async function changeable({ services, caller, company, params, fail }: Call): Promise<SeenChecks> {
  const seen = await seenChecks(services, caller, { clientNumber: company.clientNumber, name: params.id })
  if (!seen.mayChange) throw fail('CERTIFICATE_CHANGE_NOT_PERMITTED')
  return seen
}

/** A note as every call answers it. */
export function shownNote({ note, takenBack }: NoteRow): CheckNoteRow {
  const { id, medicalCheck, kind, date, by, at } = note
  return { id, check: medicalCheck, kind, date, by, at, takenBack }
}

/** Takes a mistaken note back. Of one that is taken back already it answers who did. */
export const takeBackNote: HandlersOf<'certificates'>['takeBack'] = async call => {
  const { services, caller, company, params, now, fail } = call
  const { clientNumber } = company
  const named = { clientNumber, id: params.id }
  return transaction(services.db, async tx => {
    const row = await noteById(tx, named)
    const employee = row && (await employeeById(tx, clientNumber, row.note.employeeId))
    const view = await certificateView(tx, caller, clientNumber)
    if (!row || !employee || !view.sees(employee)) throw fail('NOTE_NOT_FOUND')
    if (!view.mayChange(employee)) throw fail('CERTIFICATE_CHANGE_NOT_PERMITTED')
    const { id: takesBack, employeeId, medicalCheck, kind, date } = row.note
    const isNew = await insertTakingBack(tx, {
      ...{ clientNumber, employeeId, medicalCheck, kind, date, takesBack },
      ...{ accountId: caller.accountId, by: personName(caller), at: now },
    })
    if (isNew)
      await addAudit(tx, {
        ...{ at: now, actor: caller, action: 'check-note-taken-back', clientNumber, object: takesBack },
        details: { employee: employeeId, check: medicalCheck, kind },
      })
    const told = await noteById(tx, named)
    if (!told) throw fail('NOTE_NOT_FOUND')
    return shownNote(told)
  })
}
