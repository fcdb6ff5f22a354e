import { housekeeping } from './housekeeping.ts'
import { importPersonnelFile } from './import-personnel-file.ts'
import type { Job } from './job.ts'
import { accountMailJob } from './mail-account.ts'
import { mailBooking } from './mail-booking.ts'
import { mailBookingFeedback } from './mail-booking-feedback.ts'
import { mailCaseText } from './mail-case-text.ts'
import { mailMachineToken } from './mail-machine-token.ts'
import { rejectUnansweredCases } from './reject-unanswered-cases.ts'
import { remindEmployeesJob } from './remind-employees.ts'
import { stagePersonnelFile } from './stage-personnel-file.ts'
import { sweepPersonnelFilesJob } from './sweep-personnel-files.ts'

/** Every kind of background work. */
export const JOBS: readonly Job[] = [
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
