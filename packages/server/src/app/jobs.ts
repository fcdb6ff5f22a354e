import { accountMailJob } from '../features/accounts/mail-account.job.ts'
import { mailBooking } from '../features/bookings/mail-booking.job.ts'
import { mailBookingFeedback } from '../features/bookings/mail-booking-feedback.job.ts'
import { remindEmployeesJob } from '../features/bookings/remind-employees.job.ts'
import { rejectUnansweredCases } from '../features/cases/reject-unanswered-cases.job.ts'
import { mailMachineToken } from '../features/machine-tokens/mail-machine-token.job.ts'
import { mailCaseText } from '../features/personnel-file/case-mail/mail-case-text.job.ts'
import { importPersonnelFile } from '../features/personnel-file/import/import-personnel-file.job.ts'
import { stagePersonnelFile } from '../features/personnel-file/import/stage-personnel-file.job.ts'
import { sweepPersonnelFilesJob } from '../features/personnel-file/sweep-personnel-files.job.ts'
import type { Job } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { housekeeping } from './housekeeping.job.ts'

/** All jobs. */
export const JOBS: readonly Job<Services>[] = [
  housekeeping,
  importPersonnelFile,
  accountMailJob,
  mailBooking,
  mailBookingFeedback,
  mailCaseText,
  mailMachineToken,
  rejectUnansweredCases,
  remindEmployeesJob,
  stagePersonnelFile,
  sweepPersonnelFilesJob,
]
