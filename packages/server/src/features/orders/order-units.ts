import { contract } from '@salvia/core/api'
import {
  counsellingOrderContents,
  counsellingOrderFaults,
  groupOrderContents,
  groupOrderFaults,
} from '@salvia/core/orders'
import { stockholmDate } from '@salvia/core/primitives'
import { act } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import { type ChosenUnit, chosenUnits } from './chosen-units.ts'
import { type CounsellingCall, type GroupCall, insistOnComplete, orderedService } from './ordered-service.ts'
import { sending } from './send-order.ts'

/** Orders a service for a group of employees or for whole units. @spec §3 */
export const orderForGroup = act(contract.orders.group, {
  see: permittedGroup,
  ...sending(async (tx, call: GroupCall) => {
    const ordered = await orderedService(tx, call, 'group')
    const units = await permittedGroup(tx, call)
    const facts = { today: stockholmDate(call.now), ...ordered }
    insistOnComplete(call, groupOrderFaults(call.body, facts))
    const comments = new Map(call.body.units.map(({ unitId, comment }) => [unitId, comment]))
    return {
      kind: 'group',
      contents: groupOrderContents(call.body, ordered),
      answerWorkingDays: ordered.service.answerWorkingDays,
      employeeId: null,
      units: units.map(unit => ({ ...keptUnit(unit), comment: comments.get(unit.id) || null })),
    }
  }),
})

/** Asks for advice on what to order for a unit. @spec §3 */
export const orderCounselling = act(contract.orders.counselling, {
  see: permittedCounselling,
  ...sending(async (tx, call: CounsellingCall) => {
    const units = await permittedCounselling(tx, call)
    insistOnComplete(call, counsellingOrderFaults(call.body))
    return {
      kind: 'counselling',
      contents: counsellingOrderContents(call.body),
      answerWorkingDays: undefined,
      employeeId: null,
      units: units.map(unit => ({ ...keptUnit(unit), comment: null })),
    }
  }),
})

/** The units of a group order. Throws UNIT_NOT_ORDERABLE. */
function permittedGroup(db: Db, call: GroupCall): Promise<ChosenUnit[]> {
  return chosenUnits(
    db,
    call,
    call.body.units.map(({ unitId }) => unitId),
  )
}

/** The unit of a counselling order, none while it is not chosen. Throws UNIT_NOT_ORDERABLE. */
function permittedCounselling(db: Db, call: CounsellingCall): Promise<ChosenUnit[]> {
  const { selectedOrg } = call.body
  return chosenUnits(db, call, selectedOrg === '' ? [] : [selectedOrg])
}

function keptUnit({ id, path }: ChosenUnit) {
  return { unitId: id, path: [...path] }
}
