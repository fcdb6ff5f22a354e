/** Every kind of background work. Generated from `*.job.ts` by `npm run gen`: do not edit. */

import { housekeeping } from './housekeeping.job.ts'
import { accountMailJob } from '../features/accounts/mail-account.job.ts'
import { scanAttachmentJob } from '../features/attachments/scan-attachment.job.ts'
import { sweepAttachmentsJob } from '../features/attachments/sweep-attachments.job.ts'
import { exchangeBookings } from '../features/bookings/exchange-bookings.job.ts'
import { mailBookingFeedback } from '../features/bookings/mail-booking-feedback.job.ts'
import { mailBooking } from '../features/bookings/mail-booking.job.ts'
import { mailRefusedChange } from '../features/bookings/mail-refused-change.job.ts'
import { remindEmployeesJob } from '../features/bookings/remind-employees.job.ts'
import { sendBookingChanges } from '../features/bookings/send-booking-changes.job.ts'
import { mailFunctions } from '../features/case-workers/mail-functions.job.ts'
import { mailCertificates } from '../features/certificates/mail-certificates.job.ts'
import { mailWithdrawal } from '../features/certificates/mail-withdrawal.job.ts'
import { planCertificateMails } from '../features/certificates/plan-mails.job.ts'
import { tellWithdrawals } from '../features/certificates/tell-withdrawals.job.ts'
import { scanFeedFileJob } from '../features/feed-files/scan-feed-file.job.ts'
import { sweepFeedFilesJob } from '../features/feed-files/sweep-feed-files.job.ts'
import { mailMachineToken } from '../features/machine-tokens/mail-machine-token.job.ts'
import { watchTokenMakersJob } from '../features/machine-tokens/watch-token-makers.job.ts'
import { noteRefusedBookingJob } from '../features/order-cases/note-refused-booking.job.ts'
import { deleteOldOrdersJob } from '../features/orders/delete-old-orders.job.ts'
import { mailOrderAnswer } from '../features/orders/mail-order-answer.job.ts'
import { mailOrderReceipt } from '../features/orders/mail-order-receipt.job.ts'
import { rejectUnansweredCases } from '../features/personnel-file-cases/reject-unanswered-cases.job.ts'
import { mailCaseText } from '../features/personnel-file/case-mail/mail-case-text.job.ts'
import { importPersonnelFile } from '../features/personnel-file/import/import-personnel-file.job.ts'
import { stagePersonnelFile } from '../features/personnel-file/import/stage-personnel-file.job.ts'
import { sweepPersonnelFilesJob } from '../features/personnel-file/sweep-personnel-files.job.ts'
import { mailProviderToken } from '../features/provider-tokens/mail-provider-token.job.ts'
import { countVisits } from '../features/statistics/count-visits.job.ts'
import { countYesterdaysVisits } from '../features/statistics/count-yesterdays-visits.job.ts'
import { makeHealthFiguresJob } from '../features/statistics/make-health-figures.job.ts'

export const JOBS = [
  housekeeping,
  accountMailJob,
  scanAttachmentJob,
  sweepAttachmentsJob,
  exchangeBookings,
  mailBookingFeedback,
  mailBooking,
  mailRefusedChange,
  remindEmployeesJob,
  sendBookingChanges,
  mailFunctions,
  mailCertificates,
  mailWithdrawal,
  planCertificateMails,
  tellWithdrawals,
  scanFeedFileJob,
  sweepFeedFilesJob,
  mailMachineToken,
  watchTokenMakersJob,
  noteRefusedBookingJob,
  deleteOldOrdersJob,
  mailOrderAnswer,
  mailOrderReceipt,
  rejectUnansweredCases,
  mailCaseText,
  importPersonnelFile,
  stagePersonnelFile,
  sweepPersonnelFilesJob,
  mailProviderToken,
  countVisits,
  countYesterdaysVisits,
  makeHealthFiguresJob,
]
