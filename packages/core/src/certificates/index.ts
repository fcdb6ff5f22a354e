export { CERTIFICATE_TYPE_NAMES, CERTIFICATE_TYPES, type CertificateType } from './certificate-type.ts'
