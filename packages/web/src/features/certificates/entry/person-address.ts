import type { WithdrawnCertificate } from '@salvia/core/certificates'
import type { Feature } from '@salvia/core/features'
import { portalPath } from '@salvia/core/portal-paths'

/** The employee's page, or that of the check-ups alone for whoever sees no more of the employee. */
export function personAddress(
  { employee, seesEmployee }: Pick<WithdrawnCertificate, 'employee' | 'seesEmployee'>,
  isOpen: (feature: Feature) => boolean,
): string {
  const page = seesEmployee && isOpen('coworkers') ? 'coworker' : 'certificatesPerson'
  return portalPath(page, { id: employee.pidHash })
}
