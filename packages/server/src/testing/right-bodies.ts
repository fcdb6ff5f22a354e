import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import { NO_ID } from './no-id.ts'

/** Right where it decides about an object; elsewhere a call that is let in fails for want of a body. */
export const RIGHT_BODIES: Readonly<Record<string, object>> = {
  'coworkers.explain': { q: 'anna', context: 'all' },
  'accessPreview.search': { q: '' },
  'previewedEmployees.search': { q: '' },
  'accessPreview.find': { email: 'chef@demo.example' },
  'machineTokens.create': { name: 'natt' },
  'machineTokens.rotate': { overlapHours: 0 },
  'personnelFile.submit': { continueAnyway: false },
  'customerFiles.submit': { comment: 'På begäran av HR.' },
  'certificates.mails': { isOn: false },
  'cases.act': {},
  'bookings.reschedule': { slotId: NO_ID, version: 0 },
  'bookings.cancel': { version: 0 },
  'notifications.turn': { isOn: false },
  'bookings.sendFeedback': { recipientId: NO_ID, text: 'Hej' },
  'personnelFile.reply': { text: 'Hej' },
  'orders.reply': { text: 'Hej' },
  'orders.markRead': { through: 0 },
  'orderCases.act': { version: 0 },
  'orderCases.addNote': { text: 'Hej' },
  'orderCases.book': { slotId: NO_ID, version: 0 },
  'orderCases.reply': { text: 'Hej' },
  'orderCases.markRead': { through: 0 },
  'caseWorkers.setFunctions': { functions: CASE_WORKER_FUNCTION_NAMES },
  'replyTemplates.update': { title: 'Bokad', text: 'Hej' },
}
