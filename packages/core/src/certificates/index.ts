export {
  CERTIFICATE_SOURCE_NAMES,
  CERTIFICATE_SOURCES,
  type CertificateEntry,
  type CertificateSource,
} from './certificate-entry.ts'
export { certificateSource, isRemovable, isReplaceable, turnsOn } from './certificate-source.ts'
export {
  type CertificateStatus,
  certificateStatus,
  certificateStatuses,
  nextTransition,
} from './certificate-status.ts'
export { CERTIFICATE_TYPE_NAMES, CERTIFICATE_TYPES, type CertificateType } from './certificate-type.ts'
export { DOWNLOADABILITIES, type Downloadability, downloadability } from './download-rule.ts'
export { dueMailDay, type MailsSoFar, mailDays } from './mail-days.ts'
export {
  type CheckInterval,
  certificateTypeOf,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
  type MedicalCheck,
} from './medical-checks.ts'
export {
  hasValidNumber,
  type Monitoring,
  type MonitoringFault,
  monitoringFault,
  monitoringSchema,
} from './monitoring-rules.ts'
export { type SuggestedDate, suggestedDate } from './suggested-date.ts'
export { supersededFrom } from './superseded.ts'
