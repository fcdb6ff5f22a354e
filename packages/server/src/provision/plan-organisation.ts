import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { companyFqn } from '@salvia/core/companies'
import { FEATURES } from '@salvia/core/features'
import type { Existing } from './existing.store.ts'
import { newState, type Plan, STATE_WORDS } from './plan.ts'
import type { ProvisionedOrganisation } from './provision-file.ts'

/** Plans one organisation and returns the id of its root unit, which stands for the whole organisation. */
export function planOrganisation(said: ProvisionedOrganisation, existing: Existing, plan: Plan): string {
  const { clientNumber, name, group, loginMethod, features, organisationNumber, template } = said
  const known = existing.companies.find(company => company.clientNumber === clientNumber)
  const isClosed = known?.closedAt != null
  const state = newState(said.state, isClosed)
  if (state) plan.states.push({ of: { clientNumber }, to: state })
  const thing = (changes: string[]) =>
    plan.things.push({
      ...{ name: clientNumber, clientNumber },
      staysClosed: isClosed && said.state === undefined,
      changes: [...changes, ...(state ? [STATE_WORDS[state]] : [])],
    })
  const groupId = groupOf(group, existing, plan)
  const set = {
    ...{ groupId, name, fqn: companyFqn(group, name), loginMethod, features },
    ...(template !== undefined && { template }),
  }
  const rootId = known?.root?.id ?? randomUUID()
  if (!known?.root) {
    plan.insert.units.push({ id: rootId, clientNumber, path: [], organisationNumber })
  }
  if (!known) {
    plan.insert.companies.push({ clientNumber, ...set })
    thing(['new'])
    return rootId
  }
  const changes = [
    ...(known.name === name ? [] : ['name']),
    ...(known.groupId === groupId ? [] : ['group']),
    ...(known.loginMethod === loginMethod ? [] : ['login method']),
    ...(isSame(known.features, features) ? [] : ['features']),
    ...(template === undefined || isDeepStrictEqual(known.template, template) ? [] : ['template']),
  ]
  if (changes.length > 0 || known.fqn !== set.fqn) plan.companies.push({ clientNumber, set })
  if (known.root && organisationNumber && known.root.organisationNumber !== organisationNumber) {
    plan.roots.push({ id: rootId, set: { organisationNumber } })
    changes.push('organisation number')
  }
  thing(changes.length > 0 ? [`${changes.join(', ')} changed`] : [])
  return rootId
}

function groupOf(name: string, { groups }: Existing, { insert }: Plan): string {
  const known = groups.find(group => group.name === name) ?? insert.groups.find(group => group.name === name)
  if (known?.id) return known.id
  const id = randomUUID()
  insert.groups.push({ id, name })
  return id
}

/** Compares lists of features. Keys of features that are always open make no difference. */
function isSame(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (!one || !other) return one === other
  const always: readonly string[] = Object.values(FEATURES).flatMap(({ key, always }) =>
    always ? [key] : [],
  )
  const said = (keys: readonly string[]) =>
    keys
      .filter(key => !always.includes(key))
      .sort()
      .join()
  return said(one) === said(other)
}
