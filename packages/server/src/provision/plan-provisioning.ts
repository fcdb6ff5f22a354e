import type { Plan } from './plan.ts'
import { planAccount } from './plan-account.ts'
import { planOrganisation } from './plan-organisation.ts'
import type { ProvisionFile } from './provision-file.ts'
import type { Standing } from './standing.store.ts'

/**
 * Compares a file with the database and returns the plan. Changes nothing yet. Throws a StartError if two accounts have
 * one identity number.
 */
export function planProvisioning(file: ProvisionFile, standing: Standing): Plan {
  const plan: Plan = {
    things: [],
    insert: { groups: [], companies: [], units: [], accounts: [], memberships: [], roles: [] },
    ...{ companies: [], roots: [], accounts: [], states: [], goneMemberships: [], goneRoleIds: [] },
    others: othersOf(file, standing),
  }
  const roots = new Map<string, string>()
  for (const organisation of file.organisations) {
    roots.set(organisation.clientNumber, planOrganisation(organisation, standing, plan))
  }
  for (const [index, account] of file.accounts.entries()) {
    planAccount({ account, index, roots }, standing, plan)
  }
  return plan
}

function othersOf({ organisations, accounts }: ProvisionFile, standing: Standing): string[] {
  const numbers = new Set(organisations.map(({ clientNumber }) => clientNumber))
  const emails = new Set(accounts.map(({ email }) => email))
  return [
    ...standing.companies.map(({ clientNumber }) => clientNumber).filter(number => !numbers.has(number)),
    ...standing.accounts.map(({ email }) => email).filter(email => !emails.has(email)),
  ]
}
