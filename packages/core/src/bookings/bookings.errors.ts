import { defineErrors } from '../errors/define-errors.ts'

const seeHowItStands = {
  sv: 'Ladda om bokningen och se hur den står nu.',
  en: 'Reload the booking and see how it stands now.',
}
const phoneUs = {
  sv: 'Ring oss, så hjälper vi dig.',
  en: 'Call us, and we will help you.',
}

/** Errors of seeing, moving and cancelling a booking. @spec §8 */
export const bookingsErrors = defineErrors({
  BOOKING_NOT_FOUND: {
    status: 404,
    title: { sv: 'Tidsbokningen hittades inte.', en: "Couldn't find the booking." },
    action: {
      sv: 'Den kan vara borttagen, eller så saknar du behörighet att se den.',
      en: 'It may have been removed, or you may not be allowed to see it.',
    },
  },
  TOO_LATE_TO_RESCHEDULE: {
    status: 400,
    title: { sv: 'Det är för sent att boka om.', en: 'Too late to reschedule.' },
    action: {
      sv: 'Tiden för att boka om har gått ut. Du kan avboka, eller ringa oss.',
      en: 'Unfortunately, the deadline for rescheduling this booking has passed. You can cancel it, or call us.',
    },
  },
  SLOT_TAKEN: {
    status: 409,
    title: { sv: 'Tiden är inte längre ledig.', en: 'The time is no longer available.' },
    action: {
      sv: 'Någon hann boka tiden. Välj en annan tid.',
      en: 'Unfortunately, this time slot was just taken. Please choose another time slot.',
    },
  },
  BOOKING_CHANGED: {
    status: 409,
    title: { sv: 'Någon har ändrat bokningen.', en: 'Someone has changed the booking.' },
    action: seeHowItStands,
  },
  BOOKING_STARTED: {
    status: 409,
    title: { sv: 'Mötet har börjat.', en: 'The appointment has started.' },
    action: phoneUs,
  },
  BOOKING_CLOSED: {
    status: 409,
    title: {
      sv: 'Bokningen är avbokad eller redan genomförd.',
      en: 'The booking is cancelled or already over.',
    },
    action: seeHowItStands,
  },
  BOOKING_CHANGE_NOT_PERMITTED: {
    status: 403,
    title: {
      sv: 'Du ser bokningen men får inte ändra den.',
      en: 'You see the booking but may not change it.',
    },
    action: {
      sv: 'Be den som beställer för medarbetarens enhet.',
      en: 'Ask the person who orders for the employee’s unit.',
    },
  },
  CANCELLATION_CHARGED: {
    status: 409,
    title: {
      sv: 'Avbokningen debiteras, för tiden att avboka kostnadsfritt har gått ut.',
      en: 'The cancellation is charged, since the time to cancel free of charge has passed.',
    },
    action: {
      sv: 'Bekräfta att du vill avboka ändå, eller behåll tiden.',
      en: 'Confirm that you want to cancel anyway, or keep the booking.',
    },
  },
  BOOKING_SYSTEM_UNAVAILABLE: {
    status: 503,
    title: {
      sv: 'Bokningssystemet svarar inte just nu. Ingenting är ändrat.',
      en: 'The booking system does not answer right now. Nothing has been changed.',
    },
    action: { sv: 'Försök igen om en stund, eller ring oss.', en: 'Try again in a while, or call us.' },
  },
  EMPLOYEE_WITHOUT_EMAIL: {
    status: 409,
    title: {
      sv: 'Medarbetaren har ingen e-postadress hos oss.',
      en: 'We have no e-mail address for the employee.',
    },
    action: {
      sv: 'Kopiera texten eller skriv ut den i stället.',
      en: 'Copy the text or print it instead.',
    },
  },
  EMPLOYEE_MAILED_ALREADY: {
    status: 409,
    title: {
      sv: 'Mejlet till medarbetaren är redan skickat.',
      en: 'The mail to the employee has already been sent.',
    },
    action: {
      sv: 'Vänta {minutes} min om det ska skickas en gång till.',
      en: 'Wait {minutes} min if it is to be sent once more.',
    },
  },
  FEEDBACK_RECIPIENT_GONE: {
    status: 409,
    title: {
      sv: 'Mottagaren kan inte längre få återkoppling om bokningen.',
      en: 'The recipient can no longer be sent feedback about the booking.',
    },
    action: {
      sv: 'Ladda om bokningen och välj en annan mottagare.',
      en: 'Reload the booking and choose another recipient.',
    },
  },
  FEEDBACK_FULL: {
    status: 409,
    title: {
      sv: 'Bokningen har redan {max} återkopplingar, och fler får inte plats.',
      en: 'The booking has {max} pieces of feedback already, and there is no room for more.',
    },
    action: {
      sv: 'Ta kontakt med mottagaren på ett annat sätt.',
      en: 'Contact the recipient in another way.',
    },
  },
  REMINDERS_HR_ONLY: {
    status: 403,
    title: {
      sv: 'Bara HR kan slå på och av påminnelser.',
      en: 'Only HR can turn reminders on and off.',
    },
    action: {
      sv: 'Be den som är utökad beställare för hela organisationen.',
      en: 'Ask the person who is extended orderer for the whole organisation.',
    },
  },
})
