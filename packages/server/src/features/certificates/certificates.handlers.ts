import { certificatesList } from '@salvia/core/certificates'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { addMonitoring } from './add-monitoring.ts'
import { certificatesSource } from './certificate-list.ts'
import { downloadDocument } from './download-document.ts'
import { findMonitorable } from './find-monitorable.ts'
import { oneCertificate } from './one-certificate.ts'
import { personCertificates } from './person-certificates.ts'
import { removeCertificate } from './remove-certificate.ts'
import { shownNumbers } from './shown-numbers.ts'
import { acknowledge, withdrawals } from './shown-withdrawals.ts'
import { turnMails } from './turn-mails.ts'

export const certificatesHandlers: HandlersOf<'certificates'> = {
  ...listHandlers(certificatesList, certificatesSource),
  get: oneCertificate,
  document: downloadDocument,
  person: personCertificates,
  numbers: shownNumbers,
  monitorable: findMonitorable,
  add: addMonitoring,
  remove: removeCertificate,
  mails: turnMails,
  withdrawals,
  acknowledge,
}
