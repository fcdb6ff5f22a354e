import { defineErrors } from '../errors/define-errors.ts'

const seeHowItStands = {
  sv: 'Titta på bokningen igen och se vad som gäller nu.',
  en: 'Look at the booking again to see what applies now.',
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
    title: { sv: 'Besöket har börjat.', en: 'The visit has started.' },
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
      sv: 'Du kan se bokningen men inte ändra den.',
      en: 'You can see the booking but not change it.',
    },
    action: {
      sv: 'Be den som är beställare för medarbetarens enhet.',
      en: 'Ask the order manager of the employee’s unit.',
    },
  },
  CANCELLATION_CHARGED: {
    status: 409,
    title: {
      sv: 'Avbokningen debiteras, eftersom det är för sent att avboka kostnadsfritt.',
      en: 'The cancellation will be charged, because it is too late to cancel free of charge.',
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
      en: 'The booking system is not answering right now. Nothing has been changed.',
    },
    action: { sv: 'Försök igen om en stund, eller ring oss.', en: 'Try again in a while, or call us.' },
  },
  BOOKING_SYSTEM_NOT_CONNECTED: {
    // Not 503: nobody should ask again by themselves.
    status: 409,
    title: {
      sv: 'Tidsbokningen är inte ansluten än.',
      en: 'The booking system is not connected yet.',
    },
    action: {
      sv: 'Därför visas inga bokningar här. Ring oss om du undrar över en tid eller vill ändra den.',
      en: 'That is why no bookings are shown here. Call us if you have a question about a booking or want to change it.',
    },
  },
  EMPLOYEE_WITHOUT_EMAIL: {
    status: 409,
    title: {
      sv: 'Medarbetaren har ingen e-postadress hos oss.',
      en: 'We have no email address for the employee.',
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
      en: 'The email to the employee has already been sent.',
    },
    action: {
      sv: 'Vänta {minutes} min innan du skickar det igen.',
      en: 'Wait {minutes} min before you send it again.',
    },
  },
  FEEDBACK_RECIPIENT_GONE: {
    status: 409,
    title: {
      sv: 'Mottagaren kan inte längre få återkoppling om bokningen.',
      en: 'The recipient can no longer receive feedback about the booking.',
    },
    action: {
      sv: 'Välj en annan mottagare.',
      en: 'Choose another recipient.',
    },
  },
  FEEDBACK_FULL: {
    status: 409,
    title: {
      sv: 'Bokningen har redan {max} återkopplingar, och fler går inte att lägga till.',
      en: 'The booking already has {max} pieces of feedback, and no more can be added.',
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
      sv: 'Be någon som är utökad beställare för hela organisationen.',
      en: 'Ask someone who is extended order manager of the whole organisation.',
    },
  },
})
