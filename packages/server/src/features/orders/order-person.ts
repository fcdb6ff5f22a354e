import { contract } from '@salvia/core/api'
import { acceptedNumber, personOrderContents, personOrderFaults } from '@salvia/core/orders'
import { plainPhoneNumber, stockholmDate } from '@salvia/core/primitives'
import { deleteUnusedProspects, putProspect } from '../../access/prospective-employees.store.ts'
import { seenEmployee } from '../../access/seen-employee.ts'
import { act } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import { type ChosenUnit, chosenUnits } from './chosen-units.ts'
import { insistOnComplete, orderedService, type PersonCall } from './ordered-service.ts'
import { sending } from './send-order.ts'
import { auditCheckedNumber, orderableNumber } from './typed-number.ts'

/** Orders a service for one person. @spec §3 */
export const orderForPerson = act(contract.orders.person, {
  async before(call) {
    const pid = numberOf(call)
    if (pid !== null) await auditCheckedNumber(call, pid)
  },
  see: permittedPerson,
  ...sending(async (tx, call: PersonCall) => {
    const ordered = await orderedService(tx, call, 'person')
    const permitted = await permittedPerson(tx, call)
    const facts = { today: stockholmDate(call.now), ...ordered }
    insistOnComplete(call, personOrderFaults(call.body, facts))
    const { answerWorkingDays } = ordered.service
    const contents = personOrderContents(call.body, ordered)
    const employeeId = permitted.employeeId ?? (await prospectOf(tx, call, permitted.unit))
    const foundBy = permitted.unit && { foundBy: permitted.unit.path }
    return { kind: 'person', contents, answerWorkingDays, employeeId, units: [], ...foundBy }
  }),
})

/** Whom a user may order for: an employee, or somebody new in a unit. Nothing is chosen of a form with faults. */
interface PermittedPerson {
  readonly employeeId: string | null
  readonly unit: ChosenUnit | undefined
}

/**
 * Whether the user may order for the person that an order names, as far as that is told without the number of somebody
 * new. Throws COWORKER_NOT_FOUND, the code of a rule, ORDER_TAKES_ROLE and UNIT_NOT_ORDERABLE.
 */
async function permittedPerson(db: Db, call: PersonCall): Promise<PermittedPerson> {
  const { services, caller, company, body, fail } = call
  const { employee: named, selectedOrg } = body
  if (named.kind === 'new') {
    const units = await chosenUnits(db, call, selectedOrg === '' ? [] : [selectedOrg])
    return { employeeId: null, unit: units[0] }
  }
  const { clientNumber } = company
  const { pidHash } = named
  const seen = await seenEmployee({ ...services, db }, caller, { clientNumber, name: { pidHash } })
  if (!seen.mayOrder) throw fail('ORDER_TAKES_ROLE')
  return { employeeId: seen.employee.id, unit: undefined }
}

/** Stores a new employee of an order. One whom the user may order for already is ordered for as known. */
async function prospectOf(tx: Db, call: PersonCall, unit: ChosenUnit | undefined): Promise<string> {
  const { company, body, now } = call
  const pid = numberOf(call)
  if (body.employee.kind !== 'new' || pid === null || !unit) throw new Error('The order is not complete.')
  const { firstName, lastName, email, mobilePhone, protectedIdentity } = body.employee
  // The row is locked first: a file that is being imported has brought the person before the number is judged, or joins
  // the order afterwards.
  const prospectId = await putProspect(
    tx,
    {
      ...{ clientNumber: company.clientNumber, pid, unitId: unit.id },
      ...{ firstName, lastName, protectedIdentity },
      email: email || null,
      mobilePhone: mobilePhone === '' ? null : plainPhoneNumber(mobilePhone),
    },
    now,
  )
  const { employee } = await orderableNumber(tx, call, pid, [unit.id])
  if (!employee) return prospectId
  await deleteUnusedProspects(tx, [prospectId])
  return employee.id
}

function numberOf({ body: { employee }, now }: PersonCall): string | null {
  return employee.kind === 'new' ? acceptedNumber(employee.pid, stockholmDate(now)) : null
}
