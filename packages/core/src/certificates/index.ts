export {
  type Certificate,
  type CheckedEmployee,
  certificateSchema,
  checkedEmployeeSchema,
} from './certificate.ts'
export {
  type CertificateAccess,
  certificateAccess,
  changesCertificates,
  seesCertificates,
} from './certificate-access.ts'
export { certificateDeadlines, type EndingEntry } from './certificate-deadlines.ts'
export type { CertificateEntry } from './certificate-entry.ts'
export {
  CERTIFICATE_SOURCES,
  type CertificateSource,
  certificateSource,
  type Removability,
  removability,
  turnsOn,
} from './certificate-source.ts'
export {
  CERTIFICATE_STATUSES,
  type CertificateStatus,
  certificateStatus,
  expiredUntil,
  nextTransition,
  soonFrom,
} from './certificate-status.ts'
export { CERTIFICATE_SOURCE_NAMES, certificateStatuses } from './certificate-statuses.ts'
export { certificateTimeline } from './certificate-timeline.ts'
export { CERTIFICATE_TYPE_NAMES, CERTIFICATE_TYPES, type CertificateType } from './certificate-type.ts'
export { certificatesContract, type ReplacedEntry } from './certificates.contract.ts'
export { certificatesErrors } from './certificates.errors.ts'
export {
  type CertificateFacets,
  type CertificateFilter,
  type CertificatePage,
  type CertificateQuery,
  type CertificateSort,
  certificatesList,
} from './certificates-list.ts'
export { checkCoverageContract } from './check-coverage.contract.ts'
export { CHECK_NOTE_NAMES } from './check-note-names.ts'
export { checkOverviewsContract } from './check-overviews.contract.ts'
export {
  CHECK_NOTE_KINDS,
  type CheckFacts,
  type CheckNote,
  type CheckNoteKind,
  type CheckState,
  type CoveringEntry,
  checkState,
  isNoteOf,
} from './check-state.ts'
export { checkStateText, shownCheckState } from './check-state-text.ts'
export {
  type CheckRequirement,
  type CoverageFilter,
  type CoveragePage,
  type CoverageRow,
  coverageList,
} from './coverage.ts'
export { type Downloadability, downloadability } from './download-rule.ts'
export type { InspectionSheet } from './inspection-sheet.ts'
export { dueMailDay, type MailsSoFar, mailDays } from './mail-days.ts'
export { type DefaultMails, getsMails, isMailedByDefault, type MailSwitch } from './mail-switch.ts'
export {
  type CheckInterval,
  certificateTypeOf,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
  type MedicalCheck,
} from './medical-checks.ts'
export {
  hasValidNumber,
  MONITORING_FAULTS,
  type Monitoring,
  type MonitoringDateFault,
  type MonitoringFault,
  type MonitoringFaultCode,
  type MonitoringRow,
  monitoringFault,
  monitoringSchema,
} from './monitoring-rules.ts'
export { monitoringsContract } from './monitorings.contract.ts'
export type { CheckNoteRow, PersonChecks } from './person-checks.ts'
export { isRequiredOf, type NeededBy, type RequiredOf, titleKey } from './requirement-rule.ts'
export { type StatusBounds, statusBounds } from './status-bounds.ts'
export { type LastCheck, type SuggestedDate, suggestedDate } from './suggested-date.ts'
export { supersededFrom } from './superseded.ts'
export { type MonthCounts, type YearAhead, yearAheadPeriods } from './year-ahead.ts'
