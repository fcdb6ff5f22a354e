import { defineErrors } from '../errors/define-errors.ts'

/** Errors of uploads and cases. What is wrong in a file is told by its report instead. */
export const personnelFileErrors = defineErrors({
  FILE_CHANGED: {
    status: 409,
    title: { sv: 'Filen ändrades medan den lästes.', en: 'The file changed while it was being read.' },
    action: {
      sv: 'Stäng filen i andra program och försök igen.',
      en: 'Close the file in other programs and try again.',
    },
  },
  DRAFT_NOT_REVIEWED: {
    status: 409,
    title: { sv: 'Filen är inte granskad än.', en: 'The file has not been reviewed yet.' },
    action: { sv: 'Granska filen innan du skickar in den.', en: 'Review the file before you submit it.' },
  },
  DRAFT_REJECTED: {
    status: 409,
    title: {
      sv: 'Filen har fel som gör att den inte kan skickas in.',
      en: 'The file has errors that keep it from being submitted.',
    },
    action: {
      sv: 'Rätta felen och välj filen på nytt.',
      en: 'Correct the errors and choose the file again.',
    },
  },
  DRAFT_HAS_ERRORS: {
    status: 409,
    title: { sv: 'Filen har fel.', en: 'The file has errors.' },
    action: {
      sv: 'Välj att fortsätta ändå, eller välj en ny fil.',
      en: 'Choose to continue anyway, or choose a new file.',
    },
  },
  TOO_FEW_ROWS_LEFT: {
    status: 409,
    title: {
      sv: '{leftOut} av filens {rows} rader går inte att läsa in.',
      en: '{leftOut} of the {rows} rows of the file cannot be imported.',
    },
    action: {
      sv: 'Granskningen visar vad som är fel i raderna. Rätta dem och välj filen på nytt.',
      en: 'The review shows what is wrong with them. Correct the rows and choose the file again.',
    },
  },
  TOO_MANY_DRAFTS: {
    status: 429,
    title: {
      sv: 'Er organisation har för många filer som är bifogade men inte inskickade.',
      en: 'Your organisation has too many files that are attached but not submitted.',
    },
    action: {
      sv: 'Skicka in dem, eller vänta {minutes} min och försök igen.',
      en: 'Submit them, or wait {minutes} min and try again.',
    },
  },
  CASE_EVENT_REFUSED: {
    status: 409,
    title: {
      sv: 'Det går inte att göra i ärendets nuvarande status.',
      en: 'This cannot be done in the current status of the case.',
    },
    action: {
      sv: 'Titta på ärendet igen och se vad du kan göra nu.',
      en: 'Look at the case again and see what you can do now.',
    },
  },
  CASE_TEXT_MISSING: {
    status: 400,
    title: { sv: 'Texten till kunden saknas.', en: 'The text to the customer is missing.' },
    action: {
      sv: 'Skriv vad kunden ska svara på eller varför filen avvisas.',
      en: 'Write what you want the customer to answer, or why the file is rejected.',
    },
  },
  REPLY_MISSING: {
    status: 400,
    title: { sv: 'Svaret saknas.', en: 'The reply is missing.' },
    action: { sv: 'Skriv ett svar eller bifoga en fil.', en: 'Write a reply or attach a file.' },
  },
  EXTENSIVE_CHANGE_UNCONFIRMED: {
    status: 409,
    title: {
      sv: 'Minst 20 % av medarbetarna slutar eller flyttar.',
      en: 'At least 20% of the employees leave or move.',
    },
    action: { sv: 'Kontrollera ändringarna och bekräfta dem.', en: 'Check the changes and confirm them.' },
  },
  OWN_UPLOAD: {
    status: 409,
    title: {
      sv: 'Du skickade själv filen åt kunden.',
      en: 'You sent this file for the customer yourself.',
    },
    action: { sv: 'Be en kollega läsa in den.', en: 'Ask a colleague to import it.' },
  },
  CUSTOMER_CLOSED_TO_FILES: {
    status: 409,
    title: { sv: 'Kunden är stängd.', en: 'The customer is closed.' },
    action: {
      sv: 'Öppna kunden igen innan du skickar en fil åt den.',
      en: 'Open the customer again before you send a file for it.',
    },
  },
  TEMPLATE_UNUSABLE: {
    status: 400,
    title: { sv: 'Mallen kan inte användas.', en: 'The template cannot be used.' },
    action: { sv: 'Rätta den och välj den igen. {faults}', en: 'Correct it and choose it again. {faults}' },
  },
  CHANGES_NOT_COUNTED: {
    status: 409,
    title: { sv: 'Ändringarna kunde inte räknas.', en: 'The changes could not be counted.' },
    action: {
      sv: 'Ta emot ärendet på nytt, så räknas de igen.',
      en: 'Acknowledge the case again, and they will be counted again.',
    },
  },
  CHANGES_BEING_COUNTED: {
    status: 409,
    title: { sv: 'Ändringarna räknas fortfarande.', en: 'The changes are still being counted.' },
    action: { sv: 'Vänta en stund och försök igen.', en: 'Wait a moment and try again.' },
  },
  NEWER_CASE_IMPORTED: {
    status: 409,
    title: { sv: 'En nyare fil är redan inläst.', en: 'A newer file has already been imported.' },
    action: { sv: 'Avsluta ärendet. Den nyare filen gäller.', en: 'Close the case. The newer file applies.' },
  },
  ORIGINAL_DELETED: {
    status: 404,
    title: { sv: 'Originalfilen är borttagen.', en: 'The original file has been deleted.' },
    action: {
      sv: 'Filer sparas i 90 dagar efter att ärendet är klart.',
      en: 'Files are kept for 90 days after the case is finished.',
    },
  },
})
