import { defineErrors } from './define-errors.ts'
import { reachErrors } from './reach.errors.ts'

/** Errors that any call can answer: transport, access, and unexpected failures. */
export const callErrors = defineErrors({
  NOT_SIGNED_IN: {
    status: 401,
    title: { sv: 'Du är inte inloggad.', en: 'You are not signed in.' },
    action: { sv: 'Logga in och försök igen.', en: 'Sign in and try again.' },
  },
  SIGNED_OUT: {
    status: 498,
    title: { sv: 'Du har loggats ut.', en: "You've been signed out." },
    action: { sv: 'Logga in igen.', en: 'Sign in again.' },
  },
  LINK_EXPIRED: {
    status: 498,
    title: { sv: 'Länken gäller inte längre.', en: 'The link has expired.' },
    action: { sv: 'Beställ en ny länk och försök igen.', en: 'Ask for a new link and try again.' },
  },
  LINK_INCORRECT: {
    status: 400,
    title: { sv: 'Länken är inte rätt.', en: 'The link is not correct.' },
    action: {
      sv: 'Öppna länken i mejlet och försök igen, eller kopiera hela adressen.',
      en: 'Open the link in the email and try again, or copy the whole address.',
    },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    title: { sv: 'För många försök på kort tid.', en: 'Too many attempts in a short time.' },
    action: { sv: 'Vänta {minutes} min och försök igen.', en: 'Wait {minutes} min and try again.' },
  },
  NOT_FOUND: {
    status: 404,
    title: { sv: 'Det du söker finns inte.', en: 'What you are looking for does not exist.' },
    action: {
      sv: 'Det kan vara borttaget, eller så saknar du behörighet. Gå tillbaka till listan.',
      en: 'It may have been removed, or you may not have permission. Go back to the list.',
    },
  },
  COMPANY_CLOSED: {
    status: 409,
    title: { sv: 'Organisationen är stängd i portalen.', en: 'The organisation is closed in the portal.' },
    action: {
      sv: 'Ingenting går att beställa, skicka eller ändra åt den nu. Ring företagshälsan om den borde vara öppen. Har du skrivit något finns det kvar här, så att du kan kopiera det.',
      en: 'Nothing can be ordered, sent or changed for it now. Phone the occupational health provider if it should be open. Anything you have written is still here for you to copy.',
    },
  },
  FEATURE_NOT_ALLOWED: {
    status: 403,
    title: {
      sv: 'Du har inte tillgång till den här tjänsten.',
      en: 'You do not have access to this service.',
    },
    action: {
      sv: 'Er organisation har inget avtal för den, eller så saknar du behörighet. Kontakta supporten om det är fel.',
      en: 'Your organisation has no agreement for it, or you do not have permission. Contact support if this is wrong.',
    },
  },
  INVALID_REQUEST: {
    status: 400,
    title: { sv: 'Uppgifterna kunde inte läsas.', en: 'The request could not be read.' },
    action: { sv: 'Kontrollera uppgifterna och försök igen.', en: 'Check what you entered and try again.' },
  },
  REQUEST_TOO_SLOW: {
    status: 408,
    title: {
      sv: 'Det du skickar kommer fram för långsamt.',
      en: 'What you are sending is arriving too slowly.',
    },
    action: {
      sv: 'Kontrollera din anslutning och skicka igen.',
      en: 'Check your connection and send it again.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: { sv: 'Det du skickar är för stort.', en: 'What you are sending is too large.' },
    action: { sv: 'Skicka en mindre fil, högst 500 MB.', en: 'Send a smaller file, 500 MB at most.' },
  },
  UPLOAD_INCOMPLETE: {
    status: 400,
    title: { sv: 'Bara en del av filen kom fram.', en: 'Only part of the file arrived.' },
    action: {
      sv: 'Ingenting har sparats. Skicka filen igen.',
      en: 'Nothing was saved. Send the file again.',
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    title: {
      sv: 'Samma nyckel har redan använts för ett annat anrop.',
      en: 'The same key was already used for another call.',
    },
    action: { sv: 'Skicka anropet igen med en ny nyckel.', en: 'Send the call again with a new key.' },
  },
  ...reachErrors,
  UNEXPECTED_ERROR: {
    status: 500,
    title: { sv: 'Något gick fel hos oss.', en: 'Something went wrong on our side.' },
    action: {
      sv: 'Försök igen. Kontakta supporten och ange supportkoden om felet kvarstår.',
      en: 'Try again. If it keeps happening, contact support and give the support code.',
    },
  },
})
