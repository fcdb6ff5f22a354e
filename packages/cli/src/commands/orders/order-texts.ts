import type { Text } from '@salvia/core/i18n'
import type { MatterStep } from '@salvia/core/matters'

/** What the order view calls its facts and parts. */
export const TEXTS = {
  sent: { sv: 'Skickad', en: 'Sent' },
  by: { sv: '{moment} av {name}', en: '{moment} by {name}' },
  employee: { sv: 'Medarbetare', en: 'Employee' },
  isNew: { sv: 'Finns inte i er personalfil än', en: 'Not in your personnel file yet' },
  protected: { sv: 'Skyddad identitet', en: 'Protected identity' },
  units: { sv: 'Enheter', en: 'Units' },
  unit: { sv: 'Enhet', en: 'Unit' },
  option: { sv: 'Inriktning', en: 'Option' },
  subject: { sv: 'Rubrik', en: 'Subject' },
  visits: { sv: 'Besök', en: 'Visits' },
  individual: { sv: 'Enskilda', en: 'Individual' },
  perEmployee: { sv: 'Enskilda, {count} per medarbetare', en: 'Individual, {count} per employee' },
  location: { sv: 'Ort', en: 'Location' },
  clinic: { sv: 'Mottagning', en: 'Clinic' },
  partner: { sv: 'Uppgifter till partnern', en: 'Details for the partner' },
  desiredCity: { sv: 'Önskad ort', en: 'Desired location' },
  phone: { sv: 'Beställarens mobil', en: 'Orderer’s mobile' },
  purchaseOrder: { sv: 'Inköpsordernummer', en: 'Purchase order number' },
  feedback: { sv: 'Återkoppling till', en: 'Feedback to' },
  handler: { sv: 'Handläggare', en: 'Case worker' },
  expected: { sv: 'Svar väntas senast', en: 'Answer expected by' },
  need: { sv: 'Aktuellt behov', en: 'Current need' },
  description: { sv: 'Beskrivning', en: 'Description' },
  bookings: { sv: 'Tider', en: 'Appointments' },
  files: { sv: 'Bilagor', en: 'Attachments' },
  steps: { sv: 'Händelser', en: 'History' },
  takenOver: { sv: 'Ny handläggare', en: 'New case worker' },
  messages: { sv: 'Meddelanden', en: 'Messages' },
  noMessages: { sv: 'Inga meddelanden än.', en: 'No messages yet.' },
  awaits: { sv: 'svar behövs', en: 'reply needed' },
  isNewMessage: { sv: 'nytt', en: 'new' },
  caseWorker: { sv: '{name}, handläggare', en: '{name}, case worker' },
  until: {
    sv: 'Du kan svara i portalen till och med {moment}.',
    en: 'You can reply in the portal until {moment}.',
  },
  open: { sv: 'Du kan svara i portalen.', en: 'You can reply in the portal.' },
  locked: { sv: 'Låst för nya meddelanden sedan {moment}.', en: 'Locked for new messages since {moment}.' },
  readOnly: { sv: 'Du kan läsa men inte svara.', en: 'You can read this but not reply.' },
  limited: {
    sv: 'Du ser bara en del av beställningen. Den gäller enheter som du inte är beställare för. Därför ser du bara nummer, datum, status och de tider som du har behörighet till.',
    en: 'You can only see part of the order. It is for units that you are not an order manager for, so you can only see its number, date, status and the appointments you have access to.',
  },
  lost: {
    sv: 'Du ser bara den ursprungliga beställningen. Du gjorde den men har inte längre behörighet att se den. Därför ser du bara det du skrev.',
    en: 'You can only see the original order. You made it but no longer have permission to see it, so you can only see what you wrote.',
  },
} as const satisfies Record<string, Text>

export const STEPS: Readonly<Record<MatterStep['event'], Text>> = {
  sent: { sv: 'Inskickad', en: 'Submitted' },
  'taken-on': { sv: 'Mottagen', en: 'Received' },
  handled: { sv: 'Hanterad', en: 'Handled' },
  closed: { sv: 'Avslutad', en: 'Closed' },
  withdrawn: { sv: 'Återkallad', en: 'Withdrawn' },
  booked: { sv: 'Tid bokad', en: 'Time booked' },
  'opened-again': { sv: 'Öppnad igen', en: 'Opened again' },
  'booking-refused': {
    sv: 'Tiden fanns inte kvar i bokningssystemet',
    en: 'The booking system no longer had the time',
  },
}
