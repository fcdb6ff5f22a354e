import { personName } from '../../../access/person-name.ts'
import type { Act, Moment } from '../../../acts/act.ts'
import { insertNote } from '../internal-notes.store.ts'
import { keepTouched, type Matter } from '../matters.store.ts'
import { type CaseWorkerCall, lockMatterOf } from './case-worker-event.ts'
import { auditedMatter, type MatterActs } from './matter-acts.ts'

interface NotingCall extends CaseWorkerCall {
  readonly body: { readonly text: string }
}

/**
 * Writes a note for case workers. Nothing that a customer or a system of the provider can see changes.
 * @param answer the matter as the case worker's page shows it
 */
export function noteForCaseWorkers<Call extends NotingCall, Row, M extends Matter, Answer>(
  acts: MatterActs<Row, M>,
  answer: (row: Row, moment: Moment<Call>) => Promise<Answer>,
): Act<Call, Row, Row, Answer> {
  return {
    see: null,
    lock: lockMatterOf(acts),
    async change(row, { tx, call: { caller, body }, at }) {
      const { id } = acts.matterOf(row)
      const { accountId } = caller
      await insertNote(tx, { matterId: id, accountId, by: personName(caller), text: body.text, at })
      await keepTouched(tx, id, at)
      return row
    },
    audited: row => auditedMatter(acts.matterOf(row), 'noted'),
    answer,
    changed: null,
  }
}
