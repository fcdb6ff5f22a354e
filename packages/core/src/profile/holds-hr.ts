import type { CompanyProfile } from './profile.contract.ts'

/**
 * Whether a user is HR of a company: an Extended Orderer on its root, with all units below. The root has an empty path.
 * @example holdsHr({ roles: [] }) // false
 */
export function holdsHr({ roles }: Pick<CompanyProfile, 'roles'>): boolean {
  return roles.some(
    ({ role, recursive, unitPath }) => role === 'extended-orderer' && recursive && unitPath.length === 0,
  )
}
