import { defineErrors } from '../errors/define-errors.ts'

const changeTheDates = {
  sv: 'Ändra datumen och försök igen.',
  en: 'Change the dates and try again.',
}
const reloadPage = {
  sv: 'Ladda om sidan och se vad som gäller nu.',
  en: 'Reload the page to see what applies now.',
}
const askTheOrderer = {
  sv: 'Be den som är beställare eller MK-granskare för medarbetarens enhet.',
  en: 'Ask the order manager or the check-up reviewer of the employee’s unit.',
}

/** Errors of certificates, monitorings, notes and sheets. @spec §5 */
export const certificatesErrors = defineErrors({
  CERTIFICATE_NOT_FOUND: {
    status: 404,
    title: {
      sv: 'Intyget eller bevakningen hittades inte.',
      en: "Couldn't find the certificate or monitoring.",
    },
    action: {
      sv: 'Den kan vara borttagen, eller så saknar du behörighet att se den.',
      en: 'It may have been removed, or you may not be allowed to see it.',
    },
  },
  CERTIFICATE_CHANGE_NOT_PERMITTED: {
    status: 403,
    title: {
      sv: 'Du kan se medarbetarens kontroller men inte ändra dem.',
      en: 'You can see the check-ups of the employee but not change them.',
    },
    action: askTheOrderer,
  },
  CERTIFICATE_NOT_REMOVABLE: {
    status: 409,
    title: {
      sv: 'Intyg från journalen kan inte tas bort.',
      en: 'Certificates from the journal cannot be removed.',
    },
    action: {
      sv: 'Kontakta oss om intyget är fel.',
      en: 'Contact us if the certificate is wrong.',
    },
  },
  CERTIFICATE_ISSUED_TOO_EARLY: {
    status: 409,
    title: {
      sv: 'Intyg utfärdade före 2 februari 2025 kan inte laddas ner.',
      en: 'Certificates issued before 2 February 2025 cannot be downloaded.',
    },
    action: { sv: 'Kontakta oss om du behöver en kopia.', en: 'Contact us if you need a copy.' },
  },
  CERTIFICATE_WITHOUT_DOCUMENT: {
    status: 409,
    title: { sv: 'Det finns inget dokument att ladda ner.', en: 'There is no document to download.' },
    action: { sv: 'Kontakta oss om du behöver en kopia.', en: 'Contact us if you need a copy.' },
  },
  EMPLOYEE_NUMBER_INVALID: {
    status: 409,
    title: {
      sv: 'Medarbetaren har ett ogiltigt personnummer, så det går inte att lägga till en bevakning.',
      en: 'The employee has an invalid personal identity number, so monitoring cannot be added.',
    },
    action: {
      sv: 'Rätta numret i personalfilen, eller kontakta supporten.',
      en: 'Correct the number in the personnel file, or contact support.',
    },
  },
  MONITORING_START_AFTER_END: {
    status: 400,
    title: { sv: 'Startdatum måste vara före slutdatum.', en: 'The start date must be before the end date.' },
    action: changeTheDates,
  },
  MONITORING_ENDED: {
    status: 400,
    title: { sv: 'Slutdatum får inte ha passerat.', en: 'The end date must not be earlier than today.' },
    action: changeTheDates,
  },
  MONITORING_DATE_FAR_OFF: {
    status: 400,
    title: {
      sv: 'Datumet ligger för långt från i dag.',
      en: 'The date is too far from today.',
    },
    action: changeTheDates,
  },
  STATEMENT_WITH_END: {
    status: 400,
    title: {
      sv: 'Arbetsgivarens uppgift om intyg kan inte ha ett slutdatum.',
      en: 'A certificate stated by the employer cannot have an end date.',
    },
    action: {
      sv: 'Ta bort slutdatumet, eller lägg till en vanlig bevakning.',
      en: 'Remove the end date, or add an ordinary monitoring.',
    },
  },
  MONITORING_EMPLOYEE_NOT_FOUND: {
    status: 404,
    title: {
      sv: 'Ingen medarbetare i dina enheter har personnumret.',
      en: 'No employee in your units has this personal identity number.',
    },
    action: {
      sv: 'Rätta numret, eller ta bort raden.',
      en: 'Correct the number, or remove the row.',
    },
  },
  MONITORING_EMPLOYEE_EXCLUDED: {
    status: 403,
    title: {
      sv: 'En sekretessregel stänger dig ute från medarbetaren.',
      en: 'A confidentiality rule shuts you out from the employee.',
    },
    action: {
      sv: 'Ta bort raden, eller be en kollega om hjälp.',
      en: 'Remove the row, or ask a colleague for help.',
    },
  },
  MONITORING_TWICE: {
    status: 400,
    title: {
      sv: 'Medarbetaren och kontrollen finns på en rad högre upp.',
      en: 'The employee and the check stand on a row further up.',
    },
    action: { sv: 'Behåll en av raderna.', en: 'Keep one of the rows.' },
  },
  MONITORINGS_WRONG: {
    status: 422,
    title: {
      sv: 'Filen har rader som inte går att lägga till. Ingenting är ändrat.',
      en: 'The file has rows that cannot be added. Nothing has been changed.',
    },
    action: {
      sv: 'Granska filen igen och rätta raderna.',
      en: 'Review the file again and correct the rows.',
    },
  },
  MONITORINGS_CHANGED: {
    status: 409,
    title: {
      sv: 'Bevakningarna har ändrats sedan du granskade filen. Ingenting är ändrat.',
      en: 'The monitorings have changed since you reviewed the file. Nothing has been changed.',
    },
    action: { sv: 'Granska filen igen.', en: 'Review the file again.' },
  },
  NOTE_NOT_FOUND: {
    status: 404,
    title: { sv: 'Anteckningen hittades inte.', en: "Couldn't find the note." },
    action: reloadPage,
  },
  NOTE_IN_FUTURE: {
    status: 400,
    title: { sv: 'Datumet har inte varit än.', en: 'The date lies in the future.' },
    action: { sv: 'Välj i dag eller en tidigare dag.', en: 'Choose today or an earlier day.' },
  },
  NOTE_NOT_OF_CHECK: {
    status: 400,
    title: {
      sv: 'Anteckningen passar inte den här kontrollen.',
      en: 'The note does not fit this check.',
    },
    action: {
      sv: 'Erbjuden och avböjd gäller kontroller som ska erbjudas, ny risk gäller kontroller med tjänstbarhetsintyg.',
      en: 'Offered and declined are for checks that are offered, risk raised is for checks with a certificate of fitness.',
    },
  },
  NOTES_FULL: {
    status: 409,
    title: {
      sv: 'Medarbetaren har redan {max} anteckningar, och fler går inte att lägga till.',
      en: 'The employee already has {max} notes, and no more can be added.',
    },
    action: { sv: 'Kontakta supporten.', en: 'Contact support.' },
  },
  CHECK_UNIT_NOT_FOUND: {
    status: 404,
    title: { sv: 'Enheten hittades inte.', en: "Couldn't find the unit." },
    action: {
      sv: 'Den kan ha stängts, eller så saknar du behörighet att se den.',
      en: 'It may have been closed, or you may not be allowed to see it.',
    },
  },
  SHEET_IN_FUTURE: {
    status: 400,
    title: { sv: 'Dagen har inte varit än.', en: 'The day lies in the future.' },
    action: { sv: 'Välj i dag eller en tidigare dag.', en: 'Choose today or an earlier day.' },
  },
  SHEET_TOO_LARGE: {
    status: 409,
    title: {
      sv: 'Enheten är för stor för ett blad: den har fler än {max} rader.',
      en: 'The unit is too large for one sheet: it has more than {max} rows.',
    },
    action: { sv: 'Välj en mindre enhet eller en kontroll.', en: 'Choose a smaller unit or one check.' },
  },
  REQUIREMENTS_HR_ONLY: {
    status: 403,
    title: {
      sv: 'Bara HR kan ange vilka kontroller som krävs.',
      en: 'Only HR can say which checks are needed.',
    },
    action: {
      sv: 'Be någon som är utökad beställare för hela organisationen.',
      en: 'Ask someone who is extended order manager of the whole organisation.',
    },
  },
  REQUIREMENT_INCOMPLETE: {
    status: 400,
    title: { sv: 'Välj en enhet eller en titel.', en: 'Choose a unit or a title.' },
    action: {
      sv: 'Kravet måste gälla en enhet, en titel eller båda.',
      en: 'It must be about a unit, a title or both.',
    },
  },
  REQUIREMENT_EXISTS: {
    status: 409,
    title: { sv: 'Det kravet finns redan.', en: 'That is already said.' },
    action: reloadPage,
  },
  REQUIREMENTS_FULL: {
    status: 409,
    title: {
      sv: 'Det finns redan {max} krav, och fler går inte att lägga till.',
      en: 'There are already {max} of them, and no more can be added.',
    },
    action: {
      sv: 'Ta bort krav som inte behövs. Ett krav på en överordnad enhet gäller alla under den.',
      en: 'Remove those that are not needed. One for a unit holds for everything below it.',
    },
  },
  REQUIREMENT_NOT_FOUND: {
    status: 404,
    title: { sv: 'Kravet hittades inte.', en: "Couldn't find it." },
    action: reloadPage,
  },
  FEED_EMPLOYEE_UNKNOWN: {
    status: 422,
    title: {
      sv: 'Ingen hos kunden har personnumret.',
      en: 'Nobody at the customer has the personal identity number.',
    },
    action: {
      sv: 'Skicka raden igen när personen finns i kundens personalfil.',
      en: 'Send the line again when the person is in the personnel file of the customer.',
    },
  },
  FEED_DOCUMENT_UNKNOWN: {
    status: 422,
    title: { sv: 'Dokumentet finns inte.', en: 'The document does not exist.' },
    action: {
      sv: 'Skicka dokumentet först, och sedan raden igen.',
      en: 'Send the document first, and then the line again.',
    },
  },
})
