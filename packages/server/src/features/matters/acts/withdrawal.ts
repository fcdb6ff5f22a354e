import type { AppError } from '@salvia/core/errors'
import type { Person } from '../../../access/caller.ts'
import type { Act, Moment } from '../../../acts/act.ts'
import type { Db } from '../../../db/database.ts'
import type { Matter } from '../matters.store.ts'
import { auditedMatter, changedMatter, changeRow, type MatterActs, noteStep } from './matter-acts.ts'

/**
 * The maker takes a matter back. Of a case worker who takes it on at the same moment, and the maker, one wins.
 * @param see throws unless the caller sees all of the matter
 * @param lock the same, of the matter locked
 */
export function withdrawal<
  Call extends { readonly caller: Person },
  R extends Row,
  Row,
  M extends Matter,
  Answer,
>(
  acts: MatterActs<Row, M>,
  {
    see,
    lock,
    refusal,
    answer,
  }: {
    readonly see: (db: Db, call: Call) => Promise<unknown>
    readonly lock: (tx: Db, call: Call) => Promise<R>
    /** Why it cannot be taken back, if so. */
    readonly refusal: (row: R, call: Call) => AppError | null
    readonly answer: (row: R, moment: Moment<Call>) => Promise<Answer>
  },
): Act<Call, R, R, Answer> {
  return {
    ...{ see, lock, answer },
    async change(row, moment) {
      const refused = refusal(row, moment.call)
      if (refused) throw refused
      const { tx, at } = moment
      const taken = { state: 'closed', closedBy: 'maker', latestEventAt: at } as const
      const changed = await changeRow(acts, tx, row, taken)
      await noteStep(moment, acts.matterOf(row).id, 'withdrawn')
      return changed
    },
    audited: row => auditedMatter(acts.matterOf(row), 'withdrawn'),
    changed: changedMatter(acts),
    faultPoints: { beforeCommit: 'withdraw: before commit' },
  }
}
