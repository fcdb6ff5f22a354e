import type { Text } from '../../i18n/index.ts'
import type { CaseStatus } from './case-status.ts'

/** The three steps of the bar. */
export const CASE_STEPS: readonly Text[] = [
  { sv: 'Mottagen', en: 'Received' },
  { sv: 'Hos handläggare', en: 'With a case worker' },
  { sv: 'Inläst', en: 'Imported' },
]

const STEP_OF_STATUS: Readonly<Record<CaseStatus, 1 | 2 | 3 | null>> = {
  UPLOADED: 1,
  ACKNOWLEDGED: 2,
  READY_FOR_IMPORT: 2,
  PROCESSING: 2,
  REVIEWING: 2,
  FEEDBACK_REQUESTED: 2,
  FEEDBACK_RECEIVED: 2,
  IMPORTED: 3,
  IMPORTED_NEW_FILE: null,
  NEW_FILE: null,
  REJECTED: null,
}

/** The step of three that a case has reached; null for a case that ended without being imported. @spec §4 */
export function caseStep(status: CaseStatus): 1 | 2 | 3 | null {
  return STEP_OF_STATUS[status]
}
