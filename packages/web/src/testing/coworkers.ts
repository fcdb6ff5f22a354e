import type { Coworker, CoworkerDetails } from '@salvia/core/coworkers'
import type { CompanyProfile } from '@salvia/core/profile'

/** An employee whom the user may order for. */
export const EXAMPLE_COWORKER: Coworker = {
  id: '00000000-0000-4000-8000-000000000001',
  pidHash: 'anna',
  firstName: 'Anna',
  lastName: 'Ahl',
  title: 'Tekniker',
  email: 'anna@exempel.se',
  workPhone: null,
  mobilePhone: '0701740605',
  protectedIdentity: false,
  unit: { id: '00000000-0000-4000-8000-000000000009', path: ['Produktion', 'Montering'] },
  manager: null,
  excludedBy: null,
  mayOrder: true,
}

const { excludedBy: _, ...row } = EXAMPLE_COWORKER

/** The page of the same employee. */
export const EXAMPLE_DETAILS: CoworkerDetails = {
  ...row,
  manager: null,
  orderManagers: [],
  inUnitSince: null,
  earlierUnits: [],
  contexts: ['all', 'orderable', 'unit-orderer'],
  mayShowNumber: true,
}

/** The roles of a user who is HR of the whole company. */
export const HR_ROLES: CompanyProfile['roles'] = [
  { role: 'extended-orderer', unitId: '00000000-0000-4000-8000-000000000009', unitPath: [], recursive: true },
]
