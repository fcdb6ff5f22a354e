import type { Existing } from './existing.store.ts'
import type { Plan } from './plan.ts'
import { planAccount } from './plan-account.ts'
import { planOrganisation } from './plan-organisation.ts'
import type { ProvisionFile } from './provision-file.ts'

/**
 * Compares a file with the database and returns the plan. Changes nothing yet. Throws a StartError if two accounts have
 * one identity number.
 */
export function planProvisioning(file: ProvisionFile, existing: Existing): Plan {
  const plan: Plan = {
    things: [],
    insert: { groups: [], companies: [], units: [], accounts: [], memberships: [], roles: [] },
    ...{
      companies: [],
      roots: [],
      accounts: [],
      functions: [],
      states: [],
      goneMemberships: [],
      goneRoleIds: [],
    },
    others: othersOf(file, existing),
  }
  const roots = new Map<string, string>()
  for (const organisation of file.organisations) {
    roots.set(organisation.clientNumber, planOrganisation(organisation, existing, plan))
  }
  for (const [index, account] of file.accounts.entries()) {
    planAccount({ account, index, roots }, existing, plan)
  }
  return plan
}

function othersOf({ organisations, accounts }: ProvisionFile, existing: Existing): string[] {
  const numbers = new Set(organisations.map(({ clientNumber }) => clientNumber))
  const emails = new Set(accounts.map(({ email }) => email))
  return [
    ...existing.companies.map(({ clientNumber }) => clientNumber).filter(number => !numbers.has(number)),
    ...existing.accounts.map(({ email }) => email).filter(email => !emails.has(email)),
  ]
}
