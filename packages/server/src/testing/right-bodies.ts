import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import { NO_ID } from './no-id.ts'

const BODIES: Readonly<Record<string, object>> = {
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
  'orderCases.book': { slotId: NO_ID, version: 0 },
  'caseWorkers.setFunctions': { functions: CASE_WORKER_FUNCTION_NAMES },
  'replyTemplates.update': { title: 'Bokad', text: 'Hej' },
}
/** Of the calls that every kind of matter has, by the last part of their names. */
const OF_MATTERS: Readonly<Record<string, object>> = {
  act: { version: 0 },
  addNote: { text: 'Hej' },
  reply: { text: 'Hej' },
  markRead: { through: 0 },
}

/** The body of a call, right where it decides about an object; elsewhere a call that is let in fails for want of one. */
export function rightBody(name: string): object | undefined {
  return BODIES[name] ?? OF_MATTERS[name.split('.')[1] ?? '']
}
