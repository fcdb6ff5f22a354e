import { defineStatuses } from '../../i18n/index.ts'

const received = { sv: 'Mottagen', en: 'Received' }
const withCaseWorker = { sv: 'Hos handläggare', en: 'With a case worker' }
const readyForImport = {
  sv: 'Hos handläggare, klar för inläsning',
  en: 'With a case worker, ready for import',
}
const replaced = { sv: 'Avslutad, ersatt av nyare fil', en: 'Finished, replaced by a newer file' }

/** The statuses of an uploaded personnel file. @spec §4 */
export const caseStatuses = defineStatuses({
  UPLOADED: { text: received, tone: 'info' },
  ACKNOWLEDGED: { text: withCaseWorker, tone: 'info' },
  READY_FOR_IMPORT: { text: readyForImport, tone: 'info' },
  PROCESSING: { text: { sv: 'Bearbetas', en: 'Processing' }, tone: 'info' },
  REVIEWING: { text: { sv: 'Under utredning', en: 'Under investigation' }, tone: 'warning' },
  FEEDBACK_REQUESTED: { text: { sv: 'Parkerad, svar behövs', en: 'On hold, reply needed' }, tone: 'warning' },
  FEEDBACK_RECEIVED: { text: { sv: 'Svar mottaget', en: 'Reply received' }, tone: 'info' },
  IMPORTED: { text: { sv: 'Inläst', en: 'Imported' }, tone: 'success' },
  IMPORTED_NEW_FILE: { text: replaced, tone: 'neutral' },
  NEW_FILE: { text: replaced, tone: 'neutral' },
  REJECTED: { text: { sv: 'Avvisad, skicka en ny fil', en: 'Rejected, send a new file' }, tone: 'danger' },
})
export type CaseStatus = (typeof caseStatuses.codes)[number]
