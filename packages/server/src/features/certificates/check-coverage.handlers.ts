import type { Contract } from '@salvia/core/api'
import { type CheckRequirement, coverageList, isRequiredOf, titleKey } from '@salvia/core/certificates'
import { CHECK_REQUIREMENTS_MAX } from '@salvia/core/limits'
import { addAudit } from '../../access/audit.store.ts'
import type { NamedUnit } from '../../access/group-facts.store.ts'
import { personName } from '../../access/person-name.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context, HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { type CertificateView, personsView } from './certificate-view.ts'
import { type CoveredEmployee, coveredEmployees, titlesOf } from './coverage.store.ts'
import { coverageSource } from './coverage.ts'
import { unitsUpFrom } from './required-checks.ts'
import {
  insertRequirement,
  lockRequirements,
  type RequirementRow,
  removeRequirement,
  requirementsOf,
} from './requirements.store.ts'

type AddCall = Context<Contract['checkCoverage']['addRequirement']>
type Call =
  | AddCall
  | Context<Contract['checkCoverage']['requirements']>
  | Context<Contract['checkCoverage']['removeRequirement']>

export const checkCoverageHandlers: HandlersOf<'checkCoverage'> = {
  ...listHandlers(coverageList, coverageSource),

  async requirements(call) {
    insistOnHr(call)
    const { services, caller, company } = call
    const { db } = services
    const view = await personsView(db, caller, company.clientNumber)
    const people = await everybody(db, view)
    const rows = await requirementsOf(db, company.clientNumber)
    return {
      items: rows.map(row => shownRequirement(row, { units: view.units, people })),
      titles: await titlesOf(db, company.clientNumber),
    }
  },

  addRequirement: { act: addRequirement, beforeRepeat: async call => insistOnHr(call) },

  async removeRequirement(call) {
    insistOnHr(call)
    const { services, caller, company, params, now, fail } = call
    const { clientNumber } = company
    await transaction(services.db, async tx => {
      const removed = await removeRequirement(
        tx,
        { clientNumber, id: params.id },
        { by: caller.accountId, at: now },
      )
      if (!removed) throw fail('REQUIREMENT_NOT_FOUND')
      await addAudit(tx, {
        ...{ at: now, actor: caller, action: 'check-requirement-removed', clientNumber, object: params.id },
        details: { check: removed.medicalCheck },
      })
    })
  },
}

function insistOnHr({ company, fail }: Call): void {
  if (!company.isHr) throw fail('REQUIREMENTS_HR_ONLY')
}

async function addRequirement(call: AddCall): Promise<CheckRequirement> {
  insistOnHr(call)
  const { services, caller, company, body, now, fail } = call
  const { clientNumber } = company
  if (body.unit === null && body.title === null) throw fail('REQUIREMENT_INCOMPLETE')
  return transaction(services.db, async tx => {
    await lockRequirements(tx, clientNumber)
    const view = await personsView(tx, caller, clientNumber)
    if (body.unit !== null && !view.units.some(({ id }) => id === body.unit))
      throw fail('CHECK_UNIT_NOT_FOUND')
    const before = await requirementsOf(tx, clientNumber)
    if (before.some(row => isSame(row, body))) throw fail('REQUIREMENT_EXISTS')
    if (before.length >= CHECK_REQUIREMENTS_MAX)
      throw fail('REQUIREMENTS_FULL', { max: CHECK_REQUIREMENTS_MAX })
    const row = await insertRequirement(tx, {
      ...{ clientNumber, medicalCheck: body.check, unitId: body.unit, title: body.title },
      ...{ accountId: caller.accountId, by: personName(caller), at: now },
    })
    await addAudit(tx, {
      ...{ at: now, actor: caller, action: 'check-requirement-added', clientNumber, object: row.id },
      details: { check: body.check, ...(body.unit !== null && { unit: body.unit }) },
    })
    const answer = shownRequirement(row, { units: view.units, people: await everybody(tx, view) })
    await call.keepAnswer(tx, answer)
    return answer
  })
}

function isSame({ medicalCheck, unitId, title }: RequirementRow, body: AddCall['body']): boolean {
  const key = (text: string | null) => (text === null ? null : titleKey(text))
  return medicalCheck === body.check && unitId === body.unit && key(title) === key(body.title)
}

const everybody = (db: Db, { clientNumber, employees }: CertificateView) =>
  coveredEmployees(db, { clientNumber, employees, words: [], identity: null })

interface Company {
  readonly units: readonly NamedUnit[]
  readonly people: readonly CoveredEmployee[]
}

/** A requirement of a unit that has been closed since is about nobody. */
function shownRequirement(row: RequirementRow, { units, people }: Company): CheckRequirement {
  const above = unitsUpFrom(units)
  const isAbout = ({ unitId, title }: CoveredEmployee) => isRequiredOf(row, { unitIds: above(unitId), title })
  const unit = units.find(({ id }) => id === row.unitId)
  return {
    ...{ id: row.id, check: row.medicalCheck, title: row.title, by: row.by, at: row.at },
    unit: row.unitId === null ? null : { id: row.unitId, path: [...(unit?.path ?? [])] },
    people: people.filter(isAbout).length,
  }
}
