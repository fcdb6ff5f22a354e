export { type Certificate, certificateSchema } from './certificate.ts'
export {
  certificateAccess,
  changesCertificates,
  followsCertificates,
  ordersCertificates,
  seesCertificates,
  seesEmployee,
} from './certificate-access.ts'
export { certificateDeadlines, type EndingEntry } from './certificate-deadlines.ts'
export {
  CERTIFICATE_SOURCE_NAMES,
  CERTIFICATE_SOURCES,
  type CertificateEntry,
  type CertificateSource,
} from './certificate-entry.ts'
export { certificateSource, isRemovable } from './certificate-source.ts'
export {
  type CertificateStatus,
  certificateStatus,
  certificateStatuses,
  type StatusBounds,
  statusBounds,
} from './certificate-status.ts'
export { certificateTimeline } from './certificate-timeline.ts'
export { CERTIFICATE_TYPE_NAMES, CERTIFICATE_TYPES, type CertificateType } from './certificate-type.ts'
export {
  CERTIFICATE_URGENCIES,
  type CertificateUrgency,
  mostUrgentFirst,
  type UrgentCertificate,
} from './certificate-urgency.ts'
export { certificatesContract, type ReplacedEntry } from './certificates.contract.ts'
export {
  CERTIFICATE_MAIL_CHOICES,
  type CertificateFilter,
  type CertificateSort,
  certificatesList,
} from './certificates-list.ts'
export { digestDay } from './digest-day.ts'
export { type Downloadability, downloadability } from './downloadability.ts'
export { DOWNLOADABLE_FROM } from './downloadable-from.ts'
export { dueMailDay, mailDays } from './mail-days.ts'
export { mayWorkUntil } from './may-work-until.ts'
export {
  type CheckInterval,
  certificateTypeOf,
  FITNESS_CHECKS,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
  type MedicalCheck,
  medicalChecksByName,
} from './medical-checks.ts'
export { hasValidNumber, type Monitoring, type MonitoringFault, monitoringFault } from './monitoring-rules.ts'
export type { MonitorableEmployee, PersonCertificates } from './person-certificates.ts'
export { SANCTION_FEE } from './sanction-fee.ts'
export { suggestedDate } from './suggested-date.ts'
export { isSuperseded, supersededFrom } from './superseded.ts'
export {
  type ListedWithdrawals,
  losesValidity,
  type Validity,
  type WithdrawalReason,
  type WithdrawnCertificate,
} from './withdrawal.ts'
