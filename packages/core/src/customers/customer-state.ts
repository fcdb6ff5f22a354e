import { defineStatuses } from '../i18n/index.ts'

/** Whether people and machines may act for a customer. The provider closes and reopens it. */
export const customerStates = defineStatuses({
  open: { text: { sv: 'Öppen', en: 'Open' }, tone: 'success' },
  closed: { text: { sv: 'Stängd', en: 'Closed' }, tone: 'neutral' },
})
export type CustomerState = (typeof customerStates.codes)[number]
